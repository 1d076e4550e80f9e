import { expect, test } from 'vitest';
import { runFlow } from '@skirmish-kit/core/testing';
import type { Battle } from './state.ts';
import { act, miss } from './testing/recorded-flow.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { putOutFire } from './it-burns.ts';
import { scores } from './victory.ts';

/** Ruling of DZ-DMG-06: whose doing the deaths are that a rampaging model causes. */

const hit = (dice: number) => new Array<number>(dice).fill(4);
const WILD: FigureSpec = {
  abilities: ['rampage', 'boom 3'],
  weapons: [
    weapon('claw', 'melee'),
    weapon('gun', 4, [], 3),
    weapon('mortar', 6, ['frag 3']),
    weapon('flamer', 4, ['it-burns'], 3),
    weapon('ram', 4, ['blast']),
  ],
};

/** A rampaging model of the second side, and a friend of its own; who decides for it. */
function wild(friend: string, controller: 0 | 1, cubes: { high?: boolean } = {}): Battle {
  const level = cubes.high ? '.4' : '';
  const battle = battleWith({
    a: [['a1']],
    b: [[`d4${level}`, WILD], [`${friend}${level}`]],
    ...(cubes.high && {
      cubes: ['d4', friend].map((each) => ({
        at: cubeAt(`${each}.4`),
        floor: 'full' as const,
      })),
    }),
  });
  activate(battle, 'b1');
  if (battle.activation) battle.activation = { ...battle.activation, controller };
  return battle;
}

test.each([
  ['shoot:gun:b2', 'd6', [[...hit(5), ...miss(3)]]],
  ['shoot:mortar:b2', 'd6', [hit(3), miss(3)]],
  ['shoot:flamer:b2', 'd6', [hit(3), miss(3)]],
])('DZ-DMG-06 DZ-ABIL-17 %s in the hands of the opponent scores for him', (key, friend, faces) => {
  const battle = wild(friend, 0);
  act(battle, [key], faces);
  expect(at(battle, 'b2').where).toBe('dead');
  expect(scores(battle)).toEqual([1, 0]);
});

test('DZ-DMG-06 DZ-ABIL-17 a blow in the hands of the opponent scores for him', () => {
  const battle = wild('d4', 0);
  act(battle, ['fight:b2', 'survive'], [[...hit(3), ...miss(3)]]);
  expect(at(battle, 'b2').where).toBe('dead');
  expect(scores(battle)).toEqual([1, 0]);
});

test('DZ-DMG-06 DZ-ABIL-17 a fall by a Blast of the opponent’s choice scores for him', () => {
  const battle = wild('d6', 0, { high: true });
  act(battle, ['shoot:ram:b2'], [[...hit(5), ...miss(3)], [5], [5, 5, 5, 5, 5, 5, ...miss(3)]]);
  expect(at(battle, 'b2').where).toBe('dead');
  expect(scores(battle)).toEqual([1, 0]);
});

test('DZ-DMG-06 DZ-ABIL-17 a fire that the opponent lit with it scores for him', () => {
  const battle = wild('d6', 0);
  act(battle, ['shoot:flamer:b2'], [miss(3), miss(3)]);
  expect(at(battle, 'b2').burning).toBe(0);
  at(battle, 'b2').damage = 1;
  battle.activation = null;
  runFlow(putOutFire(battle, 'b2'), { faces: [[...hit(3), ...miss(3)]] });
  expect(scores(battle)).toEqual([1, 0]);
});

test('DZ-DMG-06 DZ-ABIL-17 the opponent who detonates it scores for all victims', () => {
  const battle = wild('d4', 0);
  at(battle, 'b2').pinned = true;
  act(battle, ['detonate'], [hit(3), miss(3)]);
  expect(battle.models.map(({ where }) => where)).toEqual(['field', 'dead', 'dead']);
  expect(scores(battle)).toEqual([2, 0]);
});

test('DZ-DMG-06 DZ-ABIL-17 a bomb in its own hands scores for its own side', () => {
  const battle = battleWith({ a: [['d6']], b: [['d4', WILD]] });
  activate(battle, 'b1');
  act(battle, ['shoot:gun:a1'], [[...hit(5), ...miss(3)]]);
  expect(scores(battle)).toEqual([0, 1]);
});

test('DZ-DMG-06 DZ-ABIL-17 a kill by a friend that strikes back scores for nobody', () => {
  const battle = wild('d4', 0);
  at(battle, 'b1').damage = 1;
  act(
    battle,
    ['fight:b2', 'counter-attack:knife'],
    [[...miss(3), ...hit(4)], miss(3), miss(3), [5]],
  );
  expect(at(battle, 'b1').where).toBe('dead');
  expect(scores(battle)).toEqual([0, 0]);
});

test('DZ-DMG-06 DZ-ABIL-17 a kill among the controller’s own models scores for nobody', () => {
  const battle = wild('d6', 0);
  at(battle, 'a1').cube = cubeAt('d6');
  act(battle, ['shoot:flamer:b2'], [hit(3), miss(3), miss(3)]);
  expect(at(battle, 'a1').where).toBe('dead');
  expect(scores(battle)).toEqual([1, 0]);
});
