import { isProblems, type Problem } from '@skirmish-kit/core';
import fc from 'fast-check';
import {
  cubeBoard,
  FLOORS,
  readField,
  SIDES,
  WALLS,
  type Cube,
  type CubeBoard,
  type Field,
  type FieldCube,
} from '../../src/board/index.ts';

/** Few squares and many walls: what goes wrong anywhere goes wrong here soon. */
const LEVELS = 3;

const square = fc.integer({ min: 1, max: 8 });

export const cube: fc.Arbitrary<Cube> = fc.tuple(
  square,
  square,
  fc.integer({ min: 1, max: LEVELS }),
);

const wall = fc.constantFrom(...WALLS, 'blocked', 'blocked');
const side = fc.constantFrom(...SIDES);
const rise = fc.oneof(
  fc.constant({ ladder: true }),
  side.map((stairs) => ({ stairs })),
  side.map((ramp) => ({ ramp })),
);

const described = fc
  .record(
    {
      at: cube,
      north: wall,
      west: wall,
      floor: fc.constantFrom(...FLOORS, 'full'),
      solid: fc.constantFrom(true, false, false, false, false),
      rise,
    },
    { requiredKeys: ['at'] },
  )
  .map(({ at, rise: up, solid, floor, ...walls }): Described => {
    const inside = solid ? { solid } : { ...(floor && { floor }) };
    return { at, walls, inside, rise: solid ? undefined : up };
  });

interface Described {
  readonly at: Cube;
  readonly walls: object;
  readonly inside: object;
  readonly rise: object | undefined;
}

function read(cubes: readonly unknown[]): Field | readonly Problem[] {
  return readField({
    format: 'skirmish-field',
    version: 1,
    id: 'random',
    name: { en: 'Random', fr: 'Hasard' },
    levels: LEVELS,
    cubes,
  });
}

/** The cubes as a battlefield; a ladder, stairs or a ramp that would be illegal is left out. */
function legal(cubes: readonly Described[]): Field {
  const field = read(
    cubes.map(({ at, walls, inside, rise: up }) => ({ at, ...walls, ...inside, ...up })),
  );
  if (!isProblems(field)) return field;
  const wrong = new Set(field.map(({ path }) => path));
  return legal(
    cubes.map((each, i) => (wrong.has(`/cubes/${i}`) ? { ...each, rise: undefined } : each)),
  );
}

export const field: fc.Arbitrary<Field> = fc
  .uniqueArray(described, { maxLength: 90, selector: ({ at }) => String(at) })
  .map(legal);

export const board: fc.Arbitrary<CubeBoard> = field.map(cubeBoard);

/** The battlefield without one of its walls or floors; `undefined` if a way up needed it. */
export function without(from: Field, index: number, key: keyof FieldCube): Field | undefined {
  const cubes: readonly unknown[] = from.cubes.map((each, i) =>
    i === index ? Object.fromEntries(Object.entries(each).filter(([name]) => name !== key)) : each,
  );
  const field = read(cubes);
  return isProblems(field) ? undefined : field;
}
