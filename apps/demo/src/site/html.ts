import type { Words } from '@skirmish-kit/core';
import { htmlTag, type Showcase } from '@skirmish-kit/ui/showcase';

export { htmlText as escape } from '@skirmish-kit/ui/showcase';

/** Words in both languages; the page shows those of the reader's. They may hold tags of ours. */
export function both({ en, fr }: Words): string {
  return en === fr ? en : `<span lang="en">${en}</span><span lang="fr">${fr}</span>`;
}

/** A colour of its own for light pages and for dark ones, as an attribute of SVG takes it. */
export function inBothSchemes({ light, dark }: Showcase['colour']): string {
  return `light-dark(${light}, ${dark})`;
}

/** The samples of a site name its files like this; pages that take them need the full address. */
const ON_SITE = /^(?=(?:kit|e|armies)\/)/;

/**
 * The code that puts an element into another page. `site` is the address of this site; while it is built
 * that is unknown, and the reader's browser puts it in front of `kit/`.
 */
export function codeOf(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  site = '',
): string {
  const onSite = (path: string) => path.replace(ON_SITE, () => site);
  const given = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, onSite(value)]),
  );
  return `${htmlTag('script', { type: 'module', src: onSite(SCRIPT) })}\n${htmlTag(tag, given)}`;
}

/** The script that finds every widget of a page. */
export const SCRIPT = 'kit/skirmish.js';
