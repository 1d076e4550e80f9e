import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scene } from '../../test/arbitrary-table.ts';
import { cutPath, pointsAlong } from './cut-path.ts';
import { movedTo, type Base } from './base.ts';
import { isPath, pathToEdge } from './path.ts';
import { squaredDistance } from './point.ts';
import { indexTable } from './table.ts';
import { rectangle } from './terrain.ts';
import { isPathClear, standingObstruction } from './obstruction.ts';

const open = indexTable({ width: 1200, height: 900, terrain: [] });
const mover: Base = { at: [600, 450], radius: 15 };

test('a cut path uses its budget and not a tenth more', () => {
  expect(
    cutPath(
      open,
      mover,
      [
        [600, 450],
        [900, 450],
      ],
      200,
    ),
  ).toEqual({
    places: [
      [600, 450],
      [800, 450],
    ],
    length: 200,
    open: 200,
    difficult: 0,
  });
  const bent = cutPath(
    open,
    mover,
    [
      [600, 450],
      [700, 450],
      [700, 800],
    ],
    150,
  );
  expect(bent.places).toEqual([
    [600, 450],
    [700, 450],
    [700, 500],
  ]);
});

test('the whole way when the budget allows, and none when it does not', () => {
  expect(
    cutPath(
      open,
      mover,
      [
        [600, 450],
        [700, 450],
      ],
      100,
    ).places.at(-1),
  ).toEqual([700, 450]);
  expect(
    cutPath(
      open,
      mover,
      [
        [600, 450],
        [700, 450],
      ],
      0,
    ).places,
  ).toEqual([[600, 450]]);
});

test('stops short of a friend rather than on him', () => {
  const friend: Base = { at: [790, 450], radius: 15 };
  const part = cutPath(
    open,
    mover,
    [
      [600, 450],
      [900, 450],
    ],
    200,
    { passable: [friend] },
  );
  expect(part.places.at(-1)).toEqual([760, 450]);
});

test('difficult ground takes its toll unless it is ignored', () => {
  const marsh = indexTable({
    width: 1200,
    height: 900,
    terrain: [{ id: 'marsh', shape: rectangle(650, 0, 300, 900), ground: 'difficult' }],
  });
  const way = [
    [600, 450],
    [900, 450],
  ] as const;
  expect(cutPath(marsh, mover, way, 150)).toMatchObject({ open: 50, difficult: 50 });
  expect(cutPath(marsh, mover, way, 150, {}, { difficult: 1 }).length).toBe(150);
});

test('places along a way are close together and end where it ends', () => {
  const places = pointsAlong(
    [
      [0, 0],
      [100, 0],
      [100, 75],
    ],
    30,
  );
  expect(places[0]).toEqual([0, 0]);
  expect(places.at(-1)).toEqual([100, 75]);
  expect(places).toContainEqual([100, 0]);
  expect(places).toHaveLength(1 + 4 + 3);
});

test('every part of a rout is legal and within its limit', () => {
  fc.assert(
    fc.property(scene, fc.integer({ min: 0, max: 250 }), ({ index, bases }, budget) => {
      const [first, ...others] = bases;
      if (!first) return;
      const traffic = {
        blocking: others.filter((_, i) => i % 2 === 0),
        passable: others.filter((_, i) => i % 2 === 1),
      };
      const way = pathToEdge(index, first, traffic, { difficult: 1 });
      if (!isPath(way)) return;
      const part = cutPath(index, first, way.places, budget, traffic, { difficult: 1 });
      expect(part.length).toBeLessThanOrEqual(budget);
      part.places.slice(1).forEach((place, i) => {
        const from = part.places[i] ?? first.at;
        expect(isPathClear(index, movedTo(first, from), place, traffic)).toBe(true);
      });
      const end = part.places.at(-1) ?? first.at;
      expect(standingObstruction(index, movedTo(first, end), traffic)).toBeUndefined();
      expect(squaredDistance(first.at, end)).toBeLessThanOrEqual(budget * budget);
    }),
    { numRuns: 300 },
  );
});
