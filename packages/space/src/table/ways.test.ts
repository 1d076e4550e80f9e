import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Base } from './base.ts';
import { nearestShores, turningPlaces, type TurningPlace } from './corners.ts';
import { moveCost, weighed } from './cost.ts';
import { isPath, pathTo } from './path.ts';
import { squaredDistance, turn, type Point } from './point.ts';
import { indexTable, type TableIndex } from './table.ts';
import { disc, rectangle, type Terrain } from './terrain.ts';
import { clearWay, standingHindrance, type Traffic } from './way.ts';
import { explore } from './ways.ts';

/** A step of the plain search, with every leg checked and measured as soon as it is thought of. */
interface Step {
  readonly at: Point;
  readonly pivot: Point | undefined;
  readonly cost: number;
  readonly from: Step | undefined;
  readonly place: number;
}

/** What the cheapest way costs, found the slow way: no heap, no memory, nothing put off. */
function plainCost(
  index: TableIndex,
  mover: Base,
  to: Point,
  traffic: Traffic,
  budget: number,
): number | undefined {
  const places: readonly TurningPlace[] = [
    ...turningPlaces(index, mover, traffic, budget),
    ...nearestShores(index, mover),
  ];
  const open: Step[] = [{ at: mover.at, pivot: undefined, cost: 0, from: undefined, place: -2 }];
  const settled = new Set<number>();
  const rankOf = ({ at, cost }: Step) => cost + Math.sqrt(squaredDistance(at, to));
  while (open.length > 0) {
    const best = open.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    open.splice(open.indexOf(best), 1);
    if (best.place === -1) return best.cost;
    if (settled.has(best.place)) continue;
    settled.add(best.place);
    const offer = (at: Point, pivot: Point | undefined, place: number) => {
      if (!clearWay(index, { at: best.at, radius: mover.radius }, at, traffic)) return;
      const cost = best.cost + Math.sqrt(squaredDistance(best.at, at));
      if (cost <= budget) open.push({ at, pivot, cost, from: best, place });
    };
    const standing = standingHindrance(index, { at: to, radius: mover.radius }, traffic);
    if (!standing) offer(to, undefined, -1);
    places.forEach(({ at, pivot }, i) => {
      if (!settled.has(i) && isTaut(best, at)) offer(at, pivot, i);
    });
  }
  return undefined;
}

function isTaut({ at, pivot, from }: Step, next: Point): boolean {
  if (!pivot || !from) return true;
  const bend = turn(from.at, at, next);
  return turn(from.at, at, pivot) > 0 ? bend >= 0 : bend <= 0;
}

const coordinate = fc.integer({ min: 12, max: 388 });
const place = fc.tuple(coordinate, coordinate).map(([x, y]): Point => [x, y]);
const shape = fc.oneof(
  fc
    .tuple(place, fc.integer({ min: 10, max: 140 }), fc.integer({ min: 10, max: 140 }))
    .map(([[x, y], width, height]) => rectangle(x, y, width, height)),
  fc.tuple(place, fc.integer({ min: 5, max: 50 })).map(([[x, y], r]) => disc(x, y, r)),
);
const terrain = fc
  .array(
    fc.record({ shape, ground: fc.constantFrom('impassable' as const, 'obstacle' as const) }),
    {
      maxLength: 7,
    },
  )
  .map((pieces) => pieces.map((piece, i): Terrain => ({ id: `t${i}`, ...piece })));
const base = place.map((at): Base => ({ at, radius: 12 }));

test('the search finds ways as cheap as a plain search does, on a fresh table and on a known one', () => {
  fc.assert(
    fc.property(
      terrain,
      fc.array(fc.tuple(base, place), { minLength: 1, maxLength: 3 }),
      fc.array(base, { maxLength: 4 }),
      fc.constantFrom<readonly string[]>([], ['t0']),
      fc.constantFrom(Infinity, 300),
      (pieces, questions, blocking, ignore, budget) => {
        const index = indexTable({ width: 400, height: 400, terrain: pieces });
        const traffic = { blocking, ignore };
        for (const [mover, to] of questions) {
          const { end } = explore(
            index,
            mover,
            traffic,
            { budget },
            {
              endsFrom: () => [to],
              ahead: (at) => Math.sqrt(squaredDistance(at, to)),
            },
          );
          const plain = plainCost(index, mover, to, traffic, budget);
          if (plain === undefined) expect(end).toBeUndefined();
          else expect(end?.cost).toBeCloseTo(plain, 6);
        }
      },
    ),
    { numRuns: 150 },
  );
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
