import fc from 'fast-check';
import {
  disc,
  indexTable,
  rectangle,
  standingObstruction,
  wall,
  type Base,
  type SquareRect,
  type Shape,
  type Table,
  type TableIndex,
  type Terrain,
} from '../src/table/index.ts';

/** A small, crowded table: what goes wrong anywhere goes wrong here soon. */
const WIDTH = 500;
const HEIGHT = 400;

const x = fc.integer({ min: 0, max: WIDTH });
const y = fc.integer({ min: 0, max: HEIGHT });
const size = fc.integer({ min: 5, max: 140 });

const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.tuple(x, y, size, size).map((box) => rectangle(...box)),
  fc.tuple(x, y, size).map(([cx, cy, s]) => disc(cx, cy, Math.ceil(s / 2))),
  fc
    .tuple(x, y, fc.integer({ min: -150, max: 150 }), fc.integer({ min: 20, max: 150 }))
    .map(([fromX, fromY, dx, dy]) => wall([fromX, fromY], [fromX + dx, fromY + dy], 12)),
  fc.tuple(x, y, size, fc.integer({ min: 10, max: 40 })).map(([left, top, long, thick]) => {
    const right = left + long + thick;
    const bottom = top + long + thick;
    return [
      [left, top],
      [left + thick, top],
      [left + thick, bottom - thick],
      [right, bottom - thick],
      [right, bottom],
      [left, bottom],
    ] as const;
  }),
);

const ground = fc.constantFrom<SquareRect>(
  'open',
  'difficult',
  'obstacle',
  'impassable',
  'impassable',
);

const terrain: fc.Arbitrary<readonly Terrain[]> = fc
  .array(
    fc.record({
      shape,
      ground,
      blocksSight: fc.constantFrom<boolean | 'through'>(true, false, 'through'),
      cover: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.map((piece, i) => ({ id: `piece-${i}`, ...piece })));

export const table: fc.Arbitrary<Table> = terrain.map((pieces) => ({
  width: WIDTH,
  height: HEIGHT,
  terrain: pieces,
}));

export const base: fc.Arbitrary<Base> = fc.record({
  at: fc.tuple(x, y),
  radius: fc.integer({ min: 5, max: 16 }),
});

/** A table, and bases that stand legally on it and beside each other. */
export interface Scene {
  readonly index: TableIndex;
  readonly bases: readonly Base[];
}

export const scene: fc.Arbitrary<Scene> = fc
  .record({ table, bases: fc.array(base, { minLength: 2, maxLength: 8 }) })
  .map(({ table: plain, bases }) => {
    const index = indexTable(plain);
    const standing: Base[] = [];
    for (const next of bases) {
      if (!standingObstruction(index, next, { blocking: standing })) standing.push(next);
    }
    return { index, bases: standing };
  })
  .filter(({ bases }) => bases.length >= 2);
