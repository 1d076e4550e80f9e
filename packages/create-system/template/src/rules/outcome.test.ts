import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';

function outcome(squares: readonly string[], round = 1) {
  const start = { round, side: 0, squares };
  return sketchGame.outcome(sketchGame.setup({ ...sketchGame.defaults, start }));
}

test('SK-END-01 a side without a standing figure has lost', () => {
  expect(outcome(['a1', '', '', 'c3', '', ''])).toBeUndefined();
  expect(outcome(['', '', '', 'c3', '', ''])).toEqual({
    winners: [1],
    reason: 'last-standing',
    scores: [0, 1],
  });
});

test('SK-END-02 the larger side wins after the last round, nobody with as many', () => {
  expect(outcome(['a1', 'a2', '', 'c3', '', ''], 12)).toBeUndefined();
  expect(outcome(['a1', 'a2', '', 'c3', '', ''], 13)).toMatchObject({
    winners: [0],
    reason: 'last-round',
  });
  expect(outcome(['a1', '', '', 'c3', '', ''], 13)).toMatchObject({ winners: [] });
});
