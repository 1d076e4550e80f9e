import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cube } from '../../test/board/arbitrary-field.ts';
import {
  areAdjacent,
  cubeRange,
  EIGHT_DIRECTIONS,
  fitsInCube,
  gapOf,
  letsPass,
  makeCube,
  parseCube,
  capacityLeft,
  sameCube,
  WALLS,
} from './index.ts';

test('DZ-SHOOT-05 range is the larger of ground distance and level difference', () => {
  expect(cubeRange([1, 1, 1], [5, 1, 3])).toBe(4);
  expect(cubeRange([1, 1, 1], [2, 1, 4])).toBe(3);
  expect(cubeRange([1, 1, 1], [4, 4, 1])).toBe(3);
  expect(cubeRange([3, 3, 2], [3, 3, 2])).toBe(0);
});

test('DZ-MOVE-02 eight neighbours on a level, nine above and nine below', () => {
  let count = 0;
  for (let column = 1; column <= 8; column++) {
    for (let row = 1; row <= 8; row++) {
      for (let level = 1; level <= 6; level++) {
        if (areAdjacent([4, 4, 3], [column, row, level])) count++;
      }
    }
  }
  expect(count).toBe(26);
});

test('range is a metric, and neighbours are neighbours both ways', () => {
  fc.assert(
    fc.property(cube, cube, cube, (a, b, c) => {
      expect(cubeRange(a, b)).toBe(cubeRange(b, a));
      expect(cubeRange(a, b) === 0).toBe(sameCube(a, b));
      expect(cubeRange(a, c)).toBeLessThanOrEqual(cubeRange(a, b) + cubeRange(b, c));
      expect(areAdjacent(a, b)).toBe(areAdjacent(b, a));
    }),
  );
});

test('the text of a cube is read back', () => {
  fc.assert(
    fc.property(cube, (each) => {
      expect(parseCube(makeCube(each))).toEqual(each);
      expect(parseCube(each.join())).toEqual(each);
    }),
  );
  expect(parseCube('C4')).toEqual([3, 4, 1]);
  for (const bad of ['', 'c', 'i1.1', 'a9.1', 'a1.7', 'a1.', '1,2', '0,1,1', '1,1,1,1']) {
    expect(parseCube(bad)).toBeUndefined();
  }
});

test('DZ-SCAT-01 the scatter die reads like a page: 1 2 3 / 4 · 5 / 6 7 8', () => {
  const around = EIGHT_DIRECTIONS.map(([x, y]) => [4 + x, 4 + y]);
  expect(around[0]).toEqual([3, 3]);
  expect(around[4]).toEqual([5, 4]);
  expect(around[5]).toEqual([3, 5]);
  expect(new Set(around.map(String)).size).toBe(8);
});

test('DZ-TERR-03 each size passes its gaps', () => {
  const largest = (wall: (typeof WALLS)[number]) =>
    [0, 1, 2, 3, 4].filter((size) => letsPass(wall, size)).at(-1);
  expect(WALLS.map((wall) => [wall, gapOf(wall), largest(wall)])).toEqual([
    ['open', 'open', 4],
    ['large', 'large', 3],
    ['medium', 'medium', 2],
    ['small', 'small', 1],
    ['blocked', 'blocked', undefined],
    ['low-large', 'large', 3],
    ['low-medium', 'medium', 2],
    ['low-small', 'small', 1],
  ]);
});

test('DZ-CAP-01 sizes of one side add up to four', () => {
  expect(fitsInCube([1, 1, 1], 1)).toBe(true);
  expect(fitsInCube([1, 1, 1, 1], 1)).toBe(false);
  expect(fitsInCube([2], 2)).toBe(true);
  expect(fitsInCube([2], 3)).toBe(false);
  expect(fitsInCube([], 4)).toBe(true);
  expect(capacityLeft([])).toBe(4);
});
