import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { turnStep } from './turn.ts';
import { activate, at, battleWith } from './testing/scripted-battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-CMD-14 a +1 Model face activates no sentry gun', () => {
  const battle = battleWith({
    a: [['a1', { item: 'sentry-gun' }], ['a2']],
    b: [['h8']],
    dice: [{ model: 1 }],
  });
  at(battle, 'a1g').where = 'field';
  activate(battle, 'a1');
  const { choices } = runFlow(turnStep(battle), { choices: ['done', 'none'] });
  expect(choices[1]?.options).toEqual(['none', 'model:a2']);
  expect([battle.turnOf, battle.sides[0]?.dice.model]).toEqual([1, 1]);
});

test('DZ-TURN-03 DZ-TURN-04 a pass is logged, by choice or for want of models', () => {
  const pass = [['passes', 'DZ-TURN-03', { seat: 0 }]];
  const few = battleWith({ a: [['a1']], b: [['h8'], ['h7']] });
  expect(loggedEvents(runFlow(turnStep(few), { choices: ['pass'] }).events)).toEqual(pass);
  at(few, 'a1').activated = true;
  few.turnOf = 0;
  expect(loggedEvents(runFlow(turnStep(few)).events)).toEqual(pass);
  // DZ-END-02: who has nobody left to activate has finished.
  expect(few.finished).toBe(0);
});

test('DZ-END-02 a side that loses its last model during an activation has finished', () => {
  const battle = activate(battleWith({ a: [['a1'], ['a2']], b: [['a5']] }), 'a1');
  runFlow(turnStep(battle), {
    choices: ['shoot:rifle:b1'],
    faces: [[4, 4, 4, 4, 4, ...miss(3)]],
  });
  expect(at(battle, 'b1').where).toBe('dead');
  expect(battle).toMatchObject({ finished: 1, activation: { model: 'a1' } });
});

test('DZ-TURN-01 DZ-TURN-05 a turn lasts until its activation is over', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['h8'], ['h7']], dice: [{ model: 1 }] });
  runFlow(turnStep(battle), { choices: ['activate:a1'] });
  expect(battle).toMatchObject({ turnOf: 0, activation: { model: 'a1' } });
  // A +1 Model face waits until the first model has done everything.
  runFlow(turnStep(battle), { choices: ['move:b1.1'] });
  expect(battle).toMatchObject({ turnOf: 0, activation: { model: 'a1', length: 1 } });
  runFlow(turnStep(battle), { choices: ['done', 'none'] });
  expect(battle).toMatchObject({ turnOf: 1, activation: null });
  const { choices } = runFlow(turnStep(battle), { choices: ['activate:b1'] });
  expect(choices[0]).toMatchObject({ who: 1, options: ['activate:b1', 'activate:b2'] });
  runFlow(turnStep(battle), { choices: ['done'] });
  expect(battle.turnOf).toBe(0);
});

test('DZ-TURN-03 the second side counts the models of the first', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['h8']] });
  battle.turnOf = 1;
  const { choices } = runFlow(turnStep(battle), { choices: ['pass'] });
  expect(choices[0]?.options).toEqual(['activate:b1', 'pass']);
  expect(battle.turnOf).toBe(0);
});

test('DZ-ROUND-01 the round ends without a pass when everybody has acted', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8']] });
  for (const model of battle.models) model.activated = true;
  expect(runFlow(turnStep(battle))).toMatchObject({ events: [], choices: [] });
  expect(battle).toMatchObject({ phase: { step: 'end' }, turnOf: 0 });
});
