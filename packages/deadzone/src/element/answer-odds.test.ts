import { expect, test } from 'vitest';
import { at, battleWith } from '../rules/testing/scripted-battle.ts';
import { DeadzoneNames } from '../messages/names.ts';
import { mayDie, worstChance } from './answer-odds.ts';

test('a row has no figure, and nobody is spared, where branches were not followed', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3']] });
  const names = new DeadzoneNames(battle, 'en');
  const odds = (pruned: number) => ({
    ...{ outcomes: {}, titles: {}, pruned },
    more: { models: { b1: { wounded: 0.1, unharmed: 0.9 - pruned } } },
  });
  const whom = { names, seat: 0, acts: true, defends: false, target: at(battle, 'b1').id };
  expect(worstChance(odds(1e-10), whom)?.probability).toBe(0.1);
  expect(worstChance(odds(0.4), whom)).toBeUndefined();
  expect([1e-10, 0.4].map((pruned) => mayDie(odds(pruned), battle, 1))).toEqual([false, true]);
});
