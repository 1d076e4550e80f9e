import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { heal, whyNotHealed, whyNotMediPack } from './medi-pack.ts';
import { at, battleWith, give } from './testing/scripted-battle.ts';
import { refusal, loggedEvents } from './testing/logged-events.ts';

test('DZ-ITEM-08 DZ-EDGE-14 it heals wounded friends in the cube, or its bearer', () => {
  const battle = battleWith({
    a: [
      ['a1'],
      ['a1', { size: 2 }],
      ['a1'],
      ['a1', { abilities: ['construct'] }],
      ['a1', { abilities: ['vehicle'] }],
      ['a2'],
      ['a1'],
    ],
    b: [['a1']],
  });
  for (const id of ['a1', 'a2', 'a4', 'a5', 'a6', 'a7', 'b1']) at(battle, id).damage = 1;
  at(battle, 'a7').where = 'dead';
  const why = (id: string) => refusal(whyNotHealed(battle, at(battle, 'a1'), id, 'DZ-ITEM-08'));
  expect(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1', 'a9'].map(why)).toEqual([
    'fine',
    'fine',
    'not-wounded DZ-ITEM-08',
    'machine DZ-ITEM-08',
    'machine DZ-ITEM-08',
    'not-beside DZ-ITEM-08',
    'not-beside DZ-ITEM-08',
    'not-beside DZ-ITEM-08',
    'not-beside DZ-ITEM-08',
  ]);
});

test('DZ-ITEM-08 a Medi-Pack heals all damage without enemies near, and is used up', () => {
  const battle = battleWith({ a: [['a1'], ['a1', { size: 3 }]], b: [['a1']] });
  at(battle, 'a2').damage = 3;
  const why = () => refusal(whyNotMediPack(battle, at(battle, 'a1'), 'a2'));
  expect(why()).toBe('unable DZ-ITEM-08');
  give(battle, 'a1', 'medi-pack');
  expect(why()).toBe('enemy-beside DZ-ITEM-08');
  at(battle, 'b1').where = 'dead';
  expect(why()).toBe('fine');
  const { events } = runFlow(heal(battle, 'a1', 'a2'));
  expect(loggedEvents(events)).toEqual([['healed', 'DZ-ITEM-08', { model: 'a2' }]]);
  expect(at(battle, 'a2').damage).toBe(0);
  expect(battle.items[0]).toMatchObject({ holder: null, cube: null });
  expect(why()).toBe('unable DZ-ITEM-08');
});
