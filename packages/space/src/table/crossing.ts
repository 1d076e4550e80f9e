import { CONTACT, movedTo, type Base } from './base.ts';
import { nearestOnSegment, squaredDistance, type Point } from './point.ts';
import { sweptOver, touches, type Area } from './shape.ts';
import { stretchesIn } from './segment-interval.ts';
import type { TableIndex } from './table.ts';
import { awayFromZero } from './terrain.ts';
import {
  standingObstruction,
  pathObstruction,
  type Obstruction,
  type OtherBases,
} from './obstruction.ts';

/** How high and how deep an obstacle may be to be crossed, in tenths; limits included. */
export interface CrossingLimits {
  readonly height: number;
  readonly depth: number;
}

/** The place on the other side. */
export interface Landing {
  readonly at: Point;
  /** How deep the obstacle is there. */
  readonly depth: number;
}

/** Why an obstacle is not crossed. */
export type NoCrossing<B extends Base = Base> =
  | Obstruction<B>
  | { readonly by: 'not-an-obstacle' | 'too-far' | 'too-high' | 'too-deep' };

/** Whether the obstacle is crossed. */
export function isLanding<B extends Base>(result: Landing | NoCrossing<B>): result is Landing {
  return 'at' in result;
}

/**
 * Crosses an obstacle that the base touches, straight over where it is nearest, and lands in
 * contact with its far side.
 *
 * @example
 * ```ts
 * const shape = wall([300, 100], [300, 400], 8);
 * const fence = { id: 'fence', shape, ground: 'obstacle', height: 12 } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [fence] });
 * crossObstacle(index, { at: [283, 250], radius: 13 }, 'fence', { height: 30, depth: 50 });
 * // { at: [317, 250], depth: 8 }
 * ```
 */
export function crossObstacle<B extends Base>(
  index: TableIndex,
  mover: Base,
  id: string,
  limits: CrossingLimits,
  traffic: OtherBases<B> = {},
): Landing | NoCrossing<B> {
  const piece = index.solid.find(({ terrain }) => terrain.id === id);
  if (!piece || piece.ground !== 'obstacle') return { by: 'not-an-obstacle' };
  const { area, terrain } = piece;
  if (!touches(area, mover.at, mover.at, mover.radius + CONTACT)) return { by: 'too-far' };
  if ((terrain.height ?? Infinity) > limits.height) return { by: 'too-high' };
  const landing = farSide(area, mover, limits.depth);
  if (!landing) return { by: 'too-deep' };
  const over: OtherBases<B> = { ...traffic, ignore: [...(traffic.ignore ?? []), id] };
  const obstruction =
    pathObstruction(index, mover, landing.at, over) ??
    standingObstruction(index, movedTo(mover, landing.at), traffic);
  return obstruction ?? landing;
}

function farSide(area: Area, mover: Base, depth: number): Landing | undefined {
  const { at, radius } = mover;
  const near = nearestOn(area, at);
  const ahead = Math.sqrt(squaredLength(near[0] - at[0], near[1] - at[1]));
  if (ahead === 0) return undefined;
  const forward = [(near[0] - at[0]) / ahead, (near[1] - at[1]) / ahead] as const;
  const placeAfter = (length: number): Point => [
    at[0] + awayFromZero(forward[0] * length),
    at[1] + awayFromZero(forward[1] * length),
  ];
  const far = placeAfter(ahead + 2 * depth + 2 * radius);
  const stretches = stretchesIn(area, at, far);
  const length = Math.sqrt(squaredDistance(at, far));
  const enter = Math.min(...stretches.map(([from]) => from)) * length;
  const leave = Math.max(...stretches.map(([, to]) => to)) * length;
  const thick = Math.max(0, Math.round(leave - enter));
  if (stretches.length === 0 || thick > depth) return undefined;
  for (let out = Math.floor(leave + radius); out <= leave + 3 * radius; out++) {
    const place = placeAfter(out);
    if (!sweptOver(area, place, place, radius)) return { at: place, depth: thick };
  }
  return undefined;
}

/** The place of the area that is nearest to a place outside it; not rounded. */
function nearestOn(area: Area, at: Point): readonly [number, number] {
  const { disc } = area;
  if (disc) {
    const share = disc.radius / Math.max(1, Math.sqrt(squaredDistance(disc.at, at)));
    return [disc.at[0] + (at[0] - disc.at[0]) * share, disc.at[1] + (at[1] - disc.at[1]) * share];
  }
  const { outline } = area;
  let best: readonly [number, number] = at;
  let least = Infinity;
  let c = outline[outline.length - 1] ?? at;
  for (const d of outline) {
    const place = nearestOnSegment(at, c, d);
    const square = squaredLength(place[0] - at[0], place[1] - at[1]);
    if (square < least) [best, least] = [place, square];
    c = d;
  }
  return best;
}

function squaredLength(x: number, y: number): number {
  return x * x + y * y;
}
