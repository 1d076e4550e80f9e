import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { hasTheWill, receive } from './charge-tests.ts';
import { figureOf } from './figures.ts';
import {
  activate,
  battleWith,
  perform,
  piece,
  placeOf,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

const CHIEF: FigureSpec = { rank: 'chief' };

/** A chief charges a minion 10 paces off; or the other way round. */
const charged = (a: FigureSpec, b: FigureSpec, rest: TestBattle = {}) => {
  const battle = battleWith({ a: [[10, 10, a]], b: [[20, 10, b]], ...rest });
  activate(battle, 'a1');
  return battle;
};

test('MU-PASS-01 a charger without the will goes away instead, for the set points', () => {
  const faces = [[6, 6]];
  const will = (a: FigureSpec, rest: TestBattle = {}, points = 2, dice: number[][] = faces) => {
    const battle = charged(a, CHIEF, rest);
    activate(battle, 'a1', points);
    const { result, events } = runFlow(hasTheWill(battle, 'a1', 'b1'), { faces: dice });
    return [result, figureOf(battle, 'a1').ap, ...loggedEvents(events)];
  };
  const flight = ['test-failed MU-PASS-01 a1 6', 'gives-way MU-PASS-00 a1 80 200'];
  expect(will({})).toEqual([false, 2, ...flight]);
  const two = { settings: { failedWillCost: 'two' } } as const;
  expect(will({}, two)).toEqual([false, 1, ...flight]);
  expect(will({}, two, 0)).toEqual([false, 0, ...flight]);
  expect(will({}, {}, 2, [[3, 3]])).toEqual([true, 2, 'test-passed MU-PASS-01 a1 6']);
  expect(will(CHIEF, {}, 3, [])).toEqual([true, 3]);
  expect(will({ abilities: ['stands-charges'] }, {}, 2, [])).toEqual([true, 2]);
});

/** What the one who is charged does, and whether he stepped back. */
function receives(
  faces: number[][],
  choices: string[] = [],
  rest: TestBattle = {},
  b: FigureSpec = {},
) {
  const battle = charged(CHIEF, b, rest);
  const { result, events } = runFlow(receive(battle, 'a1', 'b1'), { faces, choices });
  return [result, ...loggedEvents(events)];
}

const FAILED = 'test-failed MU-PASS-02 b1 6';
const WEAK = 'weakened MU-PASS-03 b1';

test('MU-PASS-02 MU-PASS-03 a failed test weakens, or lets the figure step back', () => {
  expect(receives([[3, 3]])).toEqual([false, 'test-passed MU-PASS-02 b1 6']);
  expect(receives([[6, 6], [4]])).toEqual([false, FAILED, WEAK]);
  expect(receives([[6, 6], [4]], [], { settings: { failedReceive: 'none' } })).toEqual([
    false,
    FAILED,
  ]);
  expect(receives([[6, 6], [5]], ['no'])).toEqual([false, FAILED]);
  expect(receives([[6, 6], [5], [4]], ['yes'])).toEqual([
    true,
    FAILED,
    'gives-way MU-PASS-00 b1 440 200',
  ]);
  expect(receives([], [], {}, CHIEF)).toEqual([false]);
  expect(receives([], [], {}, { abilities: ['stands-charges'] })).toEqual([false]);
});

const wallAt = (x: number) => ({
  terrain: [piece('wall', [x, 0, 1, 40], { ground: 'impassable' })],
});

test('MU-PASS-02 a figure without room behind it is weakened as well', () => {
  const back = (x: number) => receives([[6, 6], [5], [4]], ['yes'], wallAt(x));
  // Two paces are wanted; a twentieth is nobody's fault.
  expect(back(22.5)).toEqual([true, FAILED, 'gives-way MU-PASS-00 b1 440 200']);
  expect(back(22.45)).toEqual([true, FAILED, 'gives-way MU-PASS-00 b1 439 200']);
  expect(back(22.4)).toEqual([true, FAILED, 'gives-way MU-PASS-00 b1 438 200', WEAK]);
  expect(back(21)).toEqual([true, FAILED, 'gives-way MU-PASS-00 b1 410 200', WEAK]);
  expect(back(20.55)[0]).toBe(true);
  expect(back(20.5)).toEqual([false, FAILED, 'gives-way MU-PASS-00 b1 400 200', WEAK]);
  // Who is in melee goes nowhere.
  const melee = {
    a: [
      [10, 10, CHIEF],
      [20, 11],
    ],
  } as const;
  expect(receives([[6, 6], [5], [4]], ['yes'], melee)).toEqual([false, FAILED, WEAK]);
});

test('MU-PASS-02 MU-CHG-02 a charge whose target stepped out of reach is a run', () => {
  const battle = charged(
    { ...CHIEF, values: { move: 6 } },
    {},
    { settings: { receivingCharge: 'on' } },
  );
  const { choices, events } = perform(battle, 'charge:b1', {
    faces: [[6, 6], [6], [1]],
    choices: ['yes'],
  });
  expect(choices[0]).toMatchObject({ who: 1, about: 'step-back', options: ['yes', 'no'] });
  expect(loggedEvents(events)).toEqual([
    'charges MU-CHG-01 a1 b1',
    FAILED,
    'gives-way MU-PASS-00 b1 420 200',
    'falls-short MU-CHG-02 a1 b1',
  ]);
  expect(placeOf(battle, 'a1')).toEqual([19, 10]);
});

test('MU-PASS-01 a figure without the will does not charge', () => {
  const battle = charged({}, CHIEF, { settings: { willToCharge: 'on' } });
  const { events } = perform(battle, 'charge:b1', { faces: [[6, 6]] });
  expect(loggedEvents(events).map((line) => line.split(' ')[0])).toEqual([
    'charges',
    'test-failed',
    'gives-way',
  ]);
});
