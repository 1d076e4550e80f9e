import { Game, isProblems, parseStart } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import { figureOf, type State } from './state.ts';
import { turn } from './turn.ts';

function stateAt(position: string): State {
  const setup = parseStart(causeway, { position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return causeway.setup(setup);
}

test('CW-PRESS-01 the die has to show more than the times that were acted', () => {
  const state = stateAt('2/20 1 ferrymen m1 - - - herons - - - -');
  const script = { choices: ['march:a1', 'march:a1', 'march:a1', 'rest'], faces: [[2], [3]] };
  const { choices } = runFlow(turn(state), script);
  expect(figureOf(state, 'a1')?.at).toBe('m4');
  expect(choices.map(({ about }) => about)).toEqual(['act', 'press', 'press', 'press']);
  expect(state.side).toBe(1);
});

test('CW-PRESS-01 else it slips, is pushed back, and the turn is over', () => {
  const state = stateAt('2/20 1 ferrymen m1 - - - herons - - - -');
  const script = { choices: ['march:a1', 'march:a1', 'march:a1'], faces: [[6], [2]] };
  const { events } = runFlow(turn(state), script);
  expect(events.slice(-2).map(({ about }) => about)).toEqual(['slips', 'pushed']);
  expect(figureOf(state, 'a1')?.at).toBe('m2');
  expect(state.side).toBe(1);
});

test('CW-PRESS-01 CW-KNACK-02 the steady slip like anybody', () => {
  const state = stateAt('2/20 1 ferrymen - - m1 - herons - - - -');
  runFlow(turn(state), { choices: ['march:a3', 'march:a3'], faces: [[1]] });
  expect(figureOf(state, 'a3')?.at).toBe('m1');
});

test('CW-PRESS-01 CW-PUSH-01 a slip with a friend behind ends in the marsh', () => {
  const state = stateAt('2/20 1 ferrymen m1 m2 - - herons m3 - - -');
  const script = { choices: ['strike:a2:b1', 'march:a2'], faces: [[4, 4, 1], [1]] };
  const { events } = runFlow(turn(state), script);
  expect(events.at(-1)).toMatchObject({
    about: 'stumbles-over',
    params: { figure: 'a2', over: 'a1' },
  });
  expect(figureOf(state, 'a2')?.at).toBe('fallen');
});

test('CW-PRESS-01 only who has acted presses on, and rests when nothing can be done', () => {
  const game = new Game(causeway, causeway.defaults, { seed: 7 });
  game.answer('send:a1:l1');
  expect(game.ask()).toMatchObject({ about: 'press', params: { figure: 'a1', acts: 1 } });
  expect(game.answer('send:a2:m1')).toMatchObject({ code: 'another-presses' });
  expect(game.answer('rest')).toBeUndefined();
  const stuck = stateAt('2/20 1 ferrymen m1 m3 - - herons - - - -');
  expect(runFlow(turn(stuck), { choices: ['march:a1'] }).choices).toHaveLength(1);
});

test('CW-PRESS-01 CW-END-01 a winner is not asked whether to press on', () => {
  const state = stateAt('2/20 1 ferrymen m1 m2 - - herons m3 x x x');
  const script = { choices: ['strike:a2:b1'], faces: [[4, 4, 1]] };
  const { choices } = runFlow(turn(state), script);
  expect(causeway.outcome(state)?.reason).toBe('nobody-left');
  expect(choices).toHaveLength(1);
});

test('CW-KNACK-01 the nimble add one, so the first time they never slip', () => {
  const state = stateAt('2/20 1 ferrymen - - - m1 herons - - - -');
  const script = { choices: ['march:a4', 'march:a4', 'march:a4', 'rest'], faces: [[1], [2]] };
  runFlow(turn(state), script);
  expect(figureOf(state, 'a4')?.at).toBe('m4');
});
