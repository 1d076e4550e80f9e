import { cubeBoard, type Field } from '../board/index.ts';
import { expect, test } from 'vitest';
import { cutawayAt } from './cutaway.ts';

/** A house of two storeys with a roof, a container beside it, and one that stands alone. */
const FIELD: Field = {
  format: 'skirmish-field',
  version: 1,
  id: 'test',
  name: { en: 'Test', fr: 'Essai' },
  levels: 3,
  cubes: [
    { at: [2, 2, 2], floor: 'full' },
    { at: [2, 2, 3], floor: 'full' },
    { at: [3, 2, 1], solid: true },
    { at: [6, 6, 1], solid: true },
  ],
};

test('the part of its building above a cube is lifted, solid cubes stay', () => {
  const board = cubeBoard(FIELD);
  expect(cutawayAt(board, [2, 2, 1])).toEqual({ squares: new Set(['2 2']), level: 1 });
  expect(cutawayAt(board, [2, 2, 2])).toEqual({ squares: new Set(['2 2']), level: 2 });
  // A model on the roof lifts the roof.
  expect(cutawayAt(board, [2, 2, 3])).toEqual({ squares: new Set(['2 2']), level: 2 });
  expect(cutawayAt(board, [6, 6, 2])).toBeUndefined();
  expect(cutawayAt(board, [5, 1, 1])).toBeUndefined();
});
