import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation } from './activation.ts';
import { putOutFire } from './it-burns.ts';
import { shoot } from './shoot.ts';
import type { Battle } from './state.ts';
import { miss, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith, type TestBattle } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

const FLAMER: FigureSpec = { weapons: [weapon('flamer', 4, ['it-burns'])] };

function facing(more: Partial<TestBattle> = {}): Battle {
  return battleWith({ a: [['d4', FLAMER]], b: [['d6'], ['d6', { size: 2 }]], ...more });
}

test('DZ-ABIL-07 flames log who catches fire: not the dead, and nobody twice', () => {
  const battle = facing({ b: [['d6'], ['d6', { size: 2 }], ['d6']] });
  at(battle, 'b3').burning = 1;
  const played = runFlow(shoot(battle, 'a1', 'flamer', 'b1', false), {
    faces: [[4, 4, 1], miss(3), [4, 1, 1], [4, 4, 1]],
  });
  expect(eventLines(played)).toEqual([
    'shoots a1 b1 flamer',
    'flames a1 2',
    'killed b1',
    'scores 0 1',
    'wounded b2 1 1',
    'catches-fire b2',
  ]);
  expect(battle.models.map(({ burning }) => burning)).toEqual([null, null, 0, 1]);
});

test('DZ-ABIL-07 ruling O-56: flames get no Dice faces unless set; survivors always do', () => {
  const dice = [{ dice: 1 }, { dice: 1 }] as const;
  const plain = runFlow(shoot(facing({ dice }), 'a1', 'flamer', 'b1', false), {
    choices: ['none', 'add:1'],
    faces: [miss(3), miss(3), miss(4)],
  });
  expect(plain.choices.map(({ who }) => who)).toEqual([1, 1]);
  expect(plain.rolls.map(({ notation }) => notation)).toEqual([
    '3d8!=8>=4',
    '3d8!=8>=4',
    '4d8!=8>=4',
  ]);
  const settings = { unmodifiedShots: 'command-dice' } as const;
  const helped = runFlow(shoot(facing({ dice, settings }), 'a1', 'flamer', 'b1', false), {
    choices: ['add:1', 'none', 'none'],
    faces: [miss(4), miss(3), miss(3)],
  });
  expect(helped.choices.map(({ who }) => who)).toEqual([0, 1, 1]);
  expect(helped.rolls[0]?.notation).toBe('4d8!=8>=4');
});

test('DZ-ABIL-07 a fire goes out or hurts at AP 1, and either is logged', () => {
  const burning = (faces: readonly number[]) => {
    const battle = battleWith({ a: [['d4', { size: 4, armour: 2 }]], b: [['h8']] });
    at(battle, 'a1').burning = 1;
    const played = runFlow(putOutFire(battle, 'a1'), { faces: [[...faces]] });
    return [played.result, eventLines(played), at(battle, 'a1').burning];
  };
  expect(burning([4, 1, 1, 4, 1, 1])).toEqual([true, ['fire-out a1'], null]);
  expect(burning([4, 4, 1, ...miss(3)])).toEqual([false, ['burns a1 2', 'wounded a1 1 1'], null]);
});

test('DZ-ABIL-42 ruling O-69: a fire is no attack, and Life Support does not help', () => {
  const battle = battleWith({ a: [['d4', { size: 3, abilities: ['life-support'] }]], b: [['h8']] });
  at(battle, 'a1').burning = 1;
  const played = runFlow(beginActivation(battle, 'a1'), { faces: [[4, 1, 1, ...miss(3)]] });
  expect(eventLines(played)).toEqual([
    'activated a1',
    'burns a1 1',
    'wounded a1 1 1',
    'activation-over a1',
  ]);
  expect(at(battle, 'a1').damage).toBe(1);
});
