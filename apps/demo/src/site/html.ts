import type { Words } from '@skirmish-kit/core';
import { preloadTags } from '@skirmish-kit/ui/showcase';

/** Text as it may stand in a page or in the value of an attribute. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Words in both languages; the page shows those of the reader's. They may hold tags of ours. */
export function both({ en, fr }: Words): string {
  return en === fr ? en : `<span lang="en">${en}</span><span lang="fr">${fr}</span>`;
}

/** An element of ours with its attributes, as a page would write it. */
export function tagOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}

/**
 * The code that puts an element into another page. Where this site lies is only known in the
 * reader's browser, which puts the address in front of `kit/`.
 */
export function codeOf(
  { folder, beside = [] }: { readonly folder: string; readonly beside?: readonly string[] },
  tag: string,
  attributes: Readonly<Record<string, string>>,
  script = 'embed.js',
): string {
  const files = script === 'embed.js' ? beside : [];
  const early = preloadTags(
    attributes['mode'],
    files.map((file) => `kit/${folder}/${file}`),
  );
  return `${early}<script type="module" src="kit/${folder}/${script}"></script>
${tagOf(tag, attributes)}`;
}
