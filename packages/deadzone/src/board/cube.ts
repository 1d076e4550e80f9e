/**
 * A cube of the battlefield: a square of the ground and a level. Columns and rows run from 1 to 8,
 * columns to the right and rows downwards as on a screen; the lowest level is 1 (DZ-BOARD-01).
 */
export type Cube = readonly [column: number, row: number, level: number];

/** Columns and rows of the ground. */
export const SQUARES = 8;

/** The most levels a battlefield may have. */
export const MAX_LEVELS = 6;

/** Whether two cubes are one. */
export function sameCube(a: Cube, b: Cube): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/**
 * How many cubes away: across and along as if on one level, a diagonal counting as one, or the
 * difference in levels if that is larger (DZ-SHOOT-05).
 *
 * @example
 * ```ts
 * cubeRange([1, 1, 1], [5, 3, 3]); // 4
 * cubeRange([1, 1, 1], [2, 1, 4]); // 3
 * ```
 */
export function cubeRange(a: Cube, b: Cube): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** Whether the cubes are neighbours: on one level, or one above the other by one (DZ-MOVE-02). */
export function areAdjacent(a: Cube, b: Cube): boolean {
  return cubeRange(a, b) === 1;
}

/** The eight ways on a level in the order of the scatter die: 1 2 3 / 4 · 5 / 6 7 8 (DZ-SCAT-01). */
export const EIGHT_DIRECTIONS: readonly (readonly [columns: number, rows: number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** Whether there is such a square and level. */
export function isOnField([column, row, level]: Cube, levels: number): boolean {
  const isSquare = column >= 1 && column <= SQUARES && row >= 1 && row <= SQUARES;
  return isSquare && level >= 1 && level <= levels;
}

const LETTERS = 'abcdefgh';

/**
 * The short text of a cube: its column as a letter, its row, its level.
 *
 * @example
 * ```ts
 * makeCube([3, 4, 2]); // 'c4.2'
 * ```
 */
export function makeCube([column, row, level]: Cube): string {
  return `${LETTERS[column - 1] ?? '?'}${row}.${level}`;
}

/**
 * Reads `c4.2`, `C4.2`, `c4` for level 1, or `3,4,2`; `undefined` for anything else.
 *
 * @example
 * ```ts
 * parseCube('c4.2'); // [3, 4, 2]
 * parseCube('j9.1'); // undefined
 * ```
 */
export function parseCube(text: string): Cube | undefined {
  const named = /^([a-h])([1-8])(?:\.([1-6]))?$/i.exec(text.trim());
  if (named) {
    const [, letter = '', row, level = '1'] = named;
    return [LETTERS.indexOf(letter.toLowerCase()) + 1, Number(row), Number(level)];
  }
  const numbers = /^([1-8]),([1-8]),([1-6])$/.exec(text.trim());
  return numbers ? [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])] : undefined;
}
