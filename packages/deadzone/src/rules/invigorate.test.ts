import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { invigorate } from './invigorate.ts';
import { eventLines } from './testing/recorded-flow.ts';
import { at, battleWith } from './testing/scripted-battle.ts';

test('DZ-ABIL-39 two successes, and the target may act again', () => {
  const tried = (faces: readonly number[]) => {
    const battle = battleWith({ a: [['d4'], ['d5']] });
    at(battle, 'a2').activated = true;
    const played = runFlow(invigorate(battle, 'a1', 'a2'), { faces: [faces] });
    return [...eventLines(played), at(battle, 'a2').activated];
  };
  expect(tried([4, 4, 1])).toEqual(['invigorated a2', false]);
  expect(tried([4, 1, 1])).toEqual(['missed a1 a2', true]);
});
