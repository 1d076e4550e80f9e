import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import { CORNER, EDGE } from '@skirmish-kit/ui/hex-picture';

/** What lies under the symbols of an army: how broad its strokes are, and where they run. */
type Pattern = readonly [width: number, d: string];

/** Stripes, dots, crosses, waves, then two for guests. */
const MAKERS: readonly (() => Pattern)[] = [
  () => [3, ruled(14, (line, t) => [line + t, -t])],
  () => [5.6, scattered(15, 5, (x, y) => `M${x} ${y}h0`)],
  () => [2.8, scattered(16, 6, (x, y) => `M${x} ${y - 5}v10M${x - 5} ${y}h10`)],
  () => [2.8, scattered(18, 2, (x, y) => `M${x - 9} ${y + 4}l9 -9 9 9`)],
  () => [2.6, ruled(12, (line, t) => [t, line])],
  () => [2.4, scattered(16, 6, (x, y) => `M${x - 4} ${y - 4}h8v8h-8Z`)],
];

const made: Pattern[] = [];

/**
 * The pattern of an army, drawn about the middle of a tile. Plain strokes, since a browser takes much
 * longer over a fill that repeats.
 */
export function patternPicture(pattern: number): SvgNode {
  const kind = pattern % MAKERS.length;
  const [width, d] = (made[kind] ??= MAKERS[kind]?.() ?? [0, '']);
  return svgNode('path', { class: 'pattern', d, 'stroke-width': width });
}

/** Whether a place is on a tile, so far from its rim. */
function onTile(x: number, y: number, far: number): boolean {
  const edge = EDGE - 5 - far;
  const corner = (CORNER * edge) / EDGE;
  return Math.abs(y) <= edge && Math.abs(x) <= corner * (1 - Math.abs(y) / (2 * edge));
}

/** A mark in every place of a grid that is so far from the rim. */
function scattered(step: number, far: number, mark: (x: number, y: number) => string): string {
  let d = '';
  for (let y = -3 * step; y <= 3 * step; y += step) {
    for (let x = -3 * step; x <= 3 * step; x += step) if (onTile(x, y, far)) d += mark(x, y);
  }
  return d;
}

/** Lines across the tile, from rim to rim. */
function ruled(
  step: number,
  place: (line: number, t: number) => readonly [x: number, y: number],
): string {
  let d = '';
  for (let line = -7 * step; line <= 7 * step; line += step) {
    let from: number | undefined;
    let to = 0;
    for (let t = -CORNER; t <= CORNER; t++) {
      if (!onTile(...place(line, t), 0)) continue;
      from ??= t;
      to = t;
    }
    if (from !== undefined) d += `M${place(line, from).join(' ')}L${place(line, to).join(' ')}`;
  }
  return d;
}
