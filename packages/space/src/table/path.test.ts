import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/arbitrary-table.ts';
import { inContact, movedTo, overlap, type Base } from './base.ts';
import { moveCost } from './cost.ts';
import { isPath, pathTo, pathToContact, pathToEdge, type NoPath, type Path } from './path.ts';
import { squaredDistance, type Point } from './point.ts';
import { indexTable, nearestEdge, type TableIndex } from './table.ts';
import { rectangle, type Terrain } from './terrain.ts';
import { isPathClear, standingObstruction, type OtherBases } from './obstruction.ts';

const mover: Base = { at: [100, 300], radius: 15 };

function tableWith(...terrain: Terrain[]): TableIndex {
  return indexTable({ width: 1200, height: 900, terrain });
}

function found(result: Path | NoPath): Path {
  if (!isPath(result)) throw new Error(`No way: ${JSON.stringify(result)}`);
  return result;
}

const block: Terrain = { id: 'block', shape: rectangle(300, 200, 100, 200), ground: 'impassable' };
const wood: Terrain = { id: 'wood', shape: rectangle(300, 100, 100, 400), ground: 'difficult' };

describe('pathTo', () => {
  test('goes straight over open ground, and any place will do', () => {
    expect(pathTo(tableWith(), mover, [403, 704])).toEqual({
      places: [mover.at, [403, 704]],
      length: 505,
      open: 505,
      difficult: 0,
    });
  });

  test('goes round what cannot be passed, close to the corners', () => {
    const path = found(pathTo(tableWith(block), mover, [600, 300]));
    // Two tangents, the arcs round both corners and the flank between them would be 562.2.
    expect(path.length).toBeGreaterThanOrEqual(563);
    expect(path.length).toBeLessThanOrEqual(566);
  });

  test('an enemy is passed at arm’s length, a friend is walked through', () => {
    const other: Base = { at: [300, 300], radius: 15 };
    expect(found(pathTo(tableWith(), mover, [500, 300], { passable: [other] })).length).toBe(400);
    const round = found(pathTo(tableWith(), mover, [500, 300], { blocking: [other] }));
    expect(round.length).toBeGreaterThan(400);
    expect(round.length).toBeLessThan(412);
  });

  test('nobody ends a move on another base, in a wall or off the table', () => {
    const other: Base = { at: [300, 600], radius: 15 };
    const index = tableWith(block);
    expect(pathTo(index, mover, [310, 600], { passable: [other] })).toEqual({
      by: 'base',
      base: other,
    });
    expect(pathTo(index, mover, [290, 300])).toEqual({ by: 'terrain', id: 'block' });
    expect(pathTo(index, mover, [14, 300])).toEqual({ by: 'edge' });
    expect(isPath(pathTo(index, mover, [15, 300]))).toBe(true);
    expect(isPath(pathTo(index, mover, [285, 300]))).toBe(true);
    expect(pathTo(index, mover, [286, 300])).toEqual({ by: 'terrain', id: 'block' });
  });

  test('says what shuts it in', () => {
    const fences = [
      rectangle(50, 250, 100, 5),
      rectangle(50, 345, 100, 5),
      rectangle(50, 250, 5, 100),
      rectangle(145, 250, 5, 100),
    ].map((shape, i): Terrain => ({ id: `fence-${i}`, shape, ground: 'obstacle' }));
    const index = tableWith(...fences);
    expect(pathTo(index, mover, [600, 300])).toEqual({ by: 'terrain', id: 'fence-3' });
    expect(pathToEdge(index, mover)).toEqual({ by: 'no-way' });
    const open = { ignore: ['fence-3'] };
    expect(found(pathTo(index, mover, [600, 300], open)).length).toBe(500);
  });

  test('difficult ground is walked through or round, whichever is cheaper', () => {
    const index = tableWith(wood);
    const through = found(pathTo(index, mover, [600, 300]));
    expect(through).toMatchObject({ length: 500, open: 400, difficult: 100 });
    const round = found(pathTo(index, mover, [600, 300], {}, { difficult: 4 }));
    expect(round.difficult).toBe(0);
    expect(round.length).toBeLessThan(680);
    expect(found(pathTo(index, mover, [600, 300], {}, { difficult: 1 })).length).toBe(500);
  });

  test('a budget is included, a tenth less is too little', () => {
    expect(isPath(pathTo(tableWith(), mover, [400, 300], {}, { budget: 300 }))).toBe(true);
    expect(pathTo(tableWith(), mover, [400, 300], {}, { budget: 299 })).toEqual({ by: 'no-way' });
  });

  test('slips through a gap two tenths wider than the base', () => {
    const shut = (gap: number) =>
      tableWith(
        { id: 'north', shape: rectangle(300, 0, 20, 400), ground: 'impassable' },
        { id: 'south', shape: rectangle(300, 400 + gap, 20, 500 - gap), ground: 'impassable' },
      );
    expect(isPath(pathTo(shut(32), mover, [600, 300]))).toBe(true);
    expect(isPath(pathTo(shut(29), mover, [600, 300]))).toBe(false);
  });
});

describe('pathToEdge', () => {
  test('runs straight to the nearest edge', () => {
    const path = found(pathToEdge(tableWith(), mover));
    expect(path).toMatchObject({ places: [mover.at, [15, 300]], length: 85 });
    expect(nearestEdge(tableWith().table, mover)).toEqual({
      edge: 'left',
      distance: 85,
      at: [15, 300],
    });
  });

  test('takes another edge when enemies stand before the nearest', () => {
    const enemies = [240, 270, 300, 330, 360].map((y): Base => ({ at: [50, y], radius: 15 }));
    const path = found(pathToEdge(tableWith(), mover, { blocking: enemies }));
    expect(path.length).toBeGreaterThan(85);
    expect(path.length).toBeLessThan(200);
  });
});

test('pathToContact ends where the bases touch', () => {
  const enemy: Base = { at: [600, 310], radius: 20 };
  const path = found(pathToContact(tableWith(block), mover, enemy, { blocking: [enemy] }));
  const there = movedTo(mover, path.places.at(-1) ?? mover.at);
  expect(inContact(there, enemy)).toBe(true);
  expect(overlap(there, enemy)).toBe(false);
});

test('pathToContact finds a free side of a figure that others surround', () => {
  const enemy: Base = { at: [600, 300], radius: 15 };
  const friends: Base[] = [
    { at: [570, 300], radius: 15 },
    { at: [585, 274], radius: 15 },
    { at: [585, 326], radius: 15 },
  ];
  const traffic = { blocking: [enemy], passable: friends };
  const path = found(pathToContact(tableWith(), mover, enemy, traffic));
  const there = movedTo(mover, path.places.at(-1) ?? mover.at);
  expect(inContact(there, enemy)).toBe(true);
  expect(standingObstruction(tableWith(), there, traffic)).toBeUndefined();
});

describe('laws of ways', { timeout: 60_000 }, () => {
  const journey = scene.map(({ index, bases }) => {
    const [first, last, ...others] = bases;
    if (!first || !last) throw new Error('A scene has two bases.');
    const traffic: OtherBases = {
      blocking: others.filter((_, i) => i % 2 === 0),
      passable: others.filter((_, i) => i % 2 === 1),
    };
    return { index, first, to: last.at, traffic };
  });

  test('every leg is legal, and the cost is that of the legs', () => {
    fc.assert(
      fc.property(journey, ({ index, first, to, traffic }) => {
        const path = pathTo(index, first, to, traffic);
        if (!isPath(path)) return;
        expect(path.places[0]).toEqual(first.at);
        expect(path.places.at(-1)).toEqual(to);
        path.places.slice(1).forEach((place, i) => {
          const from = movedTo(first, path.places[i] ?? first.at);
          expect(isPathClear(index, from, place, traffic)).toBe(true);
        });
        expect(path).toMatchObject(moveCost(index, path.places));
        expect(path.length * path.length).toBeGreaterThanOrEqual(squaredDistance(first.at, to));
        expect(path.open + path.difficult).toBe(path.length);
      }),
      { numRuns: 500 },
    );
  });

  test('a way that is found costs no more than its budget', () => {
    fc.assert(
      fc.property(journey, fc.integer({ min: 0, max: 500 }), (trip, budget) => {
        const { index, first, to, traffic } = trip;
        const path = pathTo(index, first, to, traffic, { budget });
        if (isPath(path)) expect(path.length + path.difficult).toBeLessThanOrEqual(budget);
        const free = pathTo(index, first, to, traffic);
        if (isPath(free) && free.length + free.difficult < budget) expect(isPath(path)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('paths do not depend on the order of terrain or bases', () => {
    fc.assert(
      fc.property(journey, ({ index, first, to, traffic }) => {
        const turned = indexTable({ ...index.table, terrain: [...index.table.terrain].reverse() });
        const back: OtherBases = {
          blocking: [...(traffic.blocking ?? [])].reverse(),
          passable: [...(traffic.passable ?? [])].reverse(),
        };
        const path = pathTo(index, first, to, traffic);
        expect(isPath(path)).toBe(isPath(pathTo(turned, first, to, back)));
        if (isPath(path)) expect(pathTo(turned, first, to, back)).toEqual(path);
      }),
    );
  });

  test('a path is as short as on a fine mesh for a slightly wider base', () => {
    fc.assert(
      fc.property(journey, ({ index, first, to, traffic }) => {
        if (standingObstruction(index, movedTo(first, to), traffic)) return;
        const wider: Base = { at: first.at, radius: first.radius + 3 };
        const mesh = meshCost(index, wider, to, traffic);
        if (mesh === undefined) return;
        const path = found(pathTo(index, first, to, traffic));
        expect(path.length + path.difficult).toBeLessThanOrEqual(mesh * 1.01 + 3);
      }),
      { numRuns: 80 },
    );
  });

  test('taking things away never makes a way longer', () => {
    fc.assert(
      fc.property(journey, ({ index, first, to, traffic }) => {
        const path = pathTo(index, first, to, traffic);
        if (!isPath(path)) return;
        const fewer = indexTable({ ...index.table, terrain: index.table.terrain.slice(1) });
        const free = { ...traffic, blocking: traffic.blocking?.slice(1) ?? [] };
        const eased = found(pathTo(fewer, first, to, free));
        // The corners of what is gone are no longer there to turn at: a hair may be lost.
        expect(eased.length + eased.difficult).toBeLessThanOrEqual(
          (path.length + path.difficult) * 1.01 + 3,
        );
      }),
      { numRuns: 500 },
    );
  });
});

/** The cheapest way over a mesh of 10 tenths with eight directions, by plain relaxation. */
function meshCost(
  index: TableIndex,
  first: Base,
  to: Point,
  traffic: OtherBases,
): number | undefined {
  const [originX, originY] = [to[0] % 10, to[1] % 10];
  const columns = Math.ceil(index.table.width / 10);
  const rows = Math.ceil(index.table.height / 10);
  const at = (cell: number): Point => [
    originX + 10 * (cell % columns),
    originY + 10 * Math.floor(cell / columns),
  ];
  const costs = new Array<number>(columns * rows).fill(Infinity);
  const open: number[] = [];
  const legCost = (from: Point, place: Point) => {
    if (!isPathClear(index, movedTo(first, from), place, traffic)) return Infinity;
    const leg = moveCost(index, [from, place]);
    return Math.sqrt(squaredDistance(from, place)) + leg.difficult;
  };
  for (let cell = 0; cell < costs.length; cell++) {
    if (squaredDistance(at(cell), first.at) > 400) continue;
    const cost = legCost(first.at, at(cell));
    if (cost < Infinity) {
      costs[cell] = cost;
      open.push(cell);
    }
  }
  while (open.length > 0) {
    const cell = open.shift() ?? 0;
    for (const step of [
      -1,
      1,
      -columns,
      columns,
      -columns - 1,
      -columns + 1,
      columns - 1,
      columns + 1,
    ]) {
      const next = cell + step;
      if (next < 0 || next >= costs.length || squaredDistance(at(cell), at(next)) > 200) continue;
      const known = costs[next] ?? Infinity;
      const before = (costs[cell] ?? Infinity) + Math.sqrt(squaredDistance(at(cell), at(next)));
      if (before >= known) continue;
      const cost = (costs[cell] ?? Infinity) + legCost(at(cell), at(next));
      if (cost >= known) continue;
      costs[next] = cost;
      open.push(next);
    }
  }
  const cost = costs[Math.floor(to[1] / 10) * columns + Math.floor(to[0] / 10)];
  return cost === Infinity ? undefined : cost;
}
