import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { dropHammerfist, whyNotHammerfist } from './hammerfist.ts';
import type { Battle } from './state.ts';
import { miss, recordFlow, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith, cubeAt, type TestBattle } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

const HAMMER: FigureSpec = { abilities: ['hammerfist'], size: 2 };

/** The first of the other side waits in the sky; who calls it is the first of this one. */
function called({ a = [], ...more }: TestBattle): Battle {
  const battle = battleWith({ a: [['a8'], ['a8', HAMMER], ...a], ...more });
  at(battle, 'a2').where = 'waiting';
  return battle;
}

function why(battle: Battle, id: string, to: string): readonly unknown[] | undefined {
  const refusal = whyNotHammerfist(battle, at(battle, 'a1'), id, cubeAt(to));
  return refusal && [refusal.code, refusal.rule, refusal.params];
}

test('DZ-ABIL-03 one’s own that still waits, on top of a stack with room', () => {
  const battle = called({
    a: [['d4', { size: 3 }]],
    b: [
      ['h8', HAMMER],
      ['d5', { size: 4 }],
    ],
    cubes: [{ at: [3, 4, 2], floor: 'full' }],
  });
  at(battle, 'b1').where = 'waiting';
  expect(why(battle, 'a2', 'c4.2')).toBeUndefined();
  expect(why(battle, 'a2', 'd5.1')).toBeUndefined();
  const elsewhere = (target: string) => ['not-waiting', 'DZ-ABIL-03', { target }];
  expect(why(battle, 'a9', 'c4.2')).toEqual(elsewhere('a9'));
  expect(why(battle, 'a3', 'c4.2')).toEqual(elsewhere('a3'));
  expect(why(battle, 'b1', 'c4.2')).toEqual(elsewhere('b1'));
  expect(why(battle, 'a2', 'c4.1')).toEqual(['not-on-top', 'DZ-ABIL-03', { to: 'c4.1' }]);
  const full = { model: 'a2', to: 'd4.1', steps: 0 };
  expect(why(battle, 'a2', 'd4.1')).toEqual(['no-room', 'DZ-CAP-01', full]);
});

test('DZ-ABIL-03 DZ-CMD-13 neighbours are shaken, friends too, and Dice faces help', () => {
  const battle = called({ a: [['d4']], b: [['d5'], ['e5']], dice: [{}, { dice: 1 }] });
  const played = recordFlow(dropHammerfist(battle, 'a2', cubeAt('c4')), {
    choices: ['add:1'],
    faces: [[4, 1, 1], miss(3), [4, 1, 1, 1]],
  });
  expect(eventLines(played)).toEqual([
    'drops-in a2 c4.1',
    'dice-added b1 1',
    'thrown a3 e4.1',
    'pinned a3',
  ]);
  expect(played.rollers).toEqual(['shock 0', 'survive 0', 'survive 1']);
  expect(played.rolls.map(({ notation }) => notation)).toEqual([
    '3d8!=8>=4',
    '3d8!=8>=4',
    '4d8!=8>=4',
  ]);
});

test('DZ-ABIL-03 DZ-MOVE-04 it fights the model it comes down on', () => {
  const battle = called({ b: [['c4']] });
  const played = runFlow(dropHammerfist(battle, 'a2', cubeAt('c4')), {
    choices: ['survive'],
    faces: [miss(3), [...miss(5), ...miss(3)]],
  });
  expect(eventLines(played)).toEqual(['drops-in a2 c4.1', 'fights a2 b1']);
  // It moved in and is larger.
  expect(played.rolls[1]?.notation).toBe('5d8!=8>=4 vs 3d8!=8>=4');
});

test('DZ-ABIL-03 DZ-ABIL-42 the throw is an attack, and does no damage of its own', () => {
  const battle = called({ b: [['a1', { abilities: ['life-support'], size: 3 }], ['h8']] });
  const played = runFlow(dropHammerfist(battle, 'a2', cubeAt('b2')), {
    faces: [[4, 4, 4], miss(3), [5, 1, 1, ...miss(3)]],
  });
  expect(eventLines(played)).toEqual([
    'drops-in a2 b2.1',
    'slammed b1',
    'pinned b1',
    'wounded b1 1 1',
    'life-support b1',
  ]);
});

test('DZ-ABIL-03 DZ-ABIL-06 a model killed by the thrown bomb is not thrown', () => {
  const battle = called({ b: [['a1', { abilities: ['boom 5'] }], ['a1'], ['h8']] });
  const played = runFlow(dropHammerfist(battle, 'a2', cubeAt('b2')), {
    faces: [[4, 1, 1], miss(3), miss(3), [5, 5, 5, ...miss(3)], [4, 4, 4, 4, 4], miss(3)],
  });
  expect(eventLines(played).slice(-4)).toEqual([
    'explodes b1 5',
    'frag 5',
    'killed b2',
    // Ruling O-22: the Hammerfist set the bomb off.
    'scores 0 1',
  ]);
  expect(battle.models.slice(2).map(({ where }) => where)).toEqual(['dead', 'dead', 'field']);
});

test('DZ-ABIL-03 DZ-MOVE-03 its owner places it', () => {
  const battle = called({ b: [['h8']], settings: { placing: 'owner' } });
  const played = runFlow(dropHammerfist(battle, 'a2', cubeAt('c4')), {
    choices: ['usual'],
    faces: [miss(3)],
  });
  expect(played.choices.map(({ rule }) => rule)).toEqual(['DZ-MOVE-03']);
});
