import { expect, test } from 'vitest';
import {
  cubesOnLine,
  makeCube,
  passesNearSmoke,
  type Cube,
  type SightBody,
  type SubPoint,
} from './index.ts';

const middle = ([column, row, level]: Cube): SubPoint => [
  column * 24 - 12,
  row * 24 - 12,
  level * 24 - 12,
];
const line = (from: Cube, to: Cube) =>
  cubesOnLine(middle(from), middle(to)).map(makeCube).join(' ');

test('the cubes of a line come in the order in which it runs through them', () => {
  expect(line([1, 1, 1], [4, 1, 1])).toBe('a1.1 b1.1 c1.1 d1.1');
  expect(line([4, 1, 1], [1, 1, 1])).toBe('d1.1 c1.1 b1.1 a1.1');
  expect(line([2, 5, 1], [2, 3, 1])).toBe('b5.1 b4.1 b3.1');
  expect(line([3, 3, 3], [3, 3, 1])).toBe('c3.3 c3.2 c3.1');
  expect(line([3, 3, 1], [3, 3, 2])).toBe('c3.1 c3.2');
  expect(line([1, 1, 1], [3, 2, 1])).toBe('a1.1 b1.1 b2.1 c2.1');
  expect(line([3, 2, 2], [1, 1, 2])).toBe('c2.2 b2.2 b1.2 a1.2');
  expect(line([1, 1, 1], [1, 3, 2])).toBe('a1.1 a2.1 a2.2 a3.2');
  // Exactly through the edges: the cubes beside them are only touched.
  expect(line([1, 1, 1], [3, 3, 1])).toBe('a1.1 b2.1 c3.1');
  expect(line([1, 1, 1], [2, 2, 2])).toBe('a1.1 b2.2');
});

test('DZ-ITEM-05 smoke is next to a line if it is next to one of its cubes', () => {
  const shooter: SightBody = { cube: [1, 1, 1], size: 1 };
  const adjacent = (target: SightBody, ...smoke: readonly Cube[]) =>
    passesNearSmoke(shooter, target, smoke);
  const far: SightBody = { cube: [5, 1, 1], size: 1 };
  expect(adjacent(far, [3, 2, 1])).toBe(true);
  expect(adjacent(far, [3, 1, 2])).toBe(true);
  expect(adjacent(far, [6, 1, 1])).toBe(true);
  expect(adjacent(far, [5, 1, 3])).toBe(false);
  expect(adjacent(far, [3, 3, 1])).toBe(false);
  expect(adjacent(far, [7, 1, 1])).toBe(false);
  expect(adjacent(far, [8, 8, 1], [3, 2, 1])).toBe(true);
  expect(adjacent({ cube: [1, 5, 1], size: 4 }, [1, 5, 3])).toBe(false);
  expect(adjacent({ cube: [1, 5, 2], size: 4 }, [1, 5, 3])).toBe(true);
  expect(adjacent(far)).toBe(false);
});
