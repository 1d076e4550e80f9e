import { movedTo, type Base } from './base.ts';
import { baseCorners, terrainCorners } from './corners.ts';
import { measureLeg, moveCost, weighed, type Measure, type WayCost } from './cost.ts';
import { squaredDistance, type Point } from './point.ts';
import { edgesByDistance, onTable, type TableIndex } from './table.ts';
import { clearWay, standingHindrance, wayHindrance, type Hindrance, type Traffic } from './way.ts';

export interface PathOptions {
  /** What a tenth of difficult ground costs, in open ones; 2 by default, 1 to ignore terrain. */
  readonly difficult?: number;
  /** Give up on ways that cost more than this many tenths of open ground. */
  readonly budget?: number;
}

/** A way on which every leg is legal: the places it goes through, from where the mover stands. */
export interface Path extends WayCost {
  readonly places: readonly Point[];
}

/** Why there is no way. */
export type NoPath<B extends Base = Base> = Hindrance<B> | { readonly by: 'no-way' };

/** Whether the search found a way. */
export function isPath<B extends Base>(result: Path | NoPath<B>): result is Path {
  return 'places' in result;
}

/** A place the search has come to, and how. */
interface Visit {
  readonly at: Point;
  cost: number;
  measure: Measure;
  from: Visit | undefined;
  done: boolean;
}

/**
 * The shortest way for a base to any place: straight if it can be, else round the corners of
 * impassable terrain and blocking bases, and round difficult ground where that is cheaper. It finds
 * a way through every gap at least two tenths wider than the base.
 *
 * @example
 * ```ts
 * const path = pathTo(index, figure, [700, 420], { blocking: enemies, passable: friends });
 * if (isPath(path)) path.places; // [[600, 450], [652, 431], [700, 420]]
 * ```
 */
export function pathTo<B extends Base>(
  index: TableIndex,
  mover: Base,
  to: Point,
  traffic: Traffic<B> = {},
  options: PathOptions = {},
): Path | NoPath<B> {
  const hindrance = standingHindrance(index, movedTo(mover, to), traffic);
  if (hindrance) return hindrance;
  if (index.difficult.length === 0 && clearWay(index, mover, to, traffic)) {
    return asPath(index, [mover.at, to]);
  }
  const goal: Visit = newVisit(to);
  const found = search(index, mover, traffic, options, [goal], (at) =>
    Math.sqrt(squaredDistance(at, to)),
  );
  if (found) return asPath(index, placesTo(found));
  return wayHindrance(index, mover, to, traffic) ?? { by: 'no-way' };
}

/** The shortest way to where the base touches any edge of the table: how one runs away. */
export function pathToEdge<B extends Base>(
  index: TableIndex,
  mover: Base,
  traffic: Traffic<B> = {},
  options: PathOptions = {},
): Path | NoPath<B> {
  const { table } = index;
  const exits = [mover.at, ...turningPlaces(index, mover.radius, traffic)].flatMap((at) =>
    edgesByDistance(table, movedTo(mover, at)).map((edge) => edge.at),
  );
  const goals = exits
    .filter((at) => !standingHindrance(index, movedTo(mover, at), traffic))
    .map(newVisit);
  const found = search(index, mover, traffic, options, goals, (at) =>
    Math.max(0, edgesByDistance(table, movedTo(mover, at))[0]?.distance ?? 0),
  );
  return found ? asPath(index, placesTo(found)) : { by: 'no-way' };
}

/** Everything a way may turn at. */
export function turningPlaces(
  index: TableIndex,
  radius: number,
  traffic: Traffic,
): readonly Point[] {
  const corners = [...terrainCorners(index, radius)];
  for (const base of traffic.blocking ?? []) corners.push(...baseCorners(base, radius));
  return corners.filter((at) => onTable(index.table, { at, radius }));
}

/** Best first: the cheapest way to one of the goals; `ahead` never overrates what is left. */
function search(
  index: TableIndex,
  mover: Base,
  traffic: Traffic,
  { difficult = 2, budget = Infinity }: PathOptions,
  goals: readonly Visit[],
  ahead: (at: Point) => number,
): Visit | undefined {
  const start = newVisit(mover.at);
  start.cost = 0;
  const visits = [start, ...goals, ...turningPlaces(index, mover.radius, traffic).map(newVisit)];
  for (;;) {
    const next = cheapest(visits, ahead);
    if (!next || next.cost > budget) return undefined;
    if (goals.includes(next)) return next;
    next.done = true;
    const from = movedTo(mover, next.at);
    for (const visit of visits) {
      if (visit.done) continue;
      const straight = next.cost + Math.sqrt(squaredDistance(next.at, visit.at));
      if (straight >= visit.cost || straight > budget) continue;
      const leg = measureLeg(index, next.at, visit.at);
      const cost = next.cost + weighed(leg, difficult);
      if (cost >= visit.cost || !clearWay(index, from, visit.at, traffic)) continue;
      visit.cost = cost;
      visit.from = next;
    }
  }
}

function newVisit(at: Point): Visit {
  return {
    at,
    cost: Infinity,
    measure: { length: 0, difficult: 0 },
    from: undefined,
    done: false,
  };
}

function cheapest(visits: readonly Visit[], ahead: (at: Point) => number): Visit | undefined {
  let best: Visit | undefined;
  let bestCost = Infinity;
  for (const visit of visits) {
    if (visit.done || visit.cost === Infinity) continue;
    const cost = visit.cost + ahead(visit.at);
    if (cost < bestCost) [best, bestCost] = [visit, cost];
  }
  return best;
}

function placesTo(visit: Visit): readonly Point[] {
  const places: Point[] = [];
  for (let at: Visit | undefined = visit; at; at = at.from) places.unshift(at.at);
  return places;
}

function asPath(index: TableIndex, places: readonly Point[]): Path {
  return { places, ...moveCost(index, places) };
}
