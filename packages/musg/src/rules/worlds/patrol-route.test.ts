import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { at, piece, type TestBattle } from '../testing/battle.ts';
import { GUARD, mission, WALL } from '../testing/mission.ts';
import { worldOf } from '../world.ts';
import { markersOf, figureCounter } from '../world-helpers.ts';
import { layPatrols, markerAfter, visibleRoutes } from './patrol-route.ts';

/** A guard on the open table behind a wall; his player lays his patrol, or it is given. */
const guarded = (
  patrols: string,
  b: TestBattle['b'] = [[50, 20, GUARD]],
  terrain = [WALL],
): Battle => mission({ a: [[5, 5]], b, terrain }, { patrols });

const routeOf = (battle: Battle, id = 'b1') =>
  markersOf(battle, 'patrol')
    .filter(({ figure }) => figure === id)
    .map(({ at: [x, y] }) => `${x},${y}`);

const given = (battle: Battle) => {
  runFlow(layPatrols(battle));
  return battle;
};

test('MU-RT-07 a given patrol has three markers, each almost 5 paces from the last', () => {
  expect(routeOf(given(guarded('given')))).toEqual(['1000,400', '1000,499', '930,569']);
});

test('MU-RT-07 one that goes round ends within a walk of where it began', () => {
  const battle = given(guarded('rounds'));
  expect(routeOf(battle)).toEqual(['1000,400', '1000,499', '930,429']);
  expect(figureCounter(battle, 'b1', 'round')).toBe(1);
});

test('MU-RT-07 a patrol with a two-digit number begins in another direction', () => {
  const nine = Array.from({ length: 9 }, (_, i) => [44 + 1.5 * i, 2] as const);
  const battle = given(guarded('given', [...nine, [50, 20, GUARD]]));
  expect(routeOf(battle, 'b10')[1]).toBe('901,400');
});

test('MU-RT-07 only extras of the terrorists patrol', () => {
  const battle = mission({
    a: [[5, 5, GUARD]],
    b: [
      [50, 20, GUARD],
      [50, 30],
    ],
    terrain: [WALL],
  });
  runFlow(layPatrols(battle));
  expect(['a1', 'b1', 'b2'].map((id) => routeOf(battle, id).length)).toEqual([0, 3, 0]);
});

test('MU-RT-07 a shut in patrol stands at its one marker, without a path', () => {
  const cell = [
    piece('north', [48, 18, 4, 1], { ground: 'impassable' }),
    piece('south', [48, 21, 4, 1], { ground: 'impassable' }),
    piece('west', [48, 19, 1, 2], { ground: 'impassable' }),
    piece('east', [51, 19, 1, 2], { ground: 'impassable' }),
  ];
  const battle = given(guarded('given', [[50, 20, GUARD]], cell));
  expect(routeOf(battle)).toEqual(['1000,400']);
  expect([0, 1, 2].map((steps) => markerAfter(battle, 'b1', steps))).toEqual([
    at(50, 20),
    at(50, 20),
    at(50, 20),
  ]);
  expect(visibleRoutes(battle)).toEqual([]);
});

test('MU-RT-07 a way there and back is shown with its way back, a round as it is', () => {
  const shown = (patrols: string) =>
    visibleRoutes(given(guarded(patrols))).map((route) => route.map(([x, y]) => `${x},${y}`));
  expect(shown('given')).toEqual([['1000,400', '1000,499', '930,569', '1000,499']]);
  expect(shown('rounds')).toEqual([['1000,400', '1000,499', '930,429']]);
});

test('MU-RT-07 MU-RT-16 ways and detectors are shown until the alarm', () => {
  const battle = given(
    mission({ a: [[5, 5]], b: [[50, 20]], terrain: [WALL] }, { detectors: '1' }),
  );
  expect(worldOf(battle)?.outlines?.(battle)).toEqual([{ at: [360, 300], radius: 60 }]);
});

const laying = (choices: readonly string[], b?: TestBattle['b']) => {
  const battle = guarded('laid', b);
  return { battle, asked: runFlow(layPatrols(battle), { choices }).choices };
};

test('MU-RT-07 eight places around the last marker are offered, not too near others', () => {
  const { asked } = laying(['put:1000,499', 'put:1000,421', 'done']);
  const [first, second, third] = asked.map(({ options }) => options);
  const about = (x: number, y: number, skip: string[] = []) =>
    [
      [0, 99],
      [-70, 70],
      [-99, 0],
      [-70, -70],
      [0, -99],
      [70, -70],
      [99, 0],
      [70, 70],
    ]
      .map(([dx = 0, dy = 0]) => `put:${x + dx},${y + dy}`)
      .filter((key) => !skip.includes(key));
  expect(first).toEqual(['rest', 'done', ...about(1000, 400)]);
  expect(second).toEqual(['done', ...about(1000, 499, ['put:1000,400'])]);
  expect(third).toEqual(['done', 'round', ...about(1000, 421)]);
});

test('MU-RT-07 a marker is more than a pace from each other one', () => {
  const route = (...keys: string[]) => routeOf(laying([...keys, 'done']).battle);
  expect(route('put:1021,400')).toEqual(['1000,400', '1021,400']);
  expect(() => route('put:1020,400')).toThrow('too-near {"far":1} (MU-RT-07)');
  expect(() => route('put:1090,400', 'put:1010,400')).toThrow('too-near');
});

test('MU-RT-07 a round trip is offered from the third marker on, within a walk', () => {
  const asked = (...keys: string[]) =>
    laying([...keys, 'done']).asked.map(({ options }) => options.includes('round'));
  expect(asked('put:1090,400', 'put:1060,460')).toEqual([false, false, true]);
  expect(asked('put:1090,400', 'put:1180,400')).toEqual([false, false, false]);
});

test('MU-RT-07 a patrol that does not go round comes back the same way', () => {
  const { battle } = laying(['put:1090,400', 'put:1060,460', 'done']);
  expect(figureCounter(battle, 'b1', 'round')).toBe(0);
  expect(
    figureCounter(laying(['put:1090,400', 'put:1060,460', 'round']).battle, 'b1', 'round'),
  ).toBe(1);
});

test('MU-RT-07 an invalid marker is refused', () => {
  const long = 'somewhere'.repeat(9);
  expect(() => laying([long])).toThrow(`not-understood {"answer":"${long.slice(0, 40)}"}`);
  expect(() => laying(['round'])).toThrow('not-understood');
  expect(figureOf(laying(['rest']).battle, 'b1').at).toEqual(at(50, 20));
});
