import { expect, test } from 'vitest';
import { atLeast, deviation, mean } from './distribution.ts';
import { d, sum, type Distribution, outcomesOf } from './index.ts';

const d6: Distribution = outcomesOf(sum([d(1, 6)]));

test('mean, deviation, and what is reached', () => {
  expect(mean(d6)).toBeCloseTo(3.5, 14);
  expect(deviation(d6)).toBeCloseTo(Math.sqrt(35 / 12), 14);
  expect(atLeast(d6, 5)).toBeCloseTo(1 / 3, 15);
  expect(atLeast(d6, 7)).toBe(0);
});
