import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { putDown } from './carry.ts';
import { figureOf } from './figures.ts';
import { activate, at, battleWith, refused } from './testing/battle.ts';
import { eventsOf } from './testing/logged-events.ts';

/** Two fallen figures next to a1, one standing there, and one fallen further away. */
function field() {
  const battle = battleWith({
    a: [
      [10, 10],
      [11, 10],
      [9, 10],
      [10, 11],
      [15, 10],
    ],
    b: [[30, 10]],
  });
  for (const id of ['a2', 'a3', 'a5']) figureOf(battle, id).fate = 'out';
  activate(battle, 'a1');
  return battle;
}

test('MU-CHAR-14 only a fallen neighbour on the same level can be carried, by one', () => {
  const battle = field();
  const why = (...ids: readonly string[]) => ids.map((id) => refused(battle, `carry:${id}`));
  expect(why('a2', 'a3')).toEqual([undefined, undefined]);
  expect(why('a4', 'z9')).toEqual(Array(2).fill('not-fallen MU-CHAR-14'));
  expect(why('a5')).toEqual(['not-in-contact MU-CHAR-14']);
  figureOf(battle, 'a3').level = 20;
  expect(why('a3')).toEqual(['not-fallen MU-CHAR-14']);
  figureOf(battle, 'a4').carries = 'a2';
  expect(why('a2')).toEqual(['carried-already MU-CHAR-14']);
  figureOf(battle, 'a1').carries = 'a3';
  expect(why('a2')).toEqual(['hands-full MU-CHAR-14']);
});

test('MU-CHAR-14 a carried figure is at its bearer, and stays where it is put down', () => {
  const battle = field();
  expect(eventsOf(battle, 'a1', 'carry:a2')).toEqual(['carries MU-CHAR-14 a1 a2']);
  expect([figureOf(battle, 'a1').carries, figureOf(battle, 'a2').at]).toEqual(['a2', at(10, 10)]);
  expect(eventsOf(battle, 'a1', 'put-down')).toEqual(['puts-down MU-CHAR-14 a1 a2']);
  expect([figureOf(battle, 'a1').carries, figureOf(battle, 'a2').at]).toEqual([null, at(10, 10)]);
  expect(runFlow(putDown(battle, 'a1')).events).toEqual([]);
});
