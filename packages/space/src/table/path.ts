import { CONTACT, movedTo, isWithinDistance, type Base } from './base.ts';
import { turnPointsAround } from './turn-points.ts';
import { legCost, roundCost, weighed, type PathCost } from './cost.ts';
import { squaredDistance, type Point } from './point.ts';
import { edgesByDistance, type TableIndex } from './table.ts';
import { awayFromZero } from './terrain.ts';
import {
  isPathClear,
  standingObstruction,
  pathObstruction,
  type Obstruction,
  type OtherBases,
} from './obstruction.ts';
import { searchPaths, pathPoints, type PathNode, type PathSearchOptions } from './path-search.ts';

/** A way on which every leg is legal: the places it goes through, from where the mover stands. */
export interface Path extends PathCost {
  readonly places: readonly Point[];
}

/** Why there is no way. */
export type NoPath<B extends Base = Base> = Obstruction<B> | { readonly by: 'no-way' };

/** Whether the search found a way. */
export function isPath<B extends Base>(result: Path | NoPath<B>): result is Path {
  return 'places' in result;
}

/**
 * The shortest way for a base to any place: straight if it can be, else round the corners of
 * impassable terrain and blocking bases, and round difficult ground where that is cheaper. A gap that
 * is less than six tenths wider than the base may be missed when the way has to turn in it.
 *
 * @example
 * ```ts
 * const ruin = { id: 'ruin', shape: rectangle(600, 300, 100, 150), ground: 'impassable' } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [ruin] });
 * const path = pathTo(index, { at: [500, 400], radius: 13 }, [800, 400]);
 * if (isPath(path)) path.places; // [[500, 400], [594, 464], [706, 464], [800, 400]]
 * ```
 */
export function pathTo<B extends Base>(
  index: TableIndex,
  mover: Base,
  to: Point,
  traffic: OtherBases<B> = {},
  options: PathSearchOptions = {},
): Path | NoPath<B> {
  const obstruction = standingObstruction(index, movedTo(mover, to), traffic);
  if (obstruction) return obstruction;
  const { difficult = 2, budget = Infinity } = options;
  const isStraight = isPathClear(index, mover, to, traffic);
  const straight = pathOf([mover.at, to], legCost(index, mover.at, to));
  const straightCost = isStraight ? weighed(straight, difficult) : Infinity;
  if (isStraight && straight.difficult === 0) {
    return straightCost <= budget ? straight : { by: 'no-way' };
  }
  const { end } = searchPaths(index, mover, traffic, options, {
    endsFrom: () => [to],
    ahead: (at) => Math.sqrt(squaredDistance(at, to)),
  });
  const round = affordable(end, options);
  // Rounding to whole tenths can make the shorter way round the dearer one; then it is not worth it.
  if (round && weighed(round, difficult) < straightCost) return round;
  if (isStraight && straightCost <= budget) return straight;
  return pathObstruction(index, mover, to, traffic) ?? { by: 'no-way' };
}

/** The shortest way to where the base touches any edge of the table: how one runs away. */
export function pathToEdge<B extends Base>(
  index: TableIndex,
  mover: Base,
  traffic: OtherBases<B> = {},
  options: PathSearchOptions = {},
): Path | NoPath<B> {
  const { radius } = mover;
  const right = index.table.width - radius;
  const bottom = index.table.height - radius;
  const { end } = searchPaths(index, mover, traffic, options, {
    endsFrom: (at) => edgesByDistance(index.table, movedTo(mover, at)).map((edge) => edge.at),
    ahead: (at) =>
      Math.max(0, Math.min(at[1] - radius, right - at[0], bottom - at[1], at[0] - radius)),
  });
  return affordable(end, options) ?? { by: 'no-way' };
}

/**
 * The shortest way into contact with another base. That base, and everyone else, has to be named in
 * the traffic as usual.
 *
 * @example
 * ```ts
 * const index = indexTable({ width: 1200, height: 900, terrain: [] });
 * const enemy = { at: [800, 400], radius: 13 } as const;
 * const path = pathToContact(index, { at: [500, 400], radius: 13 }, enemy, { blocking: [enemy] });
 * if (isPath(path)) path.places; // [[500, 400], [773, 400]]
 * ```
 */
export function pathToContact<B extends Base>(
  index: TableIndex,
  mover: Base,
  target: Base,
  traffic: OtherBases<B> = {},
  options: PathSearchOptions = {},
): Path | NoPath<B> {
  const reach = mover.radius + target.radius + CONTACT;
  const around = contactPlaces(mover, target);
  const { end } = searchPaths(index, mover, traffic, options, {
    endsFrom: (at) => {
      const straight = contactPlace(movedTo(mover, at), target);
      return straight ? [straight, ...around] : around;
    },
    ahead: (at) => Math.max(0, Math.sqrt(squaredDistance(at, target.at)) - reach),
  });
  return affordable(end, options) ?? { by: 'no-way' };
}

/** The first place in contact with the target on a straight line to it. */
export function contactPlace(mover: Base, target: Base): Point | undefined {
  if (isWithinDistance(mover, target, CONTACT)) return mover.at;
  return onRing(mover, target, mover.at[0] - target.at[0], mover.at[1] - target.at[1]);
}

/** From the middle of a base to the places round it, by the radius of who comes and of who is there. */
const rings = new Map<number, readonly Point[]>();

/** Places all around the target at which the mover is in contact with it. */
export function contactPlaces(mover: Base, target: Base): readonly Point[] {
  const [x, y] = target.at;
  return ringOf(mover.radius, target.radius).map(([dx, dy]) => [x + dx, y + dy]);
}

function ringOf(mover: number, radius: number): readonly Point[] {
  const name = mover * 8192 + radius;
  const known = rings.get(name);
  if (known) return known;
  const target: Base = { at: [0, 0], radius };
  const ring = turnPointsAround(target, mover).flatMap(({ at: [x, y] }) => {
    const place = onRing({ at: [0, 0], radius: mover }, target, x, y);
    return place ? [place] : [];
  });
  rings.set(name, ring);
  return ring;
}

/** Whole tenths are tried in this order, to either side of where the edges touch. */
const ASIDE = [0, 1, -1] as const;

/** The whole tenths nearest to where the edges touch, in that direction, on the outer side of it. */
export function onRing(mover: Base, target: Base, x: number, y: number): Point | undefined {
  const length = Math.sqrt(x * x + y * y);
  if (length === 0) return undefined;
  const apart = mover.radius + target.radius;
  const reach = apart + CONTACT / 2;
  const right = awayFromZero((x * reach) / length);
  const down = awayFromZero((y * reach) / length);
  const nearest = apart * apart;
  const farthest = (apart + CONTACT) * (apart + CONTACT);
  for (const aside of ASIDE) {
    for (const along of ASIDE) {
      const dx = right + aside;
      const dy = down + along;
      const squared = dx * dx + dy * dy;
      if (squared >= nearest && squared <= farthest) return [target.at[0] + dx, target.at[1] + dy];
    }
  }
  return undefined;
}

/** The way to that stage, unless rounding to whole tenths takes it over the budget. */
function affordable(
  stage: PathNode | undefined,
  { difficult = 2, budget = Infinity }: PathSearchOptions,
): Path | undefined {
  if (!stage) return undefined;
  const cost = roundCost(stage);
  return weighed(cost, difficult) <= budget ? pathOf(pathPoints(stage), cost) : undefined;
}

/** The way along these places, which costs that. */
export function pathOf(places: readonly Point[], { length, open, difficult }: PathCost): Path {
  return { places, length, open, difficult };
}
