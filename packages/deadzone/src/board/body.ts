import type { Cube } from './cube.ts';

/*
 * The inside of a cube is measured in whole parts, 24 to an edge: from the west, from the north and
 * from the floor. Points of the whole battlefield are counted the same way from its corner.
 */

/** Parts to the edge of a cube. */
export const PARTS = 24;

/** A point of the battlefield in whole parts. */
export type SubPoint = readonly [x: number, y: number, z: number];

/** An upright box in whole parts, its faces included. */
export interface SubBox {
  readonly low: SubPoint;
  readonly high: SubPoint;
}

/** Somebody, or something as large, in a cube. */
export interface SightBody {
  readonly cube: Cube;
  /** 1 to 4. */
  readonly size: number;
  /** Lies down. */
  readonly pinned?: boolean;
  /** Where in the cube its middle is, in parts from the west and the north; the middle if left out. */
  readonly spot?: readonly [x: number, y: number];
}

/** What a figure of a size takes up, in parts: to either side of its middle, standing, and lying. */
interface Build {
  readonly half: number;
  readonly standing: number;
  readonly lying: number;
}

const SMALLEST: Build = { half: 2, standing: 14, lying: 5 };
const BUILDS: readonly Build[] = [
  SMALLEST,
  { half: 4, standing: 17, lying: 6 },
  { half: 6, standing: 20, lying: 7 },
  { half: 9, standing: 22, lying: 8 },
];

/** Eyes are this far below the top of a figure (DZ-SHOOT-10, ruling O-34). */
const BROW = 2;

/** The box that a figure fills: never outside its cube, wherever its middle is said to be. */
export function bodyOf({ cube, size, pinned = false, spot }: SightBody): SubBox {
  const { half, standing, lying } = BUILDS[size - 1] ?? SMALLEST;
  const inside = (at: number) => Math.max(half + 1, Math.min(PARTS - half - 1, at));
  const x = (cube[0] - 1) * PARTS + inside(spot?.[0] ?? PARTS / 2);
  const y = (cube[1] - 1) * PARTS + inside(spot?.[1] ?? PARTS / 2);
  const z = (cube[2] - 1) * PARTS;
  return {
    low: [x - half, y - half, z + 1],
    high: [x + half, y + half, z + (pinned ? lying : standing)],
  };
}

/** Where a figure looks from: near the top of its middle. */
export function eyeOf(stander: SightBody): SubPoint {
  const { low, high } = bodyOf(stander);
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, high[2] - BROW];
}

/**
 * The points of a figure that are looked for: its middle and its four corners, at the base, half way up
 * and at the top. To see all of them is to see all of it, base included (DZ-SHOOT-08).
 */
export function samplesOf(stander: SightBody): readonly SubPoint[] {
  const { low, high } = bodyOf(stander);
  const middleX = (low[0] + high[0]) / 2;
  const middleY = (low[1] + high[1]) / 2;
  const half = (low[2] + high[2]) >> 1;
  return [low[2], half, high[2]].flatMap((z): readonly SubPoint[] => [
    [middleX, middleY, z],
    [low[0], low[1], z],
    [high[0], low[1], z],
    [low[0], high[1], z],
    [high[0], high[1], z],
  ]);
}

/** Whether the straight line between two points meets a box; touching it is enough. */
export function meetsBox(box: SubBox, a: SubPoint, b: SubPoint): boolean {
  return stretchIn(box, a, b) >= 0;
}

/** Whether a stretch of the straight line, not only a point, lies within a box. */
export function meetsInside(box: SubBox, a: SubPoint, b: SubPoint): boolean {
  return stretchIn(box, a, b) > 0;
}

/** Positive when a stretch of the line lies in the box, 0 for a touch, negative when none does. */
function stretchIn(box: SubBox, a: SubPoint, b: SubPoint): number {
  // From enter to leave, as fractions of the line with positive lower parts.
  let [enter, enterOf, leave, leaveOf] = [0, 1, 1, 1];
  for (let axis = 0; axis < 3; axis++) {
    const from = a[axis] ?? 0;
    const way = (b[axis] ?? 0) - from;
    const low = box.low[axis] ?? 0;
    const high = box.high[axis] ?? 0;
    if (way === 0) {
      if (from < low || from > high) return -1;
      continue;
    }
    const length = Math.abs(way);
    const near = way > 0 ? low - from : from - high;
    const far = way > 0 ? high - from : from - low;
    if (near * enterOf > enter * length) [enter, enterOf] = [near, length];
    if (far * leaveOf < leave * length) [leave, leaveOf] = [far, length];
  }
  return leave * enterOf - enter * leaveOf;
}
