import { directionVector, type Degrees } from './facing.ts';
import type { Point, Segment } from './point.ts';
import { SINE_UNIT } from './exact-sine.ts';
import { awayFromZero } from './terrain.ts';

/**
 * The base of something with a front: a vehicle, a cavalry base, a gun. A rectangle about its
 * centre, `length` from rear to front and `width` from side to side, in whole units of the table.
 */
export interface RectangularBase {
  readonly at: Point;
  /** The facing of its front, in whole degrees clockwise from the top of the table. */
  readonly facing: Degrees;
  readonly length: number;
  readonly width: number;
}

/** A side of a rectangular base, clockwise from the front. */
export type Side = 'front' | 'right' | 'rear' | 'left';

export const SIDES: readonly Side[] = ['front', 'right', 'rear', 'left'];

/** The four corners, clockwise on the screen from the left one at the front. */
export type Corners = readonly [
  frontLeft: Point,
  frontRight: Point,
  rearRight: Point,
  rearLeft: Point,
];

/**
 * The corners of a rectangular base, each to the nearest unit. Opposite corners lie exactly opposite
 * each other about the centre, so the outline is convex at every facing.
 *
 * @example
 * ```ts
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * cornersOf(truck); // [[440, 280], [440, 320], [360, 320], [360, 280]]
 * ```
 */
export function cornersOf({ at, facing, length, width }: RectangularBase): Corners {
  const [x, y] = directionVector(facing);
  const front: Point = [length * x, length * y];
  const right: Point = [-width * y, width * x];
  const rightCorner = halved(front[0] + right[0], front[1] + right[1]);
  const leftCorner = halved(front[0] - right[0], front[1] - right[1]);
  return [
    [at[0] + leftCorner[0], at[1] + leftCorner[1]],
    [at[0] + rightCorner[0], at[1] + rightCorner[1]],
    [at[0] - leftCorner[0], at[1] - leftCorner[1]],
    [at[0] - rightCorner[0], at[1] - rightCorner[1]],
  ];
}

/** From twice a length, in parts of a sine, to whole units. */
function halved(x: number, y: number): Point {
  return [awayFromZero(x / (2 * SINE_UNIT)), awayFromZero(y / (2 * SINE_UNIT))];
}

/** One side of the outline, clockwise: of the front from its left end to its right one. */
export function sideOf(base: RectangularBase, side: Side): Segment {
  const [frontLeft, frontRight, rearRight, rearLeft] = cornersOf(base);
  switch (side) {
    case 'front':
      return [frontLeft, frontRight];
    case 'right':
      return [frontRight, rearRight];
    case 'rear':
      return [rearRight, rearLeft];
    case 'left':
      return [rearLeft, frontLeft];
  }
}

/**
 * The side that looks at a place: the quarter of a full turn, about the centre, in which the place
 * lies. A place on the line between two quarters belongs to the one nearer the front, and the centre
 * itself to the front.
 *
 * @example
 * ```ts
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * sideTowards(truck, [700, 310]); // 'front'
 * sideTowards(truck, [410, 900]); // 'right'
 * ```
 */
export function sideTowards({ at, facing }: RectangularBase, place: Point): Side {
  const [x, y] = directionVector(facing);
  const dx = place[0] - at[0];
  const dy = place[1] - at[1];
  const ahead = dx * x + dy * y;
  const toTheRight = dy * x - dx * y;
  if (ahead >= Math.abs(toTheRight)) return 'front';
  if (-ahead > Math.abs(toTheRight)) return 'rear';
  return toTheRight > 0 ? 'right' : 'left';
}
