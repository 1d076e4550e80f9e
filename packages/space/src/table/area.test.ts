import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockDirection, cone, inBlast, inShape, placeAt, scatter } from './area.ts';
import type { Base } from './base.ts';
import { onTable, type Table } from './table.ts';

const table: Table = { width: 1200, height: 900, terrain: [] };
const base = (x: number, y: number, radius = 15): Base => ({ at: [x, y], radius });

test('a blast takes every base its edge touches', () => {
  const touched = base(655, 450);
  const missed = base(656, 450);
  const under = base(600, 440);
  expect(inBlast([600, 450], 40, [touched, missed, under])).toEqual([touched, under]);
});

test('a cone starts at the edge of the base and is as wide at its end as it says', () => {
  const shooter = base(100, 450);
  const shape = cone(shooter, 90, 150, 50);
  expect(shape).toEqual([
    [115, 450],
    [265, 475],
    [265, 425],
  ]);
  const atEnd = base(280, 450);
  const behindEnd = base(281, 450);
  const adjacent = base(250, 487);
  const farBeside = base(250, 500);
  const behind = base(100, 480);
  const bases = [atEnd, behindEnd, adjacent, farBeside, behind];
  expect(inShape(shape, bases)).toEqual([atEnd, adjacent]);
  expect(inShape(shape, [shooter])).toEqual([shooter]);
});

test('the hours of a clock lie with 12 to the top', () => {
  expect([12, 3, 6, 9, 1, 11].map(clockDirection)).toEqual([0, 90, 180, 270, 30, 330]);
});

test('a scatter lands at its distance, and never off the table', () => {
  expect(scatter(table, [600, 450], clockDirection(3), 70)).toEqual([670, 450]);
  expect(scatter(table, [600, 450], clockDirection(1), 100)).toEqual([650, 363]);
  expect(scatter(table, [1180, 450], clockDirection(3), 70)).toEqual([1200, 450]);
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 900 })),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 400 }),
      (from, hour, distance) => {
        const at = scatter(table, from, clockDirection(hour), distance);
        expect(onTable(table, { at, radius: 0 })).toBe(true);
      },
    ),
  );
});

test('a place so far away is so far away, to the tenth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 0, max: 1500 }),
      (direction, distance) => {
        const [x, y] = placeAt([0, 0], direction, distance);
        expect(Math.abs(Math.sqrt(x * x + y * y) - distance)).toBeLessThan(1);
      },
    ),
  );
});
