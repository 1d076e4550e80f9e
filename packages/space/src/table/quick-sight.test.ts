import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Base } from './base.ts';
import { quickSight, NOT_VISIBLE } from './quick-sight.ts';
import type { Point } from './point.ts';
import { lineOfSight } from './sight.ts';
import { indexTable, type TableIndex } from './table.ts';
import { disc, rectangle, wall, type Terrain } from './terrain.ts';

const place = fc.tuple(fc.integer({ min: -5, max: 300 }), fc.integer({ min: -5, max: 300 }));
const base: fc.Arbitrary<Base> = fc.record({
  at: place.map(([x, y]): Point => [x, y]),
  radius: fc.constantFrom(0, 1, 12, 13, 25, 300),
});

const shape = fc.oneof(
  fc
    .tuple(place, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }))
    .map(([[x, y], width, height]) => rectangle(x, y, width, height)),
  fc.tuple(place, fc.integer({ min: 1, max: 60 })).map(([[x, y], r]) => disc(x, y, r)),
  fc
    .tuple(place, place)
    .filter(([a, b]) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) > 30)
    .map(([a, b]) => wall(a, b, 8)),
);

const piece = fc.record(
  {
    shape,
    blocksSight: fc.constantFrom<boolean | 'through'>(true, false, 'through'),
    cover: fc.integer({ min: 0, max: 4 }),
    height: fc.constantFrom(0, 10, 30, 31),
  },
  { requiredKeys: ['shape'] },
);

const table: fc.Arbitrary<TableIndex> = fc
  .array(piece, { maxLength: 7 })
  .map((pieces) => pieces.map((parts, i): Terrain => ({ id: `t${i}`, ...parts })))
  .map((terrain) => indexTable({ width: 300, height: 300, terrain }));

const ignored = fc.constantFrom<readonly string[]>([], ['t0'], ['t1', 't3']);

function seen(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): number {
  const options = overlook === undefined ? { ignore } : { ignore, overlook };
  const { visible, cover } = lineOfSight(index, viewer, target, options);
  return visible ? cover : NOT_VISIBLE;
}

test('a glance tells what lineOfSight tells, also when it is asked again', () => {
  fc.assert(
    fc.property(
      table,
      fc.array(base, { minLength: 2, maxLength: 5 }),
      ignored,
      fc.constantFrom(undefined, 10, 30),
      (index, bases, ignore, overlook) => {
        for (let time = 0; time < 2; time++) {
          for (const viewer of bases) {
            for (const target of bases) {
              const found = quickSight(index, viewer, target, ignore, overlook);
              expect(found).toBe(seen(index, viewer, target, ignore, overlook));
              expect(quickSight(index, viewer, target)).toBe(
                seen(index, viewer, target, [], undefined),
              );
            }
          }
        }
      },
    ),
    { numRuns: 250 },
  );
});

test('eyes above the table look over terrain in a glance, too', () => {
  const low = { id: 'low', shape: rectangle(100, 0, 10, 300), blocksSight: true, height: 20 };
  const index = indexTable({ width: 300, height: 300, terrain: [low] });
  const far: Base = { at: [250, 100], radius: 12 };
  expect(quickSight(index, { at: [50, 100], radius: 12 }, far)).toBe(NOT_VISIBLE);
  expect(quickSight(index, { at: [50, 100], radius: 12, eye: 40 }, { ...far, eye: 40 })).toBe(0);
});
