import { htmlTag } from '@skirmish-kit/ui/showcase';
import type { ShownSystem } from './systems.ts';
import type { ShownWidget } from '@skirmish-kit/ui/showcase';

/** The entry that defines the element of a widget: `define-diagram` beside `diagram.js`. */
export function entryOf({ folder }: ShownSystem, { script }: Pick<ShownWidget, 'script'>): string {
  return `${folder}/${script === undefined ? 'define' : `define-${script.replace(/\.js$/, '')}`}`;
}

/** An element that lives in a page of the site; its code is fetched when it comes near. */
export function liveElement(
  shown: ShownSystem,
  widget: Pick<ShownWidget, 'tag' | 'script' | 'attributes'>,
  also: Readonly<Record<string, string>> = {},
): string {
  return htmlTag(widget.tag ?? shown.showcase.tag, {
    'data-define': entryOf(shown, widget),
    ...widget.attributes,
    ...also,
  });
}
