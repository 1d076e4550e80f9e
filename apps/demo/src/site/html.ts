import type { LocalisedText } from '@skirmish-kit/core';
import { htmlTag, type Showcase } from '@skirmish-kit/ui/showcase';

export { htmlText as escape } from '@skirmish-kit/ui/showcase';

/** A text in both languages; the page shows the reader's. It may contain our own tags. */
export function bilingualHtml({ en, fr }: LocalisedText): string {
  return en === fr ? en : `<span lang="en">${en}</span><span lang="fr">${fr}</span>`;
}

/** A colour per scheme, as an SVG attribute value. */
export function inBothSchemes({ light, dark }: Showcase['colour']): string {
  return `light-dark(${light}, ${dark})`;
}

/** Placeholder for file URLs in code samples; copied code needs the full URL. */
const ON_SITE = /^(?=(?:kit|e|armies)\/)/;

/**
 * The embed code of an element. `site` is the URL of this site. It is unknown during the build, so the
 * reader's browser puts it in front of `kit/`.
 */
export function embedSnippet(
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
