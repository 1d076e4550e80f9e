import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { goOff, perish } from './death.ts';
import { miss, recordFlow, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith } from './testing/scripted-battle.ts';

test('DZ-DMG-03 who dies has more damage than its Size, and nothing else sticks to it', () => {
  const battle = battleWith({ b: [['d4', { size: 2 }]] });
  Object.assign(at(battle, 'b1'), { pinned: true, burning: 0, tagged: true, damage: 1 });
  expect(eventLines(runFlow(perish(battle, 'b1', { by: 0, setOffBy: null })))).toEqual([
    'killed b1',
    'scores 0 1',
  ]);
  expect(at(battle, 'b1')).toMatchObject({
    where: 'dead',
    damage: 3,
    pinned: false,
    burning: null,
    tagged: false,
    scoredBy: 0,
  });
});

test.each([
  ['the opponent for what he killed', 3, 0, 'nobody-scores', ['killed b1', 'scores 0 3']],
  ['nobody for what is worth nothing', 0, 0, 'nobody-scores', ['killed b1']],
  ['nobody for a trap', 3, null, 'nobody-scores', ['killed b1']],
  ['nobody for one’s own doing', 3, 1, 'nobody-scores', ['killed b1']],
  [
    'always the opponent, if the table says so',
    3,
    1,
    'opponent-scores',
    ['killed b1', 'scores 0 3'],
  ],
] as const)('DZ-DMG-06 %s scores', (_, vp, by, ownLosses, events) => {
  const battle = battleWith({ b: [['d4', { vp }]], settings: { ownLosses } });
  expect(eventLines(runFlow(perish(battle, 'b1', { by, setOffBy: null })))).toEqual(events);
});

test('DZ-ABIL-06 DZ-ABIL-15 all explosives of a dead model go off and leave no wreck', () => {
  const battle = battleWith({ a: [['d4']], b: [['d4', { abilities: ['boom 2', 'vehicle'] }]] });
  at(battle, 'b1').boom = 1;
  const doing = { by: 0, setOffBy: null };
  function* death() {
    yield* perish(battle, 'b1', doing);
    yield* goOff(battle, 'b1', doing);
  }
  const played = recordFlow(death(), {
    faces: [miss(3), miss(3), [5]],
  });
  expect(eventLines(played).slice(0, 4)).toEqual([
    'killed b1',
    'scores 0 1',
    'explodes b1 3',
    'frag 0',
  ]);
  expect(played.rolls[0]).toMatchObject({ notation: '3d8!=8>=4', rule: 'DZ-ABIL-06' });
  // The explosion is its owner’s.
  expect(played.rollers[0]).toBe('frag 1');
  expect(at(battle, 'b1').where).toBe('dead');
});
