import type { KeyCodec } from '@skirmish-kit/core';

/** A square of the board, from `a1` to `e5`: a letter for the column, a number for the row. */
export type Square = string;

/** How many columns and rows the board has. */
export const SIZE = 5;

const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Every square, row by row. */
export const SQUARES: readonly Square[] = Array.from({ length: SIZE }, (_, row) =>
  COLUMNS.map((column) => `${column}${row + 1}`),
).flat();

/** How a square is written in an answer and in a position. */
export const square: KeyCodec<Square> = {
  make: (at) => at,
  parse: (text) => SQUARES.find((each) => each === text),
};

/** The column and the row, both from 0. */
export function placeOf(at: Square): readonly [column: number, row: number] {
  const index = SQUARES.indexOf(at);
  return [index % SIZE, Math.floor(index / SIZE)];
}

/** SK-STEP-01: how many steps lie between two squares; none goes across a corner. */
export function stepsBetween(one: Square, other: Square): number {
  const [column, row] = placeOf(one);
  const [otherColumn, otherRow] = placeOf(other);
  return Math.abs(column - otherColumn) + Math.abs(row - otherRow);
}
