import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clippedGround, exactlyWithin } from '../../test/exact-polygons.ts';
import { base, table } from '../../test/arbitrary-table.ts';
import { distance, inContact, overlap, isWithinDistance } from './base.ts';
import {
  footprintDistance,
  footprintOnTable,
  footprintsOverlap,
  footprintsTouch,
  footprintsWithin,
  isRound,
  lineMeets,
  sideTouches,
  terrainUnder,
  type Footprint,
} from './footprint.ts';
import type { Point } from './point.ts';
import { cornersOf, type RectangularBase } from './rectangle.ts';
import { isPath, pathTo } from './path.ts';
import { contains } from './shape.ts';
import { canSee } from './sight.ts';
import { straightSweep, sweptFootprints } from './sweep.ts';
import { indexTable, onTable, terrainNear } from './table.ts';

const point: fc.Arbitrary<Point> = fc.tuple(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 0, max: 250 }),
);
const rectangular: fc.Arbitrary<RectangularBase> = fc.record({
  at: point,
  facing: fc.oneof(fc.integer({ min: 0, max: 359 }), fc.constantFrom(0, 90, 180, 270)),
  length: fc.integer({ min: 10, max: 120 }),
  width: fc.integer({ min: 10, max: 60 }),
});
const footprint: fc.Arbitrary<Footprint> = fc.oneof(rectangular, base);
const limit = fc.integer({ min: 0, max: 200 });

const truck: RectangularBase = { at: [100, 100], facing: 90, length: 80, width: 40 };

describe('discs', () => {
  test('keep the answers they always had', () => {
    fc.assert(
      fc.property(base, base, limit, (a, b, far) => {
        expect(footprintDistance(a, b)).toBe(distance(a, b));
        expect(footprintsWithin(a, b, far)).toBe(isWithinDistance(a, b, far));
        expect(footprintsTouch(a, b)).toBe(inContact(a, b));
        expect(footprintsOverlap(a, b)).toBe(overlap(a, b));
      }),
    );
    fc.assert(
      fc.property(table, base, limit, (plain, a, far) => {
        const index = indexTable(plain);
        expect(footprintOnTable(plain, a)).toBe(onTable(plain, a));
        expect(terrainUnder(index, a, far)).toEqual(terrainNear(index, a, far));
      }),
    );
  });
});

describe('rectangles against exact fractions', () => {
  test('common ground is what is left when one is clipped by the other', () => {
    fc.assert(
      fc.property(rectangular, rectangular, (a, b) => {
        expect(footprintsOverlap(a, b)).toBe(clippedGround(cornersOf(a), cornersOf(b)));
      }),
      { numRuns: 500 },
    );
  });

  test('a distance is the smallest whole number that is far enough', () => {
    fc.assert(
      fc.property(rectangular, footprint, limit, (a, b, far) => {
        const [outline, radius]: readonly [readonly Point[], number] = isRound(b)
          ? [[b.at], b.radius]
          : [cornersOf(b), 0];
        expect(footprintsWithin(a, b, far)).toBe(
          exactlyWithin(cornersOf(a), outline, far + radius),
        );
        const apart = footprintDistance(a, b);
        expect(exactlyWithin(cornersOf(a), outline, apart + radius)).toBe(true);
        if (apart > 0) {
          expect(exactlyWithin(cornersOf(a), outline, apart + radius - 1)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('there is no order: what is asked of two is the same both ways round', () => {
    fc.assert(
      fc.property(footprint, footprint, limit, (a, b, far) => {
        expect(footprintDistance(a, b)).toBe(footprintDistance(b, a));
        expect(footprintsWithin(a, b, far)).toBe(footprintsWithin(b, a, far));
        expect(footprintsOverlap(a, b)).toBe(footprintsOverlap(b, a));
        expect(footprintsWithin(a, b, far)).toBe(footprintDistance(a, b) <= far);
      }),
    );
  });
});

test('a touch is no overlap, and a unit between is still contact', () => {
  const adjacent = (x: number): RectangularBase => ({ ...truck, at: [x, 120] });
  expect(footprintsOverlap(truck, adjacent(180))).toBe(false);
  expect(footprintsTouch(truck, adjacent(180))).toBe(true);
  expect(footprintsOverlap(truck, adjacent(179))).toBe(true);
  expect(footprintsTouch(truck, adjacent(181))).toBe(true);
  expect(footprintsTouch(truck, adjacent(182))).toBe(false);
  const man = (x: number): Footprint => ({ at: [x, 100], radius: 13 });
  expect(footprintsOverlap(truck, man(153))).toBe(false);
  expect(footprintsOverlap(truck, man(152))).toBe(true);
  expect(footprintDistance(truck, man(200))).toBe(47);
  expect(footprintsOverlap(truck, { at: [100, 100], radius: 13 })).toBe(true);
});

test('a side touches what is at that side', () => {
  const ahead: RectangularBase = { at: [161, 100], facing: 0, length: 80, width: 40 };
  expect(sideTouches(truck, 'front', ahead)).toBe(true);
  expect(sideTouches(truck, 'rear', ahead)).toBe(false);
  expect(sideTouches(truck, 'left', { at: [100, 66], radius: 13 })).toBe(true);
  expect(sideTouches(truck, 'front', { at: [100, 66], radius: 13 })).toBe(false);
});

test('a line of sight is stopped by what it meets, a touch included', () => {
  expect(lineMeets(truck, [100, 0], [100, 200])).toBe(true);
  expect(lineMeets(truck, [140, 0], [140, 200])).toBe(true);
  expect(lineMeets(truck, [141, 0], [141, 200])).toBe(false);
  expect(lineMeets(truck, [0, 0], [90, 70])).toBe(false);
  expect(lineMeets(truck, [90, 95], [95, 100])).toBe(true);
});

test('terrain is under a base that covers any of it', () => {
  fc.assert(
    fc.property(table, rectangular, (plain, mover) => {
      const index = indexTable(plain);
      const under = new Set(terrainUnder(index, mover).map(({ id }) => id));
      for (const { area, terrain } of index.pieces) {
        const covered = cornersOf(mover).some((corner) => contains(area, corner));
        if (covered || contains(area, mover.at)) expect(under).toContain(terrain.id);
        const { shape } = terrain;
        if ('radius' in shape) {
          expect(under.has(terrain.id)).toBe(
            exactlyWithin(cornersOf(mover), [shape.at], shape.radius),
          );
        } else if (!under.has(terrain.id)) {
          expect(exactlyWithin(cornersOf(mover), shape.slice(0, 1), 0)).toBe(false);
        }
      }
    }),
  );
});

test('a vehicle as terrain blocks movement and sight', () => {
  const parked = {
    id: 'truck',
    shape: cornersOf(truck),
    ground: 'impassable',
    blocksSight: true,
  } as const;
  const index = indexTable({ width: 300, height: 200, terrain: [parked] });
  const path = pathTo(index, { at: [100, 40], radius: 10 }, [100, 160]);
  if (!isPath(path)) throw new Error('There is a way round.');
  expect(path.places.length).toBeGreaterThan(2);
  path.places.forEach((place, i) => {
    const next = path.places[i + 1];
    if (!next) return;
    const leg = straightSweep({ at: place, radius: 10 }, next);
    expect(sweptFootprints(leg, [truck])).toEqual([]);
  });
  expect(canSee(index, { at: [100, 40], radius: 10 }, { at: [100, 160], radius: 10 })).toBe(false);
});

test('the whole base is on the table, or it is not', () => {
  const plain = { width: 300, height: 200, terrain: [] };
  expect(footprintOnTable(plain, { ...truck, at: [40, 20] })).toBe(true);
  expect(footprintOnTable(plain, { ...truck, at: [39, 20] })).toBe(false);
  expect(footprintOnTable(plain, { ...truck, at: [40, 20], facing: 45 })).toBe(false);
  expect(footprintOnTable(plain, { ...truck, at: [260, 181] })).toBe(false);
});
