/** Where the embeds of a site lie whose pages bundle the elements themselves. */
let folder: string | undefined;

/**
 * Says where the embeds lie, for pages that bundle the elements: code that is shared then names
 * `<folder>/<system>/embed.js`.
 */
export function embedsLieIn(address: string): void {
  folder = new URL(address, document.baseURI).href;
}

/**
 * The script that code for another page has to name. An embed knows its own address:
 * `tools/build/own-address.mjs` puts another module in place of this one.
 */
export function embedAddress(tag: string): string {
  const system = tag.replace(/^skirmish-/, '');
  return folder ? new URL(`${system}/embed.js`, folder).href : 'embed.js';
}
