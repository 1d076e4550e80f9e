import { isProblems, parseStart } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';

function outcome(position: string) {
  const setup = parseStart(causeway, { position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return causeway.outcome(causeway.setup(setup));
}

test('CW-END-01 two across win', () => {
  expect(outcome('3/20 1 ferrymen ! - - - herons ! - - -')).toBeUndefined();
  expect(outcome('3/20 1 ferrymen ! - - - herons ! ! - -')).toEqual({
    winners: [1],
    reason: 'crossed',
    scores: [1, 2],
  });
});

test('CW-END-02 the side with more across wins after the last round, then more left', () => {
  expect(outcome('20/20 1 ferrymen ! - - - herons - - - -')).toBeUndefined();
  const last = { reason: 'last-round' };
  expect(outcome('21/20 1 ferrymen ! x x x herons - - - -')).toMatchObject({
    ...last,
    winners: [0],
  });
  expect(outcome('21/20 1 ferrymen - - x l1 herons - - - -')).toMatchObject({
    ...last,
    winners: [1],
  });
  expect(outcome('21/20 1 ferrymen - - - l1 herons - - - -')).toMatchObject({
    ...last,
    winners: [],
  });
});

test('CW-END-02 it ends when a side has nobody left who could cross', () => {
  expect(outcome('3/20 1 ferrymen ! x x x herons x x - x')).toMatchObject({
    winners: [0],
    reason: 'nobody-left',
  });
});
