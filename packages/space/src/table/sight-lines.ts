import type { Base } from './base.ts';
import { squaredDistance, type Point } from './point.ts';
import { awayFromZero } from './terrain.ts';

/** The three places at either base between which the nine lines of sight run, centres first. */
export interface SightEnds {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
}

/** The ends at the side are a tenth inside the base's edge; of bases on one spot there are none. */
export function sightEnds(a: Base, b: Base): SightEnds {
  const length = Math.sqrt(squaredDistance(a.at, b.at));
  if (length === 0) return { from: [a.at], to: [b.at] };
  const dx = b.at[0] - a.at[0];
  const dy = b.at[1] - a.at[1];
  return {
    from: [a.at, side(a, dx, dy, 1, length), side(a, dx, dy, -1, length)],
    to: [b.at, side(b, dx, dy, 1, length), side(b, dx, dy, -1, length)],
  };
}

function side(base: Base, dx: number, dy: number, hand: number, length: number): Point {
  const out = (hand * Math.max(0, base.radius - 1)) / length;
  return [base.at[0] - awayFromZero(dy * out), base.at[1] + awayFromZero(dx * out)];
}

/** Sight is computed from the same end for both figures, so both see each other or neither does. */
export function comesBefore(a: Point, b: Point): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}
