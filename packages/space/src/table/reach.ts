import { movedTo, type Base } from './base.ts';
import { placeToTurn } from './turn-points.ts';
import { roundCost, weighed } from './cost.ts';
import { squaredDistance, type Point } from './point.ts';
import { indexNear, type MoveIndex, type TableIndex } from './table.ts';
import { legObstruction, standingObstruction, type OtherBases } from './obstruction.ts';
import { searchPaths, stageAt, type PathNode } from './path-search.ts';

export interface ReachOptions {
  /** How far one step goes over open ground, in tenths: 50 for 5 cm an action point. */
  readonly stride: number;
  /** How many steps there are. */
  readonly steps: number;
  /** The cost of a tenth of difficult ground, in open ones; 2 by default. */
  readonly difficult?: number;
  /** Tenths between the places looked at; 20 by default. */
  readonly mesh?: number;
}

/** A place the figure can come to and stand at. */
export interface Reachable {
  readonly at: Point;
  /** Tenths of open ground that the cheapest way there is worth, rounded up. */
  readonly cost: number;
  /** How many steps that takes. */
  readonly steps: number;
}

/** Everywhere a figure can come: a mesh of places through the one it stands at. */
export interface Reach {
  readonly from: Point;
  readonly mesh: number;
  readonly stride: number;
  /** Row by row from the top, each from the left. Any place between them may be reached as well. */
  readonly places: readonly Reachable[];
  /** Places just too far, so that a picture can show where exactly the reach ends. */
  readonly fringe: readonly Reachable[];
}

/**
 * The places that a figure can reach, and their cost in steps. The costs are those of {@link pathTo}.
 *
 * @example
 * ```ts
 * const index = indexTable({ width: 1200, height: 900, terrain: [] });
 * const { places } = reach(index, { at: [600, 450], radius: 13 }, { stride: 50, steps: 4 });
 * places.find(({ at }) => samePoint(at, [700, 450])); // { at: [700, 450], cost: 100, steps: 2 }
 * ```
 */
export function reach(
  index: TableIndex,
  mover: Base,
  options: ReachOptions,
  traffic: OtherBases = {},
): Reach {
  const { stride, steps, difficult = 2, mesh = 20 } = options;
  const limit = stride * steps;
  const budget = limit + 2 * mesh;
  const { stages } = searchPaths(index, mover, traffic, { difficult, budget });
  const near = indexNear(index, mover, budget);
  const places: Reachable[] = [];
  const fringe: Reachable[] = [];
  const span = Math.floor(budget / mesh);
  for (let row = -span; row <= span; row++) {
    for (let column = -span; column <= span; column++) {
      if ((row * row + column * column) * mesh * mesh > budget * budget) continue;
      const at: Point = [mover.at[0] + column * mesh, mover.at[1] + row * mesh];
      if (standingObstruction(near, movedTo(mover, at), traffic)) continue;
      const cost = cheapest(near, mover, traffic, stages, at, difficult, budget);
      if (cost > budget) continue;
      const found = { at, cost, steps: Math.ceil(cost / stride) };
      if (cost <= limit) places.push(found);
      else fringe.push(found);
    }
  }
  return { from: mover.at, mesh, stride, places, fringe };
}

/** The last leg: straight from whichever stage makes the whole way cheapest. */
function cheapest(
  index: MoveIndex,
  mover: Base,
  traffic: OtherBases,
  stages: readonly PathNode[],
  at: Point,
  difficult: number,
  budget: number,
): number {
  let least = Infinity;
  let most = budget;
  for (const from of stages) {
    if (from.cost >= most) break;
    const straight = from.cost + Math.sqrt(squaredDistance(from.at, at));
    if (straight > most) continue;
    if (legObstruction(index, mover.radius, from.at, at, traffic)) continue;
    const stage = stageAt(index, from, placeToTurn(at), difficult);
    if (stage.cost > most) continue;
    most = stage.cost;
    least = Math.min(least, weighed(roundCost(stage), difficult));
    if (!from.from && most === straight) break;
  }
  return least;
}
