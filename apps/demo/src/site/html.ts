import type { Words } from '@skirmish-kit/core';
import { htmlTag, preloadTags, type Showcase } from '@skirmish-kit/ui/showcase';

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

/** What a widget needs from its package: the script, and the files that its first game fetches. */
interface EmbeddedGame {
  readonly folder: string;
  readonly beside?: readonly string[];
}

/**
 * The code that puts an element into another page. `site` is the address of this site; while it is built
 * that is unknown, and the reader's browser puts it in front of `kit/`.
 */
export function codeOf(
  { folder, beside = [] }: EmbeddedGame,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  script = 'embed.js',
  site = '',
): string {
  const onSite = (path: string) => path.replace(ON_SITE, () => site);
  const files = script === 'embed.js' ? beside : [];
  const early = preloadTags(
    attributes['mode'],
    files.map((file) => onSite(`kit/${folder}/${file}`)),
  );
  const given = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, onSite(value)]),
  );
  return `${early}${htmlTag('script', { type: 'module', src: onSite(`kit/${folder}/${script}`) })}
${htmlTag(tag, given)}`;
}
