import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import type { Box } from '@skirmish-kit/ui/table';

const SIZE = 14;

/** Words on a plate of their own, never cut off at the edge. */
export function labelPicture(
  [x, y]: Point,
  below: number,
  text: string,
  view: Box,
  now: boolean,
): SvgNode {
  // As wide as the widest of the fonts that a page may have.
  const half = Math.round(text.length * SIZE * 0.3 + 9);
  const within = (at: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(most, at)));
  const cx = within(x, view.x + half + 2, view.x + view.width - half - 2);
  const cy = within(y + below, view.y + 14, view.y + view.height - 14);
  return svgNode(
    'g',
    { class: now ? 'tag measure now-tag' : 'tag measure', transform: `translate(${cx} ${cy})` },
    [
      svgNode('rect', { x: -half, y: -12, width: 2 * half, height: 24, rx: 12 }),
      svgNode('text', { y: 1, 'font-size': SIZE }, text),
    ],
  );
}
