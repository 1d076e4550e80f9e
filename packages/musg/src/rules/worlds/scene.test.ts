import { runFlow } from '@skirmish-kit/core/testing';
import type { Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import type { Battle } from '../state.ts';
import { piece } from '../testing/battle.ts';
import { mission } from '../testing/mission.ts';
import { markersOf } from '../world-helpers.ts';
import { buildScene } from './scene.ts';

const house = (id: string, x: number, rest: Partial<Terrain> = {}) =>
  piece(id, [x, 5, 6, 9], { kind: 'building', ...rest });

const places = (battle: Battle, kind: string) =>
  markersOf(battle, kind).map(({ at, radius }) => [...at, radius]);

const scene = (terrain: readonly Terrain[], worldSettings = {}): Battle =>
  mission({ a: [[5, 5]], b: [[50, 5]], terrain }, worldSettings);

const OPEN = [
  [360, 400, 20],
  [600, 400, 20],
  [840, 400, 20],
];

test('MU-RT-03 rooms are in buildings that can be entered, where there are two of them', () => {
  const tower: Terrain = { id: 'tower', kind: 'building', shape: { at: [900, 500], radius: 60 } };
  const closed = house('closed', 30, { ground: 'impassable' });
  const wood = piece('wood', [40, 20, 5, 5], { kind: 'wood', ground: 'difficult' });
  expect(places(scene([wood, house('inn', 10), closed, tower]), 'room')).toEqual([
    [260, 190, 20],
    [900, 500, 20],
  ]);
  expect(places(scene([wood, house('inn', 10), closed]), 'room')).toEqual(OPEN);
  const street = [10, 20, 30, 40].map((x) => house(`inn-${x}`, x));
  expect(places(scene(street), 'room')).toEqual([
    [260, 190, 20],
    [460, 190, 20],
    [660, 190, 20],
  ]);
});

test('MU-RT-03 default rooms and sites are across the middle', () => {
  expect(places(scene([]), 'room')).toEqual(OPEN);
  expect(places(scene([], { mission: 'bombs' }), 'site')).toEqual(OPEN);
  expect(places(scene([], { mission: 'bombs' }), 'room')).toEqual([]);
});

test.each([
  ['0', 'second', []],
  [
    '2',
    'second',
    [
      [360, 300, 0],
      [600, 300, 0],
    ],
  ],
  [
    '3',
    'second',
    [
      [360, 300, 0],
      [600, 300, 0],
      [840, 300, 0],
    ],
  ],
  [
    '2',
    'first',
    [
      [360, 500, 0],
      [600, 500, 0],
    ],
  ],
])('MU-RT-16 %s detectors stand before what the %s band guards', (detectors, terrorists, found) => {
  expect(places(scene([], { detectors, terrorists }), 'detector')).toEqual(found);
});

const built = (
  choices: readonly string[],
  worldSettings = {},
  terrain: readonly Terrain[] = [],
) => {
  const battle = scene(terrain, { scene: 'built', ...worldSettings });
  return { battle, asked: runFlow(buildScene(battle), { choices }).choices };
};

test('MU-RT-03 the free usual places are offered, and at most six are built', () => {
  const five = [1, 2, 3, 4, 5].map((i) => `put:${200 * i},100`);
  const { battle, asked } = built(['put:600,400', ...five]);
  expect(asked.slice(0, 2).map(({ options }) => options)).toEqual([
    ['put:360,400', 'put:600,400', 'put:840,400'],
    ['done', 'put:360,400', 'put:840,400'],
  ]);
  expect(markersOf(battle, 'room')).toHaveLength(6);
});

test('MU-RT-03 a given scene is not built', () => {
  expect(runFlow(buildScene(scene([]))).choices).toEqual([]);
});

test('MU-RT-03 places are on the table, out of walls and 2 paces apart', () => {
  const wall = piece('wall', [20, 0, 1, 40], { ground: 'impassable' });
  const put = (...keys: string[]) => built([...keys, 'done'], {}, [wall]).battle;
  expect(places(put('put:10,400', 'put:50,400'), 'room')).toEqual([
    [10, 400, 20],
    [50, 400, 20],
  ]);
  expect(() => put('put:10,400', 'put:49,400')).toThrow('too-near {"far":2} (MU-RT-03)');
  expect(() => put('put:9,400')).toThrow('off-table {"x":9,"y":400} (MU-RT-03)');
  expect(() => put('put:391,400')).toThrow('occupied {"x":391,"y":400} (MU-RT-03)');
  expect(places(put('put:390,400'), 'room')).toEqual([[390, 400, 20]]);
});

test('MU-RT-03 an unknown place is refused, and the first place is required', () => {
  const long = 'somewhere'.repeat(9);
  expect(() => built([long])).toThrow(`not-understood {"answer":"${long.slice(0, 40)}"}`);
  expect(() => built(['done'])).toThrow('not-understood');
});
