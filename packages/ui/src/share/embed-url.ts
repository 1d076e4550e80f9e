/** The folder with the embeds of a site that bundles the elements itself. */
let folder: string | undefined;

/**
 * Sets the URL of the embeds, for pages that bundle the elements: shared code then names
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
