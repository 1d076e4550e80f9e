import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedTo, type Base } from './base.ts';
import {
  nearestTerrainEdges,
  turningPlaceCount,
  turnPoints,
  type TurnPoint,
} from './turn-points.ts';
import { measureLeg, moveCost, weighed } from './cost.ts';
import { contactPlaces, isPath, pathTo } from './path.ts';
import { squaredDistance, turn, type Point } from './point.ts';
import { edgesByDistance, indexTable, type TableIndex } from './table.ts';
import { disc, rectangle, type Terrain } from './terrain.ts';
import { legObstruction, standingObstruction, type OtherBases } from './obstruction.ts';
import { searchPaths, pathPoints, type SearchGoal, type PathSearchOptions } from './path-search.ts';

/** A place that the plain search has come to. */
interface Stop {
  readonly at: Point;
  readonly pivot: Point | undefined;
  readonly cost: number;
  readonly from: Stop | undefined;
}

/** A step of the plain search, still to be looked at. */
interface Step {
  readonly rank: number;
  readonly from: Stop;
  readonly to: TurnPoint;
  readonly place: number;
  readonly stop: Stop | undefined;
}

/**
 * The same search written plainly: steps are objects in a list, the first is found by looking at
 * all, nothing is remembered and every leg is checked and measured anew.
 */
function plainWay(
  index: TableIndex,
  mover: Base,
  traffic: OtherBases,
  { difficult = 2, budget = Infinity }: PathSearchOptions,
  aim: SearchGoal,
): { readonly places: readonly Point[]; readonly cost: number } | undefined {
  const places = [
    ...turnPoints(index, mover, traffic, budget),
    ...nearestTerrainEdges(index, mover),
  ];
  const settled = new Set<number>();
  const steps: Step[] = [];
  const note = (from: Stop, to: TurnPoint, place: number) => {
    const cost = from.cost + Math.sqrt(squaredDistance(from.at, to.at));
    if (cost > budget) return;
    const rank = place < 0 ? cost : cost + aim.ahead(to.at);
    steps.push({ rank, from, to, place, stop: undefined });
  };
  const settle = (stop: Stop) => {
    for (const at of aim.endsFrom(stop.at)) note(stop, { at, pivot: undefined, corner: -1 }, -1);
    places.forEach((place, i) => {
      if (!settled.has(i) && isTaut(stop, place.at)) note(stop, place, i);
    });
  };
  settle({ at: mover.at, pivot: undefined, cost: 0, from: undefined });
  while (steps.length > 0) {
    const first = steps.reduce((a, b) => (compare(b, a) < 0 ? b : a));
    steps.splice(steps.indexOf(first), 1);
    const { from, to, place } = first;
    if (settled.has(place)) continue;
    if (!first.stop) {
      if (legObstruction(index, mover.radius, from.at, to.at, traffic)) continue;
      if (place < 0 && standingObstruction(index, movedTo(mover, to.at), traffic)) continue;
    }
    const cost = from.cost + weighed(measureLeg(index, from.at, to.at), difficult);
    const stop = first.stop ?? { at: to.at, pivot: to.pivot, cost, from };
    if (stop.cost > budget) continue;
    const straight = from.cost + Math.sqrt(squaredDistance(to.at, from.at));
    if (!first.stop && cost > straight) {
      steps.push({ ...first, rank: first.rank + cost - straight, stop });
    } else if (place < 0) {
      return { places: turnsOf(stop), cost };
    } else {
      settled.add(place);
      settle(stop);
    }
  }
  return undefined;
}

/** Cheapest first, between equals by place. */
function compare(a: Step, b: Step): number {
  return (
    a.rank - b.rank ||
    a.to.at[0] - b.to.at[0] ||
    a.to.at[1] - b.to.at[1] ||
    a.from.at[0] - b.from.at[0] ||
    a.from.at[1] - b.from.at[1]
  );
}

function isTaut({ at, pivot, from }: Stop, next: Point): boolean {
  if (!pivot || !from) return true;
  const bend = turn(from.at, at, next);
  return turn(from.at, at, pivot) > 0 ? bend >= 0 : bend <= 0;
}

/** Where a way turns, with its ends. */
function turnsOf(end: Stop): readonly Point[] {
  const way: Point[] = [];
  for (let stop: Stop | undefined = end; stop; stop = stop.from) way.unshift(stop.at);
  return way.filter((at, i) => {
    const before = way[i - 1];
    const after = way[i + 1];
    return !before || !after || turn(before, at, after) !== 0;
  });
}

/** Places on a coarse mesh: many ways are exactly as long as others, and some places are one. */
const coordinate = fc.integer({ min: 1, max: 19 }).map((step) => 20 * step);
const place = fc.tuple(coordinate, coordinate).map(([x, y]): Point => [x, y]);
const side = fc.constantFrom(10, 20, 40, 60, 140);
const shape = fc.oneof(
  fc.tuple(place, side, side).map(([[x, y], width, height]) => rectangle(x, y, width, height)),
  fc.tuple(place, fc.constantFrom(10, 20, 40)).map(([[x, y], r]) => disc(x, y, r)),
);
const ground = fc.constantFrom('impassable' as const, 'obstacle' as const, 'difficult' as const);
const terrain = fc
  .array(fc.record({ shape, ground }), { maxLength: 7 })
  .map((pieces) => pieces.map((piece, i): Terrain => ({ id: `t${i}`, ...piece })));
const base = place.map((at): Base => ({ at, radius: 12 }));

/** What searches are after: one place, the edge of the table, or somebody. */
function aims(index: TableIndex, mover: Base, to: Point): readonly SearchGoal[] {
  const edges = (at: Point) => edgesByDistance(index.table, movedTo(mover, at));
  const target = { at: to, radius: 12 };
  const around = contactPlaces(mover, target);
  return [
    { endsFrom: () => [to], ahead: (at) => Math.sqrt(squaredDistance(at, to)) },
    {
      endsFrom: (at) => edges(at).map((edge) => edge.at),
      ahead: (at) => Math.max(0, edges(at)[0]?.distance ?? 0),
    },
    {
      endsFrom: () => around,
      ahead: (at) => Math.max(0, Math.sqrt(squaredDistance(at, to)) - 25),
    },
  ];
}

test('the search finds the paths of a plain search, also on a cached table', () => {
  fc.assert(
    fc.property(
      terrain,
      fc.array(fc.tuple(base, place), { minLength: 1, maxLength: 3 }),
      fc.array(base, { maxLength: 4 }),
      fc.constantFrom<readonly string[]>([], ['t0'], ['t1', 't0']),
      fc.record({ budget: fc.constantFrom(Infinity, 300), difficult: fc.constantFrom(1, 2) }),
      (pieces, questions, blocking, ignore, options) => {
        const index = indexTable({ width: 400, height: 400, terrain: pieces });
        const traffic = { blocking, ignore };
        for (const [mover, to] of questions) {
          for (const aim of aims(index, mover, to)) {
            const { end } = searchPaths(index, mover, traffic, options, aim);
            const plain = plainWay(index, mover, traffic, options, aim);
            expect(end && pathPoints(end)).toEqual(plain?.places);
            expect(end?.cost).toBe(plain?.cost);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('the search takes the left one of two equally near edges, in any order', () => {
  const index = indexTable({ width: 400, height: 400, terrain: [] });
  const [, toEdge] = aims(index, { at: [100, 100], radius: 12 }, [0, 0]);
  if (!toEdge) throw new Error('There is an aim for the edge.');
  for (const ends of [toEdge.endsFrom, (at: Point) => [...toEdge.endsFrom(at)].reverse()]) {
    const aim = { endsFrom: ends, ahead: toEdge.ahead };
    const { end } = searchPaths(index, { at: [100, 100], radius: 12 }, {}, {}, aim);
    expect(end?.at).toEqual([12, 100]);
  }
});

test('difficult ground is walked round exactly when that is cheaper', () => {
  const mud = { id: 'mud', shape: rectangle(100, 100, 200, 200), ground: 'difficult' } as const;
  const index = indexTable({ width: 400, height: 400, terrain: [mud] });
  for (let y = 110; y <= 290; y += 20) {
    const path = pathTo(index, { at: [60, y], radius: 12 }, [340, y]);
    if (!isPath(path)) throw new Error('There is a way.');
    const through = weighed(
      moveCost(index, [
        [60, y],
        [340, y],
      ]),
      2,
    );
    expect(weighed(path, 2)).toBeLessThanOrEqual(through);
  }
});

test('a search on an overfull table gives up, but still finds straight paths', () => {
  const woods = Array.from({ length: 25 }, (_, i): Terrain => {
    const [x, y] = [40 + 230 * (i % 5), 20 + 175 * Math.floor(i / 5)];
    return { id: `wood-${i}`, shape: rectangle(x, y, 120, 120), ground: 'difficult' };
  });
  const index = indexTable({ width: 1200, height: 900, terrain: woods });
  const mover: Base = { at: [20, 20], radius: 12 };
  const { stages } = searchPaths(index, mover, {}, {});
  expect(turningPlaceCount(index)).toBe(500);
  expect(stages.length).toBeGreaterThan(50);
  expect(stages.length).toBeLessThan(250);
  expect(isPath(pathTo(index, mover, [1180, 880]))).toBe(true);
});
