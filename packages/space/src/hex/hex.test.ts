import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  direction,
  directionTo,
  facing,
  hexBoard,
  hexCount,
  hexDistance,
  makeHex,
  OFF_BOARD,
  opposite,
  parseHex,
  ring,
  sameHex,
  towards,
  turnHex,
  type Hex,
} from './index.ts';

const hex: fc.Arbitrary<Hex> = fc.tuple(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -20, max: 20 }),
);
const way = fc.constantFrom(...DIRECTIONS);

test('directions are clockwise from the top', () => {
  expect(DIRECTIONS.map((each) => towards([0, 0], each))).toEqual([
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ]);
});

test('there and back again', () => {
  fc.assert(
    fc.property(hex, way, fc.integer({ min: 1, max: 9 }), (from, each, steps) => {
      const to = towards(from, each, steps);
      expect(towards(to, opposite(each), steps)).toEqual(from);
      expect(hexDistance(from, to)).toBe(steps);
      expect(directionTo(from, to)).toBe(each);
    }),
  );
});

test('distance is a metric', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, b) === 0).toBe(sameHex(a, b));
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
    }),
  );
});

test('rotations keep distances, and six of them are none', () => {
  fc.assert(
    fc.property(hex, hex, fc.integer({ min: -12, max: 12 }), (a, b, turns) => {
      expect(hexDistance(turnHex(a, turns), turnHex(b, turns))).toBe(hexDistance(a, b));
      expect(turnHex(turnHex(a, turns), -turns)).toEqual(a);
    }),
  );
  for (const each of DIRECTIONS) {
    expect(turnHex(towards([0, 0], 0), each)).toEqual(towards([0, 0], each));
  }
});

test('an edge of a turned tile faces the sum of both', () => {
  expect(facing(4, 3)).toBe(1);
  expect(facing(0, 6)).toBe(0);
  expect(direction(-1)).toBe(5);
});

test('hexes off every line have no direction', () => {
  expect(directionTo([0, 0], [0, 0])).toBeUndefined();
  expect(directionTo([0, 0], [1, 1])).toBeUndefined();
});

test('a ring has six hexes per step of its radius, all at that distance', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
      const hexes = ring(centre, radius);
      expect(new Set(hexes.map(makeHex)).size).toBe(radius * 6);
      expect(hexes.every((each) => hexDistance(centre, each) === radius)).toBe(true);
    }),
  );
  expect(ring([2, 1], 0)).toEqual([[2, 1]]);
});

test('the text of a hex is read back', () => {
  fc.assert(
    fc.property(hex, (each) => {
      expect(parseHex(makeHex(each))).toEqual(each);
    }),
  );
  for (const bad of ['', '1', '1,', ',1', '1,2,3', '1, 2', 'a,b', '100,0', '1.5,0']) {
    expect(parseHex(bad)).toBeUndefined();
  }
});

test.each([
  [2, 19],
  [3, 37],
])('a board of radius %i has %i hexes', (radius, count) => {
  const board = hexBoard(radius);
  expect(hexCount(radius)).toBe(count);
  expect(board.hexes).toHaveLength(count);
  expect(new Set(board.names).size).toBe(count);
  for (const [cell, [q, r]] of board.hexes.entries()) {
    expect(board.cell([q, r])).toBe(cell);
    expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(radius);
  }
  expect(board.cell([radius + 1, 0])).toBe(OFF_BOARD);
});

test('the tables of a board agree with the coordinates', () => {
  const board = hexBoard(3);
  for (const [cell, each] of board.hexes.entries()) {
    for (const step of DIRECTIONS) {
      expect(board.around[cell]?.[step]).toBe(board.cell(towards(each, step)));
      const ray = board.rays[cell * 6 + step] ?? [];
      expect(ray).toEqual(
        [1, 2, 3, 4, 5, 6].map((n) => board.cell(towards(each, step, n))).filter((n) => n >= 0),
      );
    }
    for (const [other, far] of board.hexes.entries()) {
      expect(board.distances[cell * board.hexes.length + other]).toBe(hexDistance(each, far));
    }
  }
});

test('the cells of the small board are the first of the large one', () => {
  expect(hexBoard(3).names.slice(0, 19)).toEqual(hexBoard(2).names);
});
