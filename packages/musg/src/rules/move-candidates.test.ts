import type { Point, Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { coversOf, moveCandidates, nearest } from './move-candidates.ts';
import type { Battle } from './state.ts';
import { battleWith, fence, piece, type Placed } from './testing/battle.ts';

const BUSH: Terrain = { id: 'bush', shape: { at: [300, 300], radius: 20 }, cover: 1 };

/** Where a1 is offered to go, in paces. */
function offered(battle: Battle, times = 1): readonly (readonly [number, number])[] {
  const places = moveCandidates(battle, figureOf(battle, 'a1'), times);
  return places.map(([x, y]) => [x / 20, y / 20]);
}

test('MU-MOVE-01 MU-MOVE-03 moves are offered towards, aside and away, at full length', () => {
  const battle = battleWith({ a: [[20, 20]], b: [[40, 20]] });
  expect(offered(battle)).toEqual([
    [26, 20],
    // A slanting place is a hair too far when it is rounded: half as far is offered instead.
    [22.1, 22.1],
    [22.1, 17.9],
    [20, 26],
    [20, 14],
    [14, 20],
  ]);
  expect(offered(battle, 1.5)).toEqual([
    [29, 20],
    [26.35, 26.35],
    [26.35, 13.65],
    [20, 29],
    [20, 11],
    [11, 20],
  ]);
});

test('MU-MOVE-06 a blocked move is offered at half its length, or not at all', () => {
  // The enemy is 4 paces away: beside him, and as far away from him as he is.
  expect(offered(battleWith({ a: [[20, 20]], b: [[24, 20]] }))).toEqual([
    [23, 20],
    [22.1, 22.1],
    [22.1, 17.9],
    [20, 26],
    [20, 14],
    [16, 20],
  ]);
  const friends = battleWith({
    a: [
      [20, 20],
      [26, 20],
      [20, 26],
    ],
    b: [[40, 20]],
  });
  expect(offered(friends).slice(0, 4)).toEqual([
    [23, 20],
    [22.1, 22.1],
    [22.1, 17.9],
    [20, 23],
  ]);
  expect(offered(battleWith({ a: [[4, 4]], b: [[40, 4]] }))).toEqual([
    [10, 4],
    [6.1, 6.1],
    [6.1, 1.9],
    [4, 10],
    [4, 1],
  ]);
  expect(offered(battleWith({ a: [[2, 2]], b: [[40, 2]] }))).toEqual([
    [8, 2],
    [4.1, 4.1],
    [2, 8],
  ]);
});

test('MU-MOVE-02 difficult ground makes the way shorter', () => {
  const mud = piece('mud', [21, 10, 10, 20], { ground: 'difficult' });
  const battle = battleWith({ a: [[20, 20]], b: [[40, 20]], terrain: [mud] });
  expect(offered(battle)[0]).toEqual([23, 20]);
  const wider = piece('mud', [20, 10, 10, 20], { ground: 'difficult' });
  const inMud = battleWith({ a: [[20, 20]], b: [[40, 20]], terrain: [wider] });
  expect(offered(inMud)[0]).toEqual([23, 20]);
});

test('the three nearest enemies are looked at, and no place is offered twice', () => {
  const battle = battleWith({
    a: [[20, 20]],
    b: [
      [50, 20],
      [20, 35],
      [5, 20],
      [20, 2],
    ],
  });
  expect(offered(battle)).toEqual([
    [20, 26],
    [17.9, 22.1],
    [22.1, 22.1],
    [14, 20],
    [26, 20],
    [17.9, 17.9],
    [20, 14],
    [22.1, 17.9],
  ]);
});

test('a fourth enemy changes nothing, wherever he stands', () => {
  const near: readonly Placed[] = [
    [20, 35],
    [5, 20],
    [20, 2],
  ];
  const places = (b: readonly Placed[]) => offered(battleWith({ a: [[20, 20]], b }));
  expect(places([...near, [38, 34]])).toEqual(places(near));
});

test('away from an enemy who stands anywhere', () => {
  const battle = battleWith({ a: [[22, 14]], b: [[22, 30]] });
  expect(offered(battle)).toContainEqual([22, 8]);
  const slanting = battleWith({ a: [[22, 14]], b: [[25, 18]] });
  expect(offered(slanting).at(-1)).toEqual([19, 10]);
});

test('MU-COVER-01 a move goes as far as it can towards distant cover', () => {
  // Behind the bush at 26/26, seen from 26/10, is 26/28: ten paces away, three to the side for four on.
  const bush: Terrain = { ...BUSH, shape: { at: [520, 520], radius: 28 } };
  const battle = battleWith({ a: [[20, 20]], b: [[26, 10]], terrain: [bush] });
  expect(offered(battle)).toContainEqual([23.6, 24.8]);
  // Nearer cover counts first; the fourth is not looked at.
  const nearer = (
    [
      [5, 1],
      [7, 20],
      [9, 30],
    ] as const
  ).map(([x, y], i): Terrain => ({
    ...BUSH,
    id: `near-${i}`,
    shape: { at: [x + 390, y + 390], radius: 2 },
  }));
  const far = battleWith({ a: [[20, 20]], b: [[26, 10]], terrain: [bush, ...nearer] });
  expect(offered(far)).not.toContainEqual([23.6, 24.8]);
});

test('without an enemy, moves go to the middle of the table at most', () => {
  expect(offered(battleWith({ a: [[20, 20]] }))).toEqual([[26, 20]]);
  expect(offered(battleWith({ a: [[28, 18]] }))).toEqual([[30, 20]]);
  expect(offered(battleWith({ a: [[30, 20]] }))).toEqual([]);
});

const SCENERY: readonly Terrain[] = [
  fence('fence', 18, 15, 10),
  piece('rock', [22, 22, 2, 3], { ground: 'impassable', blocksSight: true, height: 40 }),
  BUSH,
  piece('wood', [40, 30, 4, 4], { ground: 'difficult', blocksSight: 'through', cover: 1 }),
  piece('water', [20, 12, 4, 4], { ground: 'difficult' }),
  piece('wall', [50, 2, 1, 6], { ground: 'impassable', blocksSight: true }),
];

test('MU-COVER-01 behind the nearest cover, seen from the enemy, or on the way there', () => {
  const battle = battleWith({ a: [[20, 20]], b: [[30, 20]], terrain: SCENERY });
  expect(offered(battle)).toEqual([
    [26, 20],
    [22.1, 17.9],
    [20, 26],
    [20, 17],
    [14, 20],
    [17.4, 20],
  ]);
  // A run brings it towards the bush as well; the wood is the fourth, and not looked at.
  expect(offered(battle, 1.5)).toEqual([
    [29, 20],
    [26.35, 13.65],
    [20, 29],
    [20, 15.5],
    [11, 20],
    [17.4, 20],
    [13.5, 14.5],
  ]);
});

test('MU-COVER-01 a threat in the very middle of a piece makes it a place to go to', () => {
  const bush: Terrain = { ...BUSH, shape: { at: [480, 400], radius: 30 } };
  const battle = battleWith({ a: [[20, 20]], b: [[24, 20]], terrain: [bush] });
  expect(offered(battle)).toHaveLength(6);
});

test('MU-MOVE-05 a figure on a piece is offered places on it alone', () => {
  const roof = piece('roof', [18, 18, 5.5, 10], { ground: 'impassable', height: 40 });
  const battle = battleWith({ a: [[20, 20]], b: [[40, 20]], terrain: [roof] });
  for (const figure of battle.figures) Object.assign(figure, { level: 40, on: 'roof' });
  expect(offered(battle)).toEqual([
    [23, 20],
    [22.1, 22.1],
    [20, 26],
  ]);
});

test('places behind cover are offered, with whether one can stand on it', () => {
  expect(coversOf(SCENERY)).toEqual([
    { id: 'fence', at: [364, 400], size: 4, half: 101, isTop: false },
    { id: 'rock', at: [460, 470], size: 20, half: 37, isTop: true },
    { id: 'bush', at: [300, 300], size: 20, half: 20, isTop: false },
    { id: 'wood', at: [840, 640], size: 40, half: 57, isTop: false },
    { id: 'wall', at: [1010, 100], size: 10, half: 61, isTop: false },
  ]);
});

test('the nearest come first, of equal ones the first, and no more than asked for', () => {
  const things = (
    [
      [50, 0],
      [10, 0],
      [30, 0],
      [-10, 0],
      [20, 0],
    ] as const
  ).map((at: Point, i) => ({
    at,
    id: 'abcde'[i],
  }));
  const found = (most: number) =>
    nearest(things, [0, 0], most)
      .map(({ id }) => id)
      .join('');
  expect([found(0), found(1), found(2), found(3), found(9)]).toEqual([
    '',
    'b',
    'bd',
    'bde',
    'bdeca',
  ]);
});
