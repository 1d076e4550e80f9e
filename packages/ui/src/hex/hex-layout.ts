import type { Hex } from '@skirmish-kit/space';

/** From the middle of a cell to a corner and to the middle of an edge, in units of the picture. */
export const CORNER = 60;
export const EDGE = 52;

/** The middle of a hex in the picture; the centre of the board is `[0, 0]`. */
export function hexCentre([q, r]: Hex): readonly [x: number, y: number] {
  return [90 * q, 104 * r + 52 * q];
}

/** A flat-topped hex about a place, `inset` smaller than its cell. */
export function hexPath(inset: number, [x, y]: readonly [x: number, y: number] = [0, 0]): string {
  const edge = EDGE - inset;
  const corner = round((CORNER * edge) / EDGE);
  const half = round(corner / 2);
  const from = round(x - half);
  const to = round(x + half);
  return `M${from} ${y - edge}H${to}L${round(x + corner)} ${y} ${to} ${y + edge}H${from}L${round(x - corner)} ${y}Z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a board with this many rings, with a margin. */
export function boardBounds(radius: number): Box {
  const air = 4;
  const x = 90 * radius + CORNER + air;
  const y = 104 * radius + EDGE + air;
  return { x: -x, y: -y, width: 2 * x, height: 2 * y };
}

/** The hex at a place of the picture; it need not be on the board. */
export function hexAt(x: number, y: number): Hex {
  const q = x / 90;
  const r = (y - 52 * q) / 104;
  const s = -q - r;
  const near = [Math.round(q), Math.round(r), Math.round(s)] as const;
  const off = [Math.abs(near[0] - q), Math.abs(near[1] - r), Math.abs(near[2] - s)] as const;
  if (off[0] > off[1] && off[0] > off[2]) return [-near[1] - near[2] + 0, near[1] + 0];
  if (off[1] > off[2]) return [near[0] + 0, -near[0] - near[2] + 0];
  return [near[0] + 0, near[1] + 0];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
