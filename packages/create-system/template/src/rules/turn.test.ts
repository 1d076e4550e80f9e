import { Game, isRefusal } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import { whyNot } from './legal.ts';
import { figureOf, figuresStanding } from './state.ts';
import { turn } from './turn.ts';

const begun = () => sketchGame.setup(sketchGame.defaults);

test('SK-SETUP-01 two crews of three face each other across the board', () => {
  const state = begun();
  expect(figuresStanding(state, 0).map(({ at }) => at)).toEqual(['b1', 'c1', 'd1']);
  expect(figuresStanding(state, 1).map(({ at }) => at)).toEqual(['b5', 'c5', 'd5']);
});

test('SK-TURN-01 the sides act in turn, and a round is over when both have', () => {
  const state = begun();
  expect(runFlow(turn(state), { choices: ['pass'] }).events.map(({ about }) => about)).toEqual([
    'round',
    'passes',
  ]);
  expect([state.side, state.round]).toEqual([1, 1]);
  runFlow(turn(state), { choices: ['pass'] });
  expect([state.side, state.round]).toEqual([0, 2]);
});

test('SK-TURN-01 nobody acts with a figure of the other side', () => {
  const state = begun();
  const refusal = whyNot(state, { kind: 'step', figure: 'b1', to: 'b4' });
  expect(refusal).toMatchObject({ code: 'not-yours', rule: 'SK-TURN-01' });
});

test('SK-TURN-01 an unknown action is refused, and the question stays', () => {
  const game = new Game(sketchGame, sketchGame.defaults, { seed: 1 });
  for (const answer of ['fly:a1:c3', 'step:a1:z9', 'pass:now'])
    expect(game.answer(answer)).toMatchObject({ code: 'not-an-option' });
  expect(game.answer('step:a1:b2')).toBeUndefined();
});

test('SK-STEP-01 a step goes to a free square on one of the four sides', () => {
  const state = begun();
  const { choices } = runFlow(turn(state), { choices: ['step:a1:b2'] });
  expect(choices[0]?.options).toContain('step:a1:a1');
  expect(figureOf(state, 'a1')?.at).toBe('b2');
});

test.each([
  ['c2', 'no-step'],
  ['b3', 'no-step'],
  ['b1', 'no-step'],
  ['c1', 'occupied'],
])('SK-STEP-01 nobody steps from b1 to %s: %s', (to, code) => {
  const refusal = whyNot(begun(), { kind: 'step', figure: 'a1', to });
  expect(isRefusal(refusal) && refusal).toMatchObject({ code, rule: 'SK-STEP-01' });
});

test('SK-STEP-01 a figure may step onto the square of a fallen one', () => {
  const state = begun();
  const captain = figureOf(state, 'a2');
  if (captain) captain.standing = false;
  expect(whyNot(state, { kind: 'step', figure: 'a1', to: 'c1' })).toBeUndefined();
});
