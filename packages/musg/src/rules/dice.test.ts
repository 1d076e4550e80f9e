import { outcomesOf } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { capped, commandTest } from './command.ts';
import { HALF_DIE, ONE_DIE, TENS_AND_UNITS, TWO_DICE } from './dice.ts';
import { isWithin, measured } from './figures.ts';
import { PACE, paces } from './paces.ts';
import { at, battleWith } from './testing/battle.ts';

test('MU-GEN-01 MU-GEN-03 distances are twentieths of a pace, never rounded', () => {
  expect(PACE).toBe(20);
  expect([6.75, 2.25, 13.5].map(paces)).toEqual([135, 45, 270]);
});

test('MU-GEN-02 an inch is a pace: the table of 80 by 100 cm at 25 mm is 32 by 40', () => {
  expect([800 / 25, 1000 / 25].map(paces)).toEqual([640, 800]);
});

test('MU-GEN-04 near enough is from base edge to base edge, the limit included', () => {
  const base = { at: at(10, 10), radius: 10 };
  expect(isWithin(base, { at: at(14, 10), radius: 10 }, 3)).toBe(true);
  expect(isWithin(base, { at: at(14.05, 10), radius: 10 }, 3)).toBe(false);
  expect(measured(base, { at: at(14, 10), radius: 10 })).toBe(3 * PACE);
});

test('MU-DICE-01 six sides, and two dice as tens and units', () => {
  expect(outcomesOf(ONE_DIE)).toHaveLength(6);
  expect(outcomesOf(TWO_DICE)).toHaveLength(11);
  expect(TENS_AND_UNITS.read([3, 5])).toBe(35);
  expect(new Set(outcomesOf(TENS_AND_UNITS).map(([value]) => value)).size).toBe(36);
});

test('MU-DICE-02 half a die: 1 and 2 are 1, 3 and 4 are 2, 5 and 6 are 3', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => HALF_DIE.read([die]))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('MU-DICE-03 a Command of 8 passes with 8 and fails with 9', () => {
  const battle = battleWith({ a: [[5, 5]] });
  const test8 = (faces: readonly number[]) =>
    runFlow(commandTest(battle, 'a1', 8, 'MU-END-02', 'rout'), { faces: [faces] }).result;
  expect(test8([4, 4])).toBe(true);
  expect(test8([5, 4])).toBe(false);
});

test('MU-DICE-04 no Command counts for more than 11, unless the table wants it', () => {
  expect(capped(battleWith({}), 14)).toBe(11);
  expect(capped(battleWith({ settings: { commandCap: 'none' } }), 14)).toBe(14);
});
