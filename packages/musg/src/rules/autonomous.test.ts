import { emit, type Flow } from '@skirmish-kit/core';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleWith } from './testing/battle.ts';
import { ownWorld } from './testing/custom-world.ts';
import { playStep } from './turn.ts';
import { freeForAllSides } from './enter-world.ts';

/** A world in which b1 acts by itself and a player acts for all others. */
const WOODS = ownWorld('woods', {
  *actWild(_, figure): Flow<boolean> {
    yield* emit('growls', 'MU-TURN-07', { figure });
    return figure === 'b1';
  },
});

function woods(figures: readonly string[]): Battle {
  const battle = battleWith({
    a: [[5, 5]],
    b: [
      [40, 5],
      [40, 10],
    ],
    world: WOODS,
  });
  battle.phase = { step: 'wild', figures };
  return battle;
}

const step = (battle: Battle, script: Script = {}) =>
  runFlow(playStep(battle), script).events.map(({ about, params }) => [about, params['figure']]);

test('MU-TURN-07 those of a world act one after the other, by themselves', () => {
  const battle = woods(['b1', 'b2']);
  expect(step(battle)).toEqual([['growls', 'b1']]);
  expect(battle).toMatchObject({ phase: { step: 'wild', figures: ['b2'] }, active: null });
  expect(battle.decided).toBeNull();
});

test('MU-TURN-07 a player acts for figures that the world leaves to players', () => {
  const battle = woods(['b2']);
  expect(step(battle)).toEqual([
    ['growls', 'b2'],
    ['activated', 'b2'],
  ]);
  expect(battle).toMatchObject({ phase: { step: 'wild', figures: [] }, active: 'b2' });
  const walked = runFlow(playStep(battle), { choices: ['walk:800,300'] });
  expect(walked.choices[0]).toMatchObject({ about: 'action', who: 1 });
  expect([battle.active, battle.decided]).toEqual(['b2', null]);
  step(battle, { choices: ['done'] });
  expect([battle.active, battle.decided]).toEqual([null, null]);
  step(battle);
  expect(battle.phase).toEqual({ step: 'end' });
});

test('MU-TURN-07 fallen and absent figures do nothing', () => {
  const battle = woods(['b1', 'b9', 'b2']);
  figureOf(battle, 'b1').fate = 'out';
  expect([step(battle), step(battle), step(battle)]).toEqual([
    [],
    [],
    [
      ['growls', 'b2'],
      ['activated', 'b2'],
    ],
  ]);
  const last = woods(['b1']);
  figureOf(last, 'b1').fate = 'out';
  step(last);
  expect(last.phase).toEqual({ step: 'end' });
});

test('MU-TURN-08 it may be over by what they do, before the turn is', () => {
  const last = { turn: 10 };
  const byItself = Object.assign(woods(['b1', 'b2']), last);
  step(byItself);
  expect(byItself.decided).toBeNull();
  figureOf(byItself, 'a1').fate = 'out';
  byItself.phase = { step: 'wild', figures: ['b1', 'b2'] };
  step(byItself);
  expect(byItself.decided).toMatchObject({ winners: [1], reason: 'last-band' });
  const byPlayer = Object.assign(woods(['b2']), last);
  step(byPlayer);
  step(byPlayer, { choices: ['walk:800,300'] });
  figureOf(byPlayer, 'a1').fate = 'out';
  step(byPlayer, { choices: ['walk:800,260'] });
  expect([byPlayer.active, byPlayer.decided]).toEqual(['b2', null]);
  step(byPlayer);
  expect(byPlayer.decided).toMatchObject({ winners: [1], reason: 'last-band' });
  const held = Object.assign(woods(['b2']), last);
  step(held);
  step(held, { choices: ['done'] });
  expect(held.decided).toBeNull();
});

test('each player, those who play themselves, and bystanders, who are of no party', () => {
  expect(freeForAllSides(3)).toEqual([0, 1, 2, 3, null]);
});
