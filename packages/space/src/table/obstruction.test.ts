import { describe, expect, test } from 'vitest';
import type { Base } from './base.ts';
import { moveCost } from './cost.ts';
import {
  indexTable,
  nearestEdge,
  onTable,
  terrainAt,
  terrainNear,
  type TableIndex,
} from './table.ts';
import { disc, rectangle, wall, type Terrain } from './terrain.ts';
import {
  isPathClear,
  soleObstruction,
  standingObstruction,
  pathObstruction,
} from './obstruction.ts';

function tableWith(...terrain: Terrain[]): TableIndex {
  return indexTable({ width: 1200, height: 900, terrain });
}

const base = (x: number, y: number): Base => ({ at: [x, y], radius: 15 });
const house: Terrain = {
  id: 'house',
  shape: rectangle(400, 300, 100, 100),
  ground: 'impassable',
};

describe('a straight way', () => {
  test('may touch a wall but not come over it', () => {
    const index = tableWith(house);
    expect(isPathClear(index, base(100, 285), [900, 285])).toBe(true);
    expect(isPathClear(index, base(100, 286), [900, 286])).toBe(false);
    expect(isPathClear(index, base(100, 415), [900, 415])).toBe(true);
    expect(pathObstruction(index, base(100, 414), [900, 414])).toEqual({
      by: 'terrain',
      id: 'house',
    });
  });

  test('passes a corner at exactly its radius', () => {
    // From the corner [400, 300] the foot of the line lies at [391, 288]: a 3-4-5 triangle of 15.
    const index = tableWith(house);
    expect(isPathClear(index, base(391 - 40, 288 + 30), [391 + 40, 288 - 30])).toBe(true);
    expect(isPathClear(index, base(391 - 40, 289 + 30), [391 + 40, 289 - 30])).toBe(false);
  });

  test('passes a round piece and an enemy at exactly the sum of the radii', () => {
    const index = tableWith({ id: 'tank', shape: disc(500, 300, 25), ground: 'impassable' });
    expect(isPathClear(index, base(100, 260), [900, 260])).toBe(true);
    expect(isPathClear(index, base(100, 261), [900, 261])).toBe(false);
    const enemy = base(700, 600);
    expect(isPathClear(index, base(100, 570), [900, 570], { blocking: [enemy] })).toBe(true);
    expect(pathObstruction(index, base(100, 571), [900, 571], { blocking: [enemy] })).toEqual({
      by: 'base',
      base: enemy,
    });
  });

  test('goes through friends, and through doors that stand open', () => {
    const door: Terrain = { id: 'door', shape: rectangle(400, 0, 10, 900), ground: 'impassable' };
    const index = tableWith(door);
    expect(isPathClear(index, base(100, 300), [900, 300])).toBe(false);
    const open = { ignore: ['door'], passable: [base(500, 300)] };
    expect(isPathClear(index, base(100, 300), [900, 300], open)).toBe(true);
  });

  test('does not start or end inside something large', () => {
    const index = tableWith(house);
    expect(isPathClear(index, base(450, 350), [455, 350])).toBe(false);
    expect(standingObstruction(index, base(450, 350))).toEqual({ by: 'terrain', id: 'house' });
  });
});

test('one stands on the table, off walls, and not on friends', () => {
  const index = tableWith(house);
  expect(onTable(index.table, base(15, 15))).toBe(true);
  expect(onTable(index.table, base(14, 15))).toBe(false);
  expect(onTable(index.table, base(1185, 885))).toBe(true);
  expect(onTable(index.table, base(1185, 886))).toBe(false);
  expect(standingObstruction(index, base(385, 350))).toBeUndefined();
  expect(standingObstruction(index, base(386, 350))).toEqual({ by: 'terrain', id: 'house' });
  const friend = base(200, 200);
  expect(standingObstruction(index, base(230, 200), { passable: [friend] })).toBeUndefined();
  expect(standingObstruction(index, base(229, 200), { passable: [friend] })).toEqual({
    by: 'base',
    base: friend,
  });
});

test('the nearest edge, and the order of edges that are equally near', () => {
  const { table } = tableWith();
  expect(nearestEdge(table, base(600, 800))).toEqual({
    edge: 'bottom',
    distance: 85,
    at: [600, 885],
  });
  expect(nearestEdge(table, base(100, 100)).edge).toBe('top');
  expect(nearestEdge(table, base(1100, 800)).edge).toBe('right');
});

test('terrain at a place and near a base is found', () => {
  const index = tableWith(house, { id: 'crater', shape: disc(600, 300, 50) });
  expect(terrainAt(index, [400, 300]).map(({ id }) => id)).toEqual(['house']);
  expect(terrainAt(index, [399, 300])).toEqual([]);
  expect(terrainAt(index, [650, 300]).map(({ id }) => id)).toEqual(['crater']);
  expect(terrainNear(index, base(385, 350)).map(({ id }) => id)).toEqual(['house']);
  expect(terrainNear(index, base(384, 350))).toEqual([]);
  expect(terrainNear(index, base(384, 350), 1).map(({ id }) => id)).toEqual(['house']);
});

describe('the cost of a way', () => {
  test('is rounded up, and split where the ground changes under the centre', () => {
    const wood: Terrain = {
      id: 'wood',
      shape: rectangle(300, 200, 130, 200),
      ground: 'difficult',
    };
    const index = tableWith(wood);
    expect(
      moveCost(index, [
        [100, 300],
        [350, 300],
      ]),
    ).toEqual({
      length: 250,
      open: 200,
      difficult: 50,
    });
    expect(
      moveCost(index, [
        [100, 300],
        [600, 300],
      ]),
    ).toMatchObject({ open: 370, difficult: 130 });
    expect(
      moveCost(tableWith(), [
        [0, 0],
        [10, 10],
      ]).length,
    ).toBe(15);
    expect(
      moveCost(tableWith(), [
        [0, 0],
        [30, 40],
        [60, 80],
      ]).length,
    ).toBe(100);
    expect(moveCost(tableWith(), [[0, 0]])).toEqual({ length: 0, open: 0, difficult: 0 });
  });

  test('counts ground once where two pieces lie over each other', () => {
    const index = tableWith(
      { id: 'a', shape: rectangle(100, 0, 100, 100), ground: 'difficult' },
      { id: 'b', shape: rectangle(150, 0, 100, 100), ground: 'difficult' },
      { id: 'c', shape: disc(175, 50, 20), ground: 'difficult' },
    );
    expect(
      moveCost(index, [
        [0, 50],
        [400, 50],
      ]),
    ).toMatchObject({ open: 250, difficult: 150 });
  });

  test('knows the parts of an area that bends', () => {
    const shape = [
      [100, 100],
      [200, 100],
      [200, 130],
      [130, 130],
      [130, 170],
      [200, 170],
      [200, 200],
      [100, 200],
    ] as const;
    const index = tableWith({ id: 'marsh', shape, ground: 'difficult' });
    expect(
      moveCost(index, [
        [180, 50],
        [180, 250],
      ]),
    ).toMatchObject({ open: 140, difficult: 60 });
    const turned = tableWith({ id: 'marsh', shape: [...shape].reverse(), ground: 'difficult' });
    expect(
      moveCost(turned, [
        [180, 50],
        [180, 250],
      ]),
    ).toMatchObject({ open: 140, difficult: 60 });
  });
});

describe('shapes', () => {
  test('a wall lies half on either side of its line', () => {
    expect(wall([100, 100], [200, 100], 10)).toEqual([
      [100, 95],
      [200, 95],
      [200, 105],
      [100, 105],
    ]);
    expect(() => wall([1, 1], [1, 1], 5)).toThrow(RangeError);
  });

  test('that are none are refused when the table is prepared', () => {
    const flat: Terrain = {
      id: 'flat',
      shape: [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
    };
    expect(() => tableWith(flat)).toThrow(/polygon/);
    const bow: Terrain = {
      id: 'bow',
      shape: [
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 90],
        [0, 50],
      ],
    };
    expect(() => tableWith(bow)).toThrow(/polygon/);
    expect(() => indexTable({ width: 5001, height: 10, terrain: [] })).toThrow(/5000/);
  });
});

describe('what alone is in the way', () => {
  const wreck: Terrain = { id: 'wreck', shape: rectangle(300, 300, 20, 100), ground: 'obstacle' };
  const index = tableWith(house, wreck);
  const inWay = (x: number, y: number, traffic = {}) =>
    soleObstruction(index, base(280, 350), [x, y], traffic)?.terrain.id;

  test('is a piece, when nothing else is', () => {
    expect(inWay(340, 350)).toBe('wreck');
    expect(inWay(280, 500)).toBeUndefined();
    expect(inWay(600, 350)).toBeUndefined();
    expect(inWay(600, 350, { ignore: ['wreck'] })).toBe('house');
  });

  test('is nothing beside a base, or off the table', () => {
    expect(inWay(340, 350, { blocking: [base(360, 350)] })).toBeUndefined();
    expect(inWay(340, 350, { passable: [base(360, 350)] })).toBe('wreck');
    expect(soleObstruction(tableWith(wreck), base(280, 350), [1190, 350])).toBeUndefined();
  });
});
