import { isProblems, seededRandom, type Random } from '@skirmish-kit/core';
import { cubeBoard } from './board.ts';
import { SQUARES, type Cube } from './cube.ts';
import { readField } from './field-json.ts';
import type { Field } from './field.ts';
import { checkPlayable } from './playable.ts';
import { rimOf, FieldBuilder, squaresOf, type SquareRect } from './field-builder.ts';
import { SIDES, type Wall } from './scenery.ts';

export interface FieldOptions {
  /** How many storeys the highest houses may have; the roof is one level more. 2 when left out. */
  readonly storeys?: 1 | 2 | 3;
}

/** The columns that the three buildings of a half stand in. */
const BANDS: readonly (readonly [first: number, last: number])[] = [
  [1, 3],
  [4, 5],
  [6, 8],
];

const HALF = SQUARES / 2;
const MOST_ATTEMPTS = 200;

/**
 * A battlefield from a seed: the same seed, the same battlefield, in every engine. Both halves are alike,
 * turned by half a turn (DZ-BOARD-04); no 3 × 3 squares are empty (DZ-BOARD-03); every floor can be
 * reached and left on foot, and size 4 finds a way across.
 *
 * @example
 * ```ts
 * const field = generateField(42, { storeys: 3 });
 * field.id; // 'generated-42-3'
 * ```
 */
export function generateField(seed: number, { storeys = 2 }: FieldOptions = {}): Field {
  if (!Number.isSafeInteger(seed)) throw new RangeError('A seed is a whole number.');
  const random = seededRandom(`field ${seed} ${storeys}`);
  const id = `generated-${seed < 0 ? `minus-${-seed}` : seed}-${storeys}`;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const site = new FieldBuilder();
    build(site, random, storeys);
    const name = { en: `Battlefield ${seed}`, fr: `Champ de bataille ${seed}` };
    const field = readField(site.field(id, name));
    if (!isProblems(field) && checkPlayable(cubeBoard(field)).length === 0) return field;
  }
  throw new Error('No battlefield came of this seed.');
}

function build(site: FieldBuilder, random: Random, storeys: number): void {
  const tallest = random.between(0, BANDS.length - 1);
  BANDS.forEach(([first, last], band) => {
    const kind = random.between(1, 6);
    if (band === tallest) putHouse(site, random, first, last, storeys);
    else if (kind === 1) putBlocks(site, random, first, last);
    else if (kind === 2) putPlatform(site, random, first, last);
    else putHouse(site, random, first, last, random.between(1, storeys));
  });
  putCrate(site, random);
  joinRoofs(site, random, storeys);
  putBarricades(site, random);
  fillEmptySpots(site);
}

/** A house with doors, windows, a shaft to the roof, and here and there a parapet. */
function putHouse(
  site: FieldBuilder,
  random: Random,
  first: number,
  last: number,
  storeys: number,
): void {
  const wide = random.between(1, Math.min(2, last - first + 1));
  const deep = random.between(1, 2);
  const ground: SquareRect = {
    column: random.between(first, last - wide + 1),
    row: random.between(1, HALF - deep),
    wide,
    deep,
  };
  site.house(ground, storeys);
  const rim = rimOf(ground);
  const doors = random.between(1, 2) + 1;
  for (let door = 0; door < doors; door++) {
    const { column, row, side } = pick(random, rim);
    site.wall([column, row, 1], side, pick<Wall>(random, ['large', 'large', 'medium', 'open']));
  }
  for (let level = 2; level <= storeys; level++) {
    for (const { column, row, side } of rim) {
      if (random.between(1, 3) === 1) continue;
      site.wall([column, row, level], side, pick<Wall>(random, ['small', 'medium', 'low-medium']));
    }
  }
  for (const { column, row, side } of rim) {
    if (random.between(1, 3) === 1) site.wall([column, row, storeys + 1], side, 'low-large');
  }
  const [column, row] = pick(random, squaresOf(ground));
  site.shaft(column, row, storeys);
}

/** Containers: one or two solid cubes, sometimes a second one on top. */
function putBlocks(site: FieldBuilder, random: Random, first: number, last: number): void {
  const column = random.between(first, last - 1);
  const row = random.between(1, HALF - 1);
  site.solid([column, row, 1]);
  if (random.between(1, 2) === 1) site.solid([column + 1, row, 1]);
  if (random.between(1, 3) === 1) site.solid([column, row, 2]);
}

/** One solid cube by itself, if the square that comes up is empty. */
function putCrate(site: FieldBuilder, random: Random): void {
  const column = random.between(1, SQUARES);
  const row = random.between(HALF - 1, HALF);
  if (site.isEmpty(column, row)) site.solid([column, row, 1]);
}

/** A solid platform with a ramp up to it. */
function putPlatform(site: FieldBuilder, random: Random, first: number, last: number): void {
  const column = random.between(first, last - 1);
  const row = random.between(1, HALF - 1);
  const mirrored = random.between(1, 2) === 1;
  const [top, foot] = mirrored ? [column, column + 1] : [column + 1, column];
  site.solid([top, row, 1]);
  site.ramp([foot, row, 1], mirrored ? 'west' : 'east');
  const side = pick(
    random,
    SIDES.filter((each) => each !== (mirrored ? 'east' : 'west')),
  );
  site.wall([top, row, 2], side, 'low-medium');
}

/** Walkways between floors of one level that lie two or three squares apart. */
function joinRoofs(site: FieldBuilder, random: Random, storeys: number): void {
  const joins: Cube[][] = [];
  for (let level = 2; level <= storeys + 1; level++) {
    for (let row = 1; row <= HALF; row++) {
      for (let column = 1; column <= SQUARES; column++) {
        for (const [columns, rows] of [
          [1, 0],
          [0, 1],
        ] as const) {
          for (const gap of [1, 2]) {
            const way = Array.from({ length: gap }, (_, i): Cube => [
              column + columns * (i + 1),
              row + rows * (i + 1),
              level,
            ]);
            const end: Cube = [column + columns * (gap + 1), row + rows * (gap + 1), level];
            const inside = end[0] <= SQUARES && end[1] <= SQUARES;
            if (!inside || !site.hasFloor([column, row, level]) || !site.hasFloor(end)) continue;
            if (way.every((cube) => site.isFreeAbove(cube))) {
              joins.push([[column, row, level], ...way, end]);
            }
          }
        }
      }
    }
  }
  for (let count = random.between(1, 2); count > 0 && joins.length > 0; count--) {
    const join = pick(random, joins);
    join.forEach((cube, i) => {
      if (i > 0 && i < join.length - 1) site.floor(cube, 'partial');
      const next = join[i + 1];
      if (!next) return;
      site.wall(
        cube,
        next[0] > cube[0] ? 'east' : 'south',
        i === 0 || i === join.length - 2 ? 'large' : 'open',
      );
    });
  }
}

function putBarricades(site: FieldBuilder, random: Random): void {
  for (let count = random.between(3, 5); count > 0; count--) {
    const column = random.between(1, SQUARES);
    const row = random.between(2, HALF);
    if (!site.isEmpty(column, row)) continue;
    const wall = pick<Wall>(random, ['low-large', 'low-medium', 'low-large', 'medium']);
    site.wall([column, row, 1], pick(random, SIDES), wall);
  }
}

/** DZ-BOARD-03: no three by three squares with nothing in them. */
function fillEmptySpots(site: FieldBuilder): void {
  for (let row = 2; row < SQUARES; row++) {
    for (let column = 2; column < SQUARES; column++) {
      const around = squaresOf({ column: column - 1, row: row - 1, wide: 3, deep: 3 });
      if (around.every(([c, r]) => site.isEmpty(c, r))) {
        site.wall([column, row, 1], (column + row) % 2 === 0 ? 'north' : 'west', 'low-medium');
      }
    }
  }
}

function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[random.between(0, from.length - 1)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from.');
  return picked;
}
