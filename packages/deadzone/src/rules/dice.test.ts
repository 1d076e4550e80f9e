import { runFlow } from '@skirmish-kit/core/testing';
import { roll } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { shoot } from './shoot.ts';
import { fight } from './fight.ts';
import { SIDES, successesOf } from './dice.ts';
import { activate, at, battleWith } from './testing/scripted-battle.ts';
import { legalActions } from './candidates.ts';

const rolled = (dice: number, target: number | null, faces: readonly number[], rerolls = 0) =>
  runFlow(
    roll(successesOf({ dice, at: target, rerolls }), 'DZ-DICE-01', { who: 0, about: 'shoot' }),
    { faces: [faces] },
  ).result;

test('DZ-DICE-01 all dice are eight-sided', () => {
  expect(SIDES).toBe(8);
  expect(successesOf({ dice: 3, at: 4, rerolls: 0 }).check([9, 1, 1])?.code).toBe(
    'impossible-face',
  );
});

test('DZ-DICE-02 an opposed test counts by its margin', () => {
  const battle = battleWith({ a: [['a1']], b: [['a4', { size: 3 }]] });
  // Clear shot: five dice. Four successes against two: two potential damage.
  runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), { faces: [[4, 5, 6, 7, 1, 4, 5, 1]] });
  expect(at(battle, 'b1').damage).toBe(2);
});

test('DZ-DICE-03 the choice of Fight or Survive comes before any roll', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  const { choices, rolls } = runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['survive'],
    faces: [[1, 1, 1, 1, 1, 1]],
  });
  expect(choices.map(({ about }) => about)).toEqual(['reply']);
  expect(rolls).toHaveLength(1);
});

test('DZ-DICE-04 each die of the target or more is a success', () => {
  expect(rolled(4, 5, [4, 5, 6, 7])).toBe(3);
});

test('DZ-DICE-05 each 8 counts and grants another die, without end', () => {
  expect(rolled(3, 5, [8, 3, 6, 8, 2])).toBe(3);
});

test('DZ-DICE-06 modifiers change the number of dice and nothing else', () => {
  const battle = battleWith({ a: [['a1']], b: [['a4']] });
  const { rolls } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    faces: [[1, 1, 1, 1, 1, 1, 1, 1]],
  });
  expect(rolls[0]?.notation).toBe('5d8!=8>=4 vs 3d8!=8>=4');
});

test('DZ-DICE-07 nobody rolls without dice, and the opponent still rolls', () => {
  expect(rolled(0, 4, [])).toBe(0);
  expect(rolled(-2, 4, [])).toBe(0);
});

test('DZ-DICE-08 a “-” rolls nothing, and the action cannot be chosen', () => {
  expect(rolled(7, null, [])).toBe(0);
  const drone = { fight: null };
  const battle = battleWith({ a: [['a1', drone]], b: [['a1']] });
  const kinds = legalActions(battle, activate(battle, 'a1').activation ?? never()).map(
    ({ kind }) => kind,
  );
  expect(kinds).not.toContain('fight');
  // Forced to attack, it scores nothing.
  const { rolls } = runFlow(fight(battle, 'a1', 'b1', 'moved-in'), {
    choices: ['survive'],
    faces: [[1, 1, 1]],
  });
  expect(rolls[0]?.notation).toBe('0 vs 3d8!=8>=4');
});

test('DZ-DICE-09 a 1 fails like any other die, and 8+ succeeds only on an 8', () => {
  expect(rolled(3, 8, [7, 8, 1, 7])).toBe(1);
});

test('DZ-EDGE-02 a failed die added by a re-rolled 8 may use the re-rolls left', () => {
  // The first 1 becomes an 8, whose extra die fails and is rolled again.
  expect(rolled(1, 4, [1, 8, 2, 5], 2)).toBe(2);
  expect(rolled(1, 4, [1, 8, 2], 1)).toBe(1);
});

function never(): never {
  throw new Error('There is no activation.');
}

test('DZ-DICE-07 a roll of no dice has nothing to roll again', () => {
  const none = { dice: 0, at: 4, rerolls: 2 };
  expect(successesOf(none).notation).toBe(successesOf({ ...none, rerolls: 0 }).notation);
});
