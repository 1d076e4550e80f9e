import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { chooseProtected } from './bastion.ts';
import { eventLines } from './testing/recorded-flow.ts';
import { battleWith } from './testing/scripted-battle.ts';

test('DZ-LDR-01 Bastion protects one friend for a Special face, or nobody for none', () => {
  const protect = (answer: string) => {
    const battle = battleWith({ a: [['a1']], b: [['d4'], ['d4']], dice: [{}, { special: 1 }] });
    const played = runFlow(chooseProtected(battle, 1, ['b1', 'b2']), { choices: [answer] });
    expect(played.choices[0]?.options).toEqual(['none', 'model:b1', 'model:b2']);
    return [played.result, eventLines(played), battle.sides[1]?.dice.special];
  };
  expect(protect('model:b2')).toEqual(['b2', ['bastion b2'], 0]);
  expect(protect('none')).toEqual([null, [], 1]);
});
