/** Where the embeds of a site lie whose pages bundle the elements themselves. */
let folder: string | undefined;

/** The files that a game needs beside `embed.js`, by the system. */
let beside: Readonly<Record<string, readonly string[]>> = {};

/**
 * Says where the embeds lie, for pages that bundle the elements: code that is shared then names
 * `<folder>/<system>/embed.js`, and has the files fetched with it that a game of the system needs.
 */
export function embedsLieIn(
  address: string,
  filesOfGames: Readonly<Record<string, readonly string[]>> = {},
): void {
  folder = new URL(address, document.baseURI).href;
  beside = filesOfGames;
}

/**
 * The script that code for another page has to name. An embed knows its own address:
 * `tools/build/own-address.mjs` puts another module in place of this one.
 */
export function embedAddress(tag: string): string {
  return folder ? new URL(`${systemOf(tag)}/embed.js`, folder).href : 'embed.js';
}

/** What a game needs beside that script: a page that names it too saves its readers a round trip. */
export function gameAddresses(tag: string): readonly string[] {
  const system = systemOf(tag);
  return (beside[system] ?? []).map((file) => new URL(`${system}/${file}`, folder).href);
}

function systemOf(tag: string): string {
  return tag.replace(/^skirmish-/, '');
}
