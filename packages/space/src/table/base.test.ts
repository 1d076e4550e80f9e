import { expect, test } from 'vitest';
import { distance, inContact, overlap, isWithinDistance, type Base } from './base.ts';

const base = (x: number, y: number, radius = 15): Base => ({ at: [x, y], radius });

test('distance is measured from edge to edge', () => {
  expect(distance(base(0, 0), base(100, 0))).toBe(70);
  expect(distance(base(0, 0, 10), base(300, 400, 20))).toBe(470);
});

test('a limit is included, a tenth more is not', () => {
  const shooter = base(100, 100);
  expect(isWithinDistance(shooter, base(380, 100), 250)).toBe(true);
  expect(isWithinDistance(shooter, base(381, 100), 250)).toBe(false);
  expect(isWithinDistance(shooter, base(379, 100), 250)).toBe(true);
});

test('a fraction of a tenth beyond the limit is beyond it, and the distance says so', () => {
  const a = base(0, 0, 0);
  const b = base(100, 1, 0);
  expect(isWithinDistance(a, b, 100)).toBe(false);
  expect(distance(a, b)).toBe(101);
});

test('bases touch up to a tenth apart, and overlap only on shared ground', () => {
  expect(inContact(base(0, 0), base(31, 0))).toBe(true);
  expect(inContact(base(0, 0), base(32, 0))).toBe(false);
  expect(overlap(base(0, 0), base(30, 0))).toBe(false);
  expect(overlap(base(0, 0), base(29, 0))).toBe(true);
  expect(distance(base(0, 0), base(10, 0))).toBe(0);
});
