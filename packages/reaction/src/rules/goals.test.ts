import { rectangle, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { nearest } from './move-candidates.ts';
import { offers } from './testing/options.ts';
import { battleOf, type BattleExtras } from './testing/scripted-battle.ts';

const name = { en: 'x', fr: 'x' };

function moves(lines: readonly string[], ap: number, extras: BattleExtras = {}) {
  return offers(battleOf(lines, extras), ap, 'move').map((key) => key.slice(5));
}

const APART = ['a1 @500,500', 'b1 @1500,500'];

test('RX-MOVE-03 a carried object is no place to go to', () => {
  const objects = [{ id: 'o1', name, at: [500, 600], points: 1 } as const];
  const battle = battleOf([...APART, 'b2 @1500,900'], { objects });
  expect(offers(battle, 2, 'move')).toContain('move:500,600');
  for (const thing of battle.things) thing.holder = 'b2';
  expect(offers(battle, 2, 'move')).not.toContain('move:500,600');
});

test('RX-TECH-01 moves to an objective are offered until it is held', () => {
  const objectives = [
    { id: 'p1', name, at: [500, 600], reach: 5, points: 1, kind: 'hack' } as const,
  ];
  const battle = battleOf(APART, { objectives });
  const goes = (owner: number | null) => {
    for (const objective of battle.objectives) objective.owner = owner;
    return offers(battle, 2, 'move').includes('move:500,600');
  };
  expect([goes(null), goes(1), goes(0)]).toEqual([true, true, false]);
});

test('RX-MOVE-03 a figure on its objective is offered no more moves to it', () => {
  const objects = [{ id: 'o1', name, at: [500, 500], points: 1 } as const];
  expect(moves(APART, 2, { objects })).toEqual(moves(APART, 2));
});

test('RX-MOVE-03 a bot still has places to go to without enemies', () => {
  const objects = [{ id: 'o1', name, at: [500, 600], points: 1 } as const];
  const battle = battleOf(APART, { objects });
  figureOf(battle, 'b1').fate = 'fled';
  expect(offers(battle, 2, 'move')).toEqual(['move:500,600']);
});

test('RX-MOVE-03 a little aside where something small is in the way', () => {
  const post = { id: 'post', shape: rectangle(530, 495, 4, 10), ground: 'impassable' } as const;
  const found = moves(['a1 @500,500', 'b1 @900,500'], 2, { terrain: [post] });
  expect(found).toEqual(expect.arrayContaining(['538,468', '538,532']));
});

test('RX-MOVE-03 half as far aside where the whole way is shut', () => {
  const box = (id: string, x: number, y: number, width: number, height: number) =>
    ({ id, shape: rectangle(x, y, width, height), ground: 'impassable' }) as const;
  const terrain = [
    box('wall', 530, 400, 10, 200),
    box('lid', 400, 400, 130, 10),
    box('floor', 400, 590, 130, 10),
  ];
  const found = moves(['a1 @500,500', 'b1 @900,500'], 2, { terrain });
  expect(found).toEqual(expect.arrayContaining(['509,451', '509,549']));
});

test('RX-MOVE-03 a move is never offered onto a figure just beyond reach', () => {
  for (const line of ['b2 @615,500', 'a2 @615,500']) {
    const found = moves(['a1 @500,500', 'b1 @900,500', line], 2);
    expect(found, line).not.toContain('600,500');
    expect(found).toContain('550,500');
  }
});

test('RX-ACTG-02 light cover is worth going to, and ground that covers nobody is not', () => {
  const piece = { id: 'c1', shape: { at: [600, 500], radius: 20 } } as const;
  const behind = (cover?: number) =>
    moves(['a1 @500,500', 'b1 @900,500'], 2, {
      terrain: [{ ...piece, ...(cover === undefined ? {} : { cover }) }],
    }).includes('566,500');
  expect([behind(1), behind(0), behind()]).toEqual([true, false, false]);
});

test('RX-ACTG-02 nobody hides behind what an enemy stands in the middle of', () => {
  const terrain = [{ id: 'c1', shape: { at: [600, 500], radius: 30 }, cover: 2 } as const];
  const found = moves(['a1 @500,500', 'b1 @600,500'], 2, { terrain });
  expect(found).toContain('576,500');
  expect(found.every((place) => /^\d+,\d+$/.test(place))).toBe(true);
});

test('the first of equally near ones count', () => {
  const at = (id: string, place: Point) => ({ id, at: place });
  const all = [at('far', [30, 0]), at('left', [0, 10]), at('right', [10, 0]), at('up', [0, 10])];
  const ids = (most: number) => nearest(all, [0, 0], most).map(({ id }) => id);
  expect(ids(1)).toEqual(['left']);
  expect(ids(2)).toEqual(['left', 'right']);
  expect(ids(9)).toEqual(['left', 'right', 'up', 'far']);
});
