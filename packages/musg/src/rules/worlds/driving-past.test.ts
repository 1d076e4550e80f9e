import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation } from '../activation.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, perform, piece, refused, type TestBattle } from '../testing/battle.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { AGENT, GUARD, mission } from '../testing/mission.ts';
import { parked } from '../testing/vehicles.ts';
import { putMarker, setCount } from '../world-helpers.ts';
import { layPatrols } from './patrol-route.ts';

const LIGHT = [{ class: 'light' }] as const;
const LIEUTENANT = { rank: 'lieutenant' } as const;

/** It hides who drives below from who stands above, but for a gap between 24 and 26 paces. */
const SCREEN = [
  piece('left', [0, 10, 24, 1], { blocksSight: true, height: 90 }),
  piece('right', [26, 10, 34, 1], { blocksSight: true, height: 90 }),
];

/** a1 is at the wheel at 20/20, to the right of him a free way; a2 sits beside him. */
function riding(rest: TestBattle = {}): Battle {
  const a = [
    [5, 5, { ...AGENT, rank: 'chief' }],
    [5, 8, AGENT],
  ] as const;
  const battle = mission({ a, vehicles: [LIGHT], ...rest });
  parked(battle, 'av1', [20, 20], ['a1', 'a2']);
  runFlow(beginActivation(battle, 'a1'));
  return battle;
}

test('MU-RT-16 a detector notices a vehicle that drives through its zone, once', () => {
  const battle = riding();
  putMarker(battle, { kind: 'detector', at: at(24, 23) });
  putMarker(battle, { kind: 'detector', at: at(25, 23) });
  expect(eventsWithParams(perform(battle, 'drive:200', { faces: [[1]] }))).toEqual([
    'detected MU-RT-16 figure=a1',
    'drives MU-VEH-05 vehicle=av1 x=600 y=400',
  ]);
});

test('MU-RT-16 a detector does not notice who drives by, nor anybody after the alarm', () => {
  const battle = riding();
  putMarker(battle, { kind: 'detector', at: at(25, 25) });
  expect(perform(battle, 'drive:200').rolls).toEqual([]);
  const alarmed = riding();
  putMarker(alarmed, { kind: 'detector', at: at(24, 23) });
  setCount(alarmed, 'alert', 6);
  expect(perform(alarmed, 'drive:200').rolls).toEqual([]);
});

test('MU-RT-13 agents in a vehicle are spotted in a gap of the scenery that they pass', () => {
  const battle = riding({ b: [[25, 5, GUARD]], terrain: SCREEN });
  expect(eventsWithParams(perform(battle, 'drive:200', { faces: [[1]] }))).toEqual([
    'spotted MU-RT-13 figure=a1',
    'drives MU-VEH-05 vehicle=av1 x=600 y=400',
  ]);
});

test('MU-RT-13 a leader comes to see an agent from the vehicle in which he rides', () => {
  const battle = mission({
    a: [[25, 5, AGENT]],
    b: [
      [50, 5, GUARD],
      [50, 8, LIEUTENANT],
    ],
    terrain: SCREEN,
    vehicles: [[], LIGHT],
  });
  setCount(battle, 'alert', 0);
  parked(battle, 'bv1', [35, 20, 270], ['b2', 'b1']);
  runFlow(beginActivation(battle, 'b2'));
  // Far from what they hold he drives as he likes.
  expect(eventsWithParams(perform(battle, 'drive:200', { faces: [[1]] }))[0]).toBe(
    'sights MU-RT-13 figure=b2',
  );
});

test('MU-RT-13 a patrol sees an agent who sits in a vehicle', () => {
  const battle = mission({
    a: [[5, 5, AGENT]],
    b: [[50, 20, GUARD]],
    vehicles: [LIGHT],
  });
  parked(battle, 'av1', [30, 5], ['a1']);
  runFlow(layPatrols(battle));
  const played = runFlow(beginActivation(battle, 'b1'), { faces: [[1]] });
  expect(eventsWithParams(played).at(-1)).toBe('sights MU-RT-13 figure=b1');
});

test('MU-RT-08 no drive takes a leader from what they hold', () => {
  const battle = mission({
    a: [[5, 5, AGENT]],
    b: [[50, 8, LIEUTENANT]],
    terrain: [piece('shed', [40, 17, 16, 1], { ground: 'impassable' })],
    vehicles: [[], LIGHT],
  });
  parked(battle, 'bv1', [48, 20], ['b1']);
  activate(battle, 'b1');
  expect(refused(battle, 'drive:100')).toBe(undefined);
  expect(refused(battle, 'drive:200')).toBe('stays-near MU-RT-08');
  setCount(battle, 'alert', 6);
  expect(refused(battle, 'drive:200')).toBe(undefined);
  expect(figureOf(battle, 'b1').fate).toBe('aboard');
});
