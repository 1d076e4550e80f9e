import { htmlTag } from '@skirmish-kit/ui/showcase';
import type { ShowcasedSystem } from './systems.ts';
import type { ShowcaseWidget } from '@skirmish-kit/ui/showcase';

/** The entry that defines the element of a widget, such as `define-diagram` for `diagram.js`. */
export function entryOf(
  { folder }: ShowcasedSystem,
  { script }: Pick<ShowcaseWidget, 'script'>,
): string {
  return `${folder}/${script === undefined ? 'define' : `define-${script.replace(/\.js$/, '')}`}`;
}

/** An element on a page of the site; its code loads when it comes near the window. */
export function liveElement(
  shown: ShowcasedSystem,
  widget: Pick<ShowcaseWidget, 'tag' | 'script' | 'attributes'>,
  also: Readonly<Record<string, string>> = {},
): string {
  return htmlTag(widget.tag ?? shown.showcase.tag, {
    'data-define': entryOf(shown, widget),
    ...widget.attributes,
    ...also,
  });
}
