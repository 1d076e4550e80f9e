/** The folder with the embeds of a site that bundles the elements itself. */
let folder: string | undefined;

/**
 * Says where the embeds are, for pages that bundle the elements: code that is shared then names
 * `<folder>/skirmish.js`.
 */
export function setEmbedBase(address: string): void {
  folder = new URL(address, document.baseURI).href;
}

/**
 * The script that code for another page names. An embed knows its own address:
 * `tools/build/own-address.mjs` replaces this module.
 */
export function embedUrl(): string {
  return folder ? new URL('skirmish.js', folder).href : 'skirmish.js';
}
