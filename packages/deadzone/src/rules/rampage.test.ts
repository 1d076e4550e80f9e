import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { freeMove, rampage } from './rampage.ts';
import { activate, at, battleWith, type TestBattle } from './testing/scripted-battle.ts';
import { weapon } from './testing/recruits.ts';
import { loggedEvents } from './testing/logged-events.ts';

test.each([
  [1, 'foreign', 0, false],
  [2, 'foreign', 0, false],
  [3, 'calm', 1, false],
  [6, 'calm', 1, false],
  [7, 'fury', 1, true],
  [8, 'fury', 1, true],
])('DZ-ABIL-17 a rampaging model that rolls %i is %s', (die, result, seat, moves) => {
  const battle = battleWith({ a: [['a1']], b: [['d4', { abilities: ['rampage'] }]] });
  const played = runFlow(rampage(battle, 'b1'), { faces: [[die]] });
  expect(played.result).toEqual({ seat, moves });
  expect(loggedEvents(played.events)).toEqual([['rampage', 'DZ-ABIL-17', { model: 'b1', result }]]);
});

const begun = (test: TestBattle) => activate(battleWith(test), 'b1');

test('DZ-EDGE-15 fury moves it one cube, if its owner likes, instead of a Move face', () => {
  const battle = begun({ b: [['h8', { speed: { move: 2, sprint: 4 } }]] });
  const { choices, events } = runFlow(freeMove(battle, 'b1'), { choices: ['done'] });
  expect(choices[0]).toMatchObject({ about: 'free-move', rule: 'DZ-EDGE-15', who: 1 });
  expect([...(choices[0]?.options ?? [])].sort()).toEqual([
    'die-move:g7.1',
    'die-move:g8.1',
    'die-move:h7.1',
    'die-reposition',
    'done',
  ]);
  expect(events).toEqual([]);
  expect(battle.activation?.faces).toEqual(['move']);
});

test('DZ-EDGE-15 a lying, immobile or inactive model is not asked', () => {
  const pinned = begun({ b: [['h8']] });
  at(pinned, 'b1').pinned = true;
  const still = begun({ b: [['h8', { speed: null }]] });
  const idle = battleWith({ b: [['h8']] });
  for (const battle of [pinned, still, idle])
    expect(runFlow(freeMove(battle, 'b1')).choices).toEqual([]);
  expect([pinned, still].map(({ activation }) => activation?.faces)).toEqual([[], []]);
});

test('DZ-EDGE-15 DZ-MOVE-09 knocked back as it breaks away, it goes on for one cube', () => {
  const gauntlet = { weapons: [weapon('gauntlet', 'melee', ['knockback'])] };
  const battle = begun({ a: [['d4', gauntlet]], b: [['d4', { size: 3 }]] });
  const { choices } = runFlow(freeMove(battle, 'b1'), {
    choices: ['die-move:d5.1', 'model:a1', 'way:5', 'to:f4.1'],
    faces: [[4, 1, 1, 1, 1, 1, 1]],
  });
  // Eight cubes around e4, or none.
  expect(choices.at(-1)?.options).toHaveLength(9);
  expect(at(battle, 'b1').cube).toEqual([6, 4, 1]);
});
