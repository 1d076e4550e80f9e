import type { Point } from './point.ts';
import { sine } from './exact-sine.ts';

/** A direction in whole degrees, 0 to 359, clockwise from the top of the table. */
export type Degrees = number;

/** The direction within 0 to 359. */
export function turned(direction: Degrees, by: Degrees): Degrees {
  const facing = (direction + by) % 360;
  return facing < 0 ? facing + 360 : facing + 0; // Never -0.
}

/** A step of 10000 tenths in that direction. */
export function directionVector(direction: Degrees): Point {
  return [sine(direction), -sine(direction + 90)];
}

/**
 * The direction from one place to another, to the nearest degree; 0 when they are the same.
 *
 * @example
 * ```ts
 * facingTowards([0, 0], [100, 0]); // 90
 * ```
 */
export function facingTowards(from: Point, to: Point): Degrees {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  if (x === 0 && y === 0) return 0;
  let low = aboutTowards(x, y) | 0;
  let past = clockwiseOf(low, x, y);
  while (past < 0) past = clockwiseOf(--low, x, y);
  let short = clockwiseOf(low + 1, x, y);
  for (; short >= 0; low++) {
    past = short;
    short = clockwiseOf(low + 2, x, y);
  }
  return turned(past <= -short ? low : low + 1, 0);
}

/** The direction of a vector to a quarter of a degree, where a search for the true one begins. */
function aboutTowards(x: number, y: number): number {
  const across = Math.abs(x);
  const along = Math.abs(y);
  const slope = Math.min(across, along) / Math.max(across, along);
  const nearAxis = slope * (45 + (1 - slope) * (14.02 + 3.79 * slope));
  const fromUpright = across < along ? nearAxis : 90 - nearAxis;
  const onTheRight = y < 0 ? fromUpright : 180 - fromUpright;
  return x < 0 ? 360 - onTheRight : onTheRight;
}

/** Positive when the vector points clockwise of the direction, by less than half a turn. */
function clockwiseOf(direction: Degrees, x: number, y: number): number {
  return sine(direction) * y + sine(direction + 90) * x;
}

/** How far a figure turns between two facings: 0 to 180 degrees, the shorter way. */
export function pivotAngle(from: Degrees, to: Degrees): Degrees {
  const angle = turned(to, -from);
  return Math.min(angle, 360 - angle);
}

/**
 * Whether a place lies in an arc that opens from `from`, half its width on either side of the
 * facing, both limits included. Arcs are measured from centre to centre.
 *
 * @example
 * ```ts
 * inArc([0, 0], 90, 60, [100, 20]); // true
 * inArc([0, 0], 90, 60, [100, 100]); // false
 * ```
 */
export function inArc(from: Point, facing: Degrees, width: Degrees, place: Point): boolean {
  const x = place[0] - from[0];
  const y = place[1] - from[1];
  if (width >= 360 || (x === 0 && y === 0)) return true;
  const half = Math.floor(width / 2);
  const behind = clockwiseOf(facing + 90, x, y) > 0;
  const afterLeft = clockwiseOf(facing - half, x, y) >= 0;
  const beforeRight = clockwiseOf(facing + half, x, y) <= 0;
  if (half === 90) return !behind;
  if (half < 90) return !behind && afterLeft && beforeRight;
  return !behind || afterLeft || beforeRight;
}

/** The frontal arc of 180 degrees. */
export function inFront(from: Point, facing: Degrees, place: Point): boolean {
  const x = place[0] - from[0];
  const y = place[1] - from[1];
  return clockwiseOf(facing + 90, x, y) <= 0;
}
