import { expect, test } from 'vitest';
import { copyState, hashState } from './state.ts';

test('a copy is equal and shares nothing', () => {
  const state = { figures: [{ at: [1, 2] }], turn: 3, note: null };
  const copy = copyState(state);
  expect(copy).toEqual(state);
  expect(copy.figures[0]).not.toBe(state.figures[0]);
});

test('the hash looks at values, not at the order of keys', () => {
  expect(hashState({ a: 1, b: [2, 3] })).toBe(hashState({ b: [2, 3], a: 1 }));
  expect(hashState({ a: 1, b: [2, 3] })).not.toBe(hashState({ a: 1, b: [3, 2] }));
  expect(hashState(['ab'])).not.toBe(hashState(['a', 'b']));
});
