import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { arrivals } from './arrival.ts';
import { figureOf, sideOf } from './figures.ts';
import type { Battle } from './state.ts';
import { at, battleWith, type FigureSpec } from './testing/battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

const HUNTER: FigureSpec = { mercenary: 'orc-hunter' };

/** A hunter who waits, beside one who is to be placed later by his own rule. */
function late(turn: number): Battle {
  const battle = battleWith({
    a: [
      [5, 5],
      [0, 0, HUNTER],
      [0, 0],
    ],
    b: [[30, 20]],
  });
  Object.assign(figureOf(battle, 'a2'), { fate: 'waiting', spent: ['late'] });
  figureOf(battle, 'a3').fate = 'waiting';
  figureOf(battle, 'a1').spent = ['late'];
  sideOf(battle, 0).size = 1;
  battle.turn = turn;
  return battle;
}

test('MU-MERC-08 MU-EDGE-07 a waiting figure arrives anywhere in turn 3 alone', () => {
  for (const turn of [2, 4]) expect(runFlow(arrivals(late(turn))).choices).toEqual([]);
  const battle = late(3);
  const { choices, events } = runFlow(arrivals(battle), { choices: ['place:a2:1000,700'] });
  expect(choices).toHaveLength(1);
  expect(choices[0]).toMatchObject({ who: 0, about: 'arrive', rule: 'MU-MERC-08' });
  expect(choices[0]?.options).toHaveLength(4);
  expect(loggedEvents(events)).toEqual(['deployed MU-DEP-04 a2 1000 700']);
  expect([figureOf(battle, 'a2').at, sideOf(battle, 0).size]).toEqual([at(50, 35), 2]);
});

test.each([
  ['place:a3:1000,700', 'not-understood {"answer":"place:a3:1000,700"} (MU-MERC-08)'],
  [
    `place:a2:${'9'.repeat(50)}`,
    `not-understood {"answer":"place:a2:${'9'.repeat(31)}"} (MU-MERC-08)`,
  ],
  ['place:a2:610,400', 'occupied {"x":610,"y":400} (MU-DEP-04)'],
  ['place:a2:639,400', 'too-near {"far":1} (MU-MERC-08)'],
])('MU-MERC-08 an arriving figure cannot be placed at %s', (key, why) => {
  expect(() => runFlow(arrivals(late(3)), { choices: [key] })).toThrow(`refused: ${why}`);
});
