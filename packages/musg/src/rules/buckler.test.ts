import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { activate, battleWith, perform, type TestBattle } from './testing/battle.ts';

test('MU-EQ-06 a buckler helps against each strike, or once a turn if so set', () => {
  const parries = (settings: TestBattle['settings']) => {
    const battle = battleWith({
      a: [[10, 10, { rank: 'chief', weapons: ['sword'] }]],
      b: [[11, 10, { equipment: ['buckler'] }]],
      ...(settings && { settings }),
    });
    figureOf(battle, 'b1').spent = ['medikit', settings?.bucklers ? 'buckler-7' : 'buckler-1'];
    activate(battle, 'a1');
    const strike = (faces: number[][]) =>
      perform(battle, 'strike:b1:sword', { faces }).rolls.some(({ about }) => about === 'buckler');
    const twice = [1, 2].map(() => strike([[6, 1], [1]]));
    return [...twice, figureOf(battle, 'b1').spent.length];
  };
  expect(parries({})).toEqual([true, true, 2]);
  expect(parries({ bucklers: 'each-turn' })).toEqual([true, false, 3]);
});
