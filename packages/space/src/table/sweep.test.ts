import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base, table } from '../../test/arbitrary-table.ts';
import { rootRoundedUp, squaredDistance } from './point.ts';
import { placeAt } from './area.ts';
import {
  footprintDistance,
  footprintOnTable,
  footprintsOverlap,
  type Footprint,
} from './footprint.ts';
import type { RectangularBase } from './rectangle.ts';
import {
  footprintObstruction,
  straightSweep,
  sweepObstruction,
  sweptFootprints,
  placed,
  turnedBy,
  turnSweep,
} from './sweep.ts';
import { indexTable } from './table.ts';
import { moveStraight, contactsOnLine, rotateInPlace } from './straight-move.ts';
import { isPathClear, standingObstruction } from './obstruction.ts';

const at = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 400 }));
const rectangular: fc.Arbitrary<RectangularBase> = fc.record({
  at,
  facing: fc.integer({ min: 0, max: 359 }),
  length: fc.integer({ min: 10, max: 120 }),
  width: fc.integer({ min: 10, max: 60 }),
});
const footprint: fc.Arbitrary<Footprint> = fc.oneof(rectangular, base);
const truck: RectangularBase = { at: [400, 300], facing: 90, length: 80, width: 40 };

/** The mover where it is after each of many small steps of a straight way. */
function along(mover: Footprint, to: readonly [number, number], steps: number): Footprint[] {
  const [x, y] = mover.at;
  return Array.from({ length: steps + 1 }, (_, i) =>
    placed(mover, [
      Math.round(x + ((to[0] - x) * i) / steps),
      Math.round(y + ((to[1] - y) * i) / steps),
    ]),
  );
}

describe('a straight way', () => {
  test('a sweep covers all ground under the base and nothing else', () => {
    fc.assert(
      fc.property(footprint, at, footprint, (mover, to, other) => {
        const swept = sweptFootprints(straightSweep(mover, to), [other]).length > 0;
        const gaps = along(mover, to, 350).map((there) => footprintDistance(there, other));
        // Places on the way are rounded to whole units, and lie up to two units apart.
        if (swept) expect(Math.min(...gaps)).toBeLessThanOrEqual(3);
        if (footprintsOverlap(mover, other) || footprintsOverlap(placed(mover, to), other)) {
          expect(swept).toBe(true);
        }
        if (!swept) {
          for (const there of along(mover, to, 60)) {
            const shrunk =
              'radius' in other
                ? { ...other, radius: Math.max(0, other.radius - 2) }
                : { ...other, length: other.length - 4, width: other.width - 4 };
            expect(footprintsOverlap(there, shrunk)).toBe(false);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the sweep of a disc is that of its path', () => {
    fc.assert(
      fc.property(table, base, at, fc.array(base, { maxLength: 3 }), (plain, mover, to, others) => {
        const index = indexTable(plain);
        fc.pre(!standingObstruction(index, mover, { blocking: others }));
        const stopped = sweepObstruction(index, straightSweep(mover, to), { blocking: others });
        expect(stopped === undefined).toBe(isPathClear(index, mover, to, { blocking: others }));
      }),
      { numRuns: 300 },
    );
  });

  test('through a gap just as wide as the base is free, and one unit narrower is not', () => {
    const index = (gap: number) =>
      indexTable({
        width: 1200,
        height: 900,
        terrain: [
          {
            id: 'above',
            shape: [
              [500, 0],
              [600, 0],
              [600, 280],
              [500, 280],
            ],
            ground: 'impassable',
          },
          {
            id: 'below',
            shape: [
              [500, 280 + gap],
              [600, 280 + gap],
              [600, 900],
              [500, 900],
            ],
            ground: 'impassable',
          },
        ],
      });
    expect(sweepObstruction(index(40), straightSweep(truck, [700, 300]))).toBeUndefined();
    expect(sweepObstruction(index(39), straightSweep(truck, [700, 300]))).toEqual({
      by: 'terrain',
      id: 'below',
    });
    expect(
      sweepObstruction(index(39), straightSweep(truck, [700, 300]), { ignore: ['below'] }),
    ).toBeUndefined();
  });
});

describe('a turn', () => {
  test('a turning sweep covers all ground under the base at any angle', () => {
    fc.assert(
      fc.property(
        rectangular,
        fc.integer({ min: -180, max: 180 }),
        footprint,
        (mover, by, other) => {
          const swept = sweptFootprints(turnSweep(mover, by), [other]).length > 0;
          let nearest = Infinity;
          for (let angle = 0; angle <= Math.abs(by); angle++) {
            const there = turnedBy(mover, by < 0 ? -angle : angle);
            if (footprintsOverlap(there, other)) expect(swept).toBe(true);
            nearest = Math.min(nearest, footprintDistance(there, other));
          }
          if (swept) expect(nearest).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('stays within the circle of its corners', () => {
    fc.assert(
      fc.property(rectangular, fc.integer({ min: -180, max: 180 }), (mover, by) => {
        const radius = rootRoundedUp(mover.length ** 2 + mover.width ** 2) / 2 + 1;
        const far = turnSweep(mover, by).parts.flatMap(({ outline }) =>
          outline.map((corner) => squaredDistance(corner, mover.at)),
        );
        expect(Math.max(...far)).toBeLessThanOrEqual(radius ** 2);
      }),
    );
  });

  test('jumps over nothing between one degree and the next', () => {
    const pole: RectangularBase = { at: [2000, 2000], facing: 0, length: 2000, width: 10 };
    const [ten, eleven] = [placeAt(pole.at, 10, 980), placeAt(pole.at, 11, 980)];
    const between: Footprint = {
      at: [Math.round((ten[0] + eleven[0]) / 2), Math.round((ten[1] + eleven[1]) / 2)],
      radius: 1,
    };
    expect(footprintsOverlap({ ...pole, facing: 10 }, between)).toBe(false);
    expect(footprintsOverlap({ ...pole, facing: 11 }, between)).toBe(false);
    expect(sweptFootprints(turnSweep(pole, 45), [between])).toEqual([between]);
  });

  test('does not cover the two notches between its first and its last facing', () => {
    const long: RectangularBase = { at: [400, 300], facing: 0, length: 200, width: 20 };
    const post: Footprint = { at: [340, 280], radius: 5 };
    expect(sweptFootprints(turnSweep(long, 45), [post])).toEqual([]);
    expect(sweptFootprints(turnSweep(long, -90), [post])).toEqual([post]);
  });
});

describe('travelling', () => {
  const index = indexTable({
    width: 1200,
    height: 900,
    terrain: [
      {
        id: 'house',
        shape: [
          [600, 200],
          [700, 200],
          [700, 400],
          [600, 400],
        ],
        ground: 'impassable',
      },
    ],
  });

  test('goes as far as the way is free, and says what stops it', () => {
    expect(moveStraight(index, truck, 90, 100)).toEqual({
      end: { ...truck, at: [500, 300] },
      by: 100,
    });
    expect(moveStraight(index, truck, 90, 300)).toEqual({
      end: { ...truck, at: [560, 300] },
      by: 160,
      stoppedBy: { by: 'terrain', id: 'house' },
    });
    expect(moveStraight(index, truck, 270, 500)).toMatchObject({
      by: 360,
      stoppedBy: { by: 'edge' },
    });
  });

  test('ends where the base may stand; a unit more would be too far', () => {
    fc.assert(
      fc.property(
        table,
        rectangular,
        fc.integer({ min: 0, max: 359 }),
        (plain, mover, direction) => {
          const random = indexTable(plain);
          fc.pre(!footprintObstruction(random, mover));
          const { end, by, stoppedBy } = moveStraight(random, mover, direction, 200);
          expect(footprintObstruction(random, end)).toBeUndefined();
          expect(stoppedBy === undefined).toBe(by === 200);
          if (stoppedBy) {
            const beyond = placeAt(mover.at, direction, by + 1);
            expect(sweepObstruction(random, straightSweep(mover, beyond))).toEqual(stoppedBy);
          }
        },
      ),
    );
  });

  test('a turn ends at what is in its way', () => {
    const near = { ...truck, at: [565, 300] as const, facing: 0 };
    const { by, end, stoppedBy } = rotateInPlace(index, near, 45);
    expect(stoppedBy).toEqual({ by: 'terrain', id: 'house' });
    expect(by).toBeGreaterThan(0);
    expect(end.facing).toBe(by);
    expect(footprintObstruction(index, end)).toBeUndefined();
    expect(footprintObstruction(index, turnedBy(end, 1))).toBeDefined();
    expect(rotateInPlace(index, near, -45).by).toBe(-by);
    expect(rotateInPlace(index, truck, -45)).toEqual({ end: { ...truck, facing: 45 }, by: -45 });
  });

  test('friends may be passed but not stood on', () => {
    const friend: Footprint = { at: [480, 300], radius: 13 };
    expect(
      sweepObstruction(index, straightSweep(truck, [550, 300]), { passable: [friend] }),
    ).toBeUndefined();
    const traffic = { passable: [friend] };
    expect(footprintObstruction(index, placed(truck, [470, 300]), traffic)).toEqual({
      by: 'base',
      base: friend,
    });
    expect(footprintOnTable(index.table, truck)).toBe(true);
  });

  test('people on the way are met one after the other', () => {
    const people = [
      { id: 'far', at: [540, 300], radius: 10 },
      { id: 'beside', at: [500, 330], radius: 10 },
      { id: 'near', at: [480, 315], radius: 10 },
    ] as const;
    expect(
      contactsOnLine(truck, 90, 150, people).map(({ base: { id }, after }) => [id, after]),
    ).toEqual([
      ['near', 30],
      ['far', 90],
    ]);
  });
});
