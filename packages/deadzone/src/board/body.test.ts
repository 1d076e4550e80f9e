import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  eyeOf,
  samplesOf,
  positionsFit,
  positionPoint,
  positionName,
  CUBE_POSITIONS,
} from './index.ts';
import { meetsBox, meetsInside, type SubBox, type SubPoint } from './body.ts';

describe('what figures take up, in parts of 24 to a cube', () => {
  test.each([
    [1, [10, 10, 1], [14, 14, 14], 5],
    [2, [8, 8, 1], [16, 16, 17], 6],
    [3, [6, 6, 1], [18, 18, 20], 7],
    [4, [3, 3, 1], [21, 21, 22], 8],
  ] as const)('size %d in the middle of the first cube', (size, low, high, lying) => {
    expect(bodyOf({ cube: [1, 1, 1], size })).toEqual({ low, high });
    expect(bodyOf({ cube: [1, 1, 1], size, pinned: true }).high).toEqual([high[0], high[1], lying]);
    expect(eyeOf({ cube: [1, 1, 1], size })).toEqual([12, 12, high[2] - 2]);
  });

  test('points of another cube are as many cubes farther', () => {
    expect(bodyOf({ cube: [3, 5, 2], size: 1 })).toEqual({
      low: [58, 106, 25],
      high: [62, 110, 38],
    });
    expect(eyeOf({ cube: [3, 5, 2], size: 1 })).toEqual([60, 108, 36]);
  });

  test('a place at the edge is moved in until the body fits', () => {
    expect(bodyOf({ cube: [1, 1, 1], size: 1, spot: [0, 24] })).toMatchObject({
      low: [1, 19, 1],
      high: [5, 23, 14],
    });
    expect(bodyOf({ cube: [1, 1, 1], size: 4, spot: [24, 0] })).toMatchObject({
      low: [5, 1, 1],
      high: [23, 19, 22],
    });
    expect(bodyOf({ cube: [1, 1, 1], size: 2, spot: [6, 17] }).low).toEqual([2, 13, 1]);
  });

  test('DZ-SHOOT-08 a body has fifteen points: middle and corners at three heights', () => {
    const at = (z: number) => [
      [12, 12, z],
      [10, 10, z],
      [14, 10, z],
      [10, 14, z],
      [14, 14, z],
    ];
    expect(samplesOf({ cube: [1, 1, 1], size: 1 })).toEqual([...at(1), ...at(7), ...at(14)]);
  });
});

describe('lines and boxes', () => {
  const box: SubBox = { low: [10, 10, 10], high: [20, 20, 20] };
  test.each<[string, SubPoint, SubPoint, 'inside' | 'touches' | 'misses']>([
    ['straight through', [0, 15, 15], [30, 15, 15], 'inside'],
    ['back again', [30, 15, 15], [0, 15, 15], 'inside'],
    ['up through', [15, 15, 0], [15, 15, 30], 'inside'],
    ['along', [15, 30, 15], [15, 0, 15], 'inside'],
    ['from corner to corner', [0, 0, 0], [30, 30, 30], 'inside'],
    ['in its face', [0, 10, 15], [30, 10, 15], 'inside'],
    ['in its other face', [0, 20, 15], [30, 20, 15], 'inside'],
    ['in its top', [15, 0, 20], [15, 30, 20], 'inside'],
    ['beside its face', [0, 9, 15], [30, 9, 15], 'misses'],
    ['beside its other face', [0, 21, 15], [30, 21, 15], 'misses'],
    ['up to its face', [0, 15, 15], [10, 15, 15], 'touches'],
    ['away from its face', [20, 15, 15], [30, 15, 15], 'touches'],
    ['not up to its face', [0, 15, 15], [9, 15, 15], 'misses'],
    ['past an edge', [0, 20, 15], [20, 0, 15], 'touches'],
    ['past an edge, a part nearer', [0, 21, 15], [21, 0, 15], 'inside'],
    ['past an edge, a part farther', [0, 19, 15], [19, 0, 15], 'misses'],
    ['all within it', [12, 13, 14], [15, 14, 13], 'inside'],
  ])('%s', (_, a, b, expected) => {
    expect(meetsBox(box, a, b)).toBe(expected !== 'misses');
    expect(meetsInside(box, a, b)).toBe(expected === 'inside');
    expect(meetsBox(box, b, a)).toBe(expected !== 'misses');
    expect(meetsInside(box, b, a)).toBe(expected === 'inside');
  });
});

describe('places in a cube', () => {
  test('have names, from the north-west to the south-east', () => {
    expect(CUBE_POSITIONS.map((stand) => [stand, ...positionPoint(stand)])).toEqual([
      ['nw', 0, 0],
      ['n', 12, 0],
      ['ne', 24, 0],
      ['w', 0, 12],
      ['middle', 12, 12],
      ['e', 24, 12],
      ['sw', 0, 24],
      ['s', 12, 24],
      ['se', 24, 24],
    ]);
    for (const stand of CUBE_POSITIONS) expect(positionName(positionPoint(stand))).toBe(stand);
    expect(positionName([12, 1])).toBeUndefined();
    expect(positionName([1, 12])).toBeUndefined();
  });

  test('DZ-CAP-02 two stand beside each other when their bases touch at most', () => {
    const at = (x: number, y: number) => ({ cube: [1, 1, 1], size: 1, spot: [x, y] }) as const;
    // A base of size 1 is two parts wide: its body of four, less one for the arms on each side.
    expect(positionsFit(at(10, 10), at(12, 10))).toBe(true);
    expect(positionsFit(at(12, 10), at(10, 10))).toBe(true);
    expect(positionsFit(at(10, 10), at(11, 10))).toBe(false);
    expect(positionsFit(at(10, 10), at(10, 12))).toBe(true);
    expect(positionsFit(at(10, 12), at(10, 10))).toBe(true);
    expect(positionsFit(at(10, 11), at(10, 10))).toBe(false);
    expect(positionsFit(at(10, 10), at(11, 13))).toBe(true);
  });
});
