import { Game, isRefusal, parseStart, isProblems } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import { actions } from './action.ts';
import { legalMoves, whyNot } from './legal.ts';
import { figureOf, type State } from './state.ts';
import { turn } from './turn.ts';

const begun = () => causeway.setup(causeway.defaults);

/** Ferrymen (2, 2, 2 steady, 1 nimble) against Herons (1 swift, 1 swift, 1 nimble, 3). */
function stateAt(position: string): State {
  const setup = parseStart(causeway, { position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return causeway.setup(setup);
}

function whyNotKey(state: State, key: string) {
  const action = actions.parse(key);
  return action && whyNot(state, action);
}

test('CW-SETUP-01 two bands of four begin in camp', () => {
  expect(begun().figures.map(({ id, at }) => `${id} ${at}`)).toEqual(
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4'].map((id) => `${id} camp`),
  );
});

test('CW-TURN-01 the sides act in turn, and a round is over when both have', () => {
  const state = begun();
  const { events } = runFlow(turn(state), { choices: ['rest'] });
  expect(events.map(({ about }) => about)).toEqual(['round', 'rests']);
  expect([state.side, state.round]).toEqual([1, 1]);
  runFlow(turn(state), { choices: ['rest'] });
  expect([state.side, state.round]).toEqual([0, 2]);
});

test('CW-TURN-01 nobody acts with a figure of the other side', () => {
  expect(whyNotKey(begun(), 'send:b1:l5')).toMatchObject({ code: 'not-yours', rule: 'CW-TURN-01' });
});

test('CW-TURN-01 an unknown action is refused, and the question stays', () => {
  const game = new Game(causeway, causeway.defaults, { seed: 1 });
  for (const answer of ['fly:a1', 'send:a1:z9', 'rest:now'])
    expect(game.answer(answer)).toMatchObject({ code: 'not-an-option' });
  expect(game.answer('send:a1:l1')).toBeUndefined();
});

test('CW-SEND-01 a figure sets out from camp onto a free first stone', () => {
  const state = begun();
  runFlow(turn(state), { choices: ['send:a1:l1', 'rest'] });
  expect(figureOf(state, 'a1')?.at).toBe('l1');
  expect(legalMoves(state).map(actions.make)).toContain('send:b4:l5');
});

test.each([
  ['send:a2:l1', 'in-the-way'],
  ['send:a1:m1', 'not-in-camp'],
  ['send:a2:m2', 'too-far'],
  ['send:a2:m5', 'too-far'],
])('CW-SEND-01 %s is refused: %s', (key, code) => {
  const state = stateAt('2/20 1 ferrymen l1 - - - herons - - - -');
  expect(whyNotKey(state, key)).toMatchObject({ code, rule: 'CW-SEND-01' });
});

test('CW-KNACK-03 the swift may be sent to the second stone, over a free one', () => {
  const moves = (position: string) =>
    legalMoves(stateAt(position), 'b1').flatMap((move) => (move.kind === 'send' ? move.to : []));
  expect(moves('1/20 2 ferrymen - - - - herons - - - -')).toEqual([
    'l4',
    'l5',
    'm4',
    'm5',
    'r4',
    'r5',
  ]);
  expect(moves('1/20 2 ferrymen l4 - - - herons - m5 - -')).toEqual(['l5', 'r4', 'r5']);
});

test('CW-MARCH-01 a march goes to the next stone, in the direction of the side', () => {
  const state = stateAt('2/20 1 ferrymen l1 - - - herons m5 - - -');
  runFlow(turn(state), { choices: ['march:a1', 'rest'] });
  runFlow(turn(state), { choices: ['march:b1', 'rest'] });
  expect([figureOf(state, 'a1')?.at, figureOf(state, 'b1')?.at]).toEqual(['l2', 'm4']);
});

test('CW-MARCH-01 nobody marches where somebody stands, nor from camp', () => {
  const state = stateAt('2/20 1 ferrymen l1 l2 - - herons l3 - - -');
  expect(whyNotKey(state, 'march:a1')).toMatchObject({
    code: 'in-the-way',
    params: { figure: 'a2' },
  });
  expect(whyNotKey(state, 'march:a2')).toMatchObject({
    code: 'in-the-way',
    params: { figure: 'b1' },
  });
  expect(whyNotKey(state, 'march:a3')).toMatchObject({ code: 'not-on-the-way' });
});

test('CW-MARCH-02 a march from the last stone ends across', () => {
  const state = stateAt('2/20 1 ferrymen l5 - - - herons - - - -');
  const { choices, events } = runFlow(turn(state), { choices: ['march:a1'] });
  expect(figureOf(state, 'a1')?.at).toBe('across');
  expect(choices.map(({ about }) => about)).toEqual(['act']);
  expect(events.at(-1)).toMatchObject({ about: 'crosses', rule: 'CW-MARCH-02' });
  const refusal = whyNotKey({ ...state, side: 0 }, 'march:a1');
  expect(isRefusal(refusal) && refusal.code).toBe('not-on-the-way');
});
