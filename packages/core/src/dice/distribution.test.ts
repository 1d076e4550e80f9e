import { expect, test } from 'vitest';
import {
  atLeast,
  convolve,
  d,
  deviation,
  difference,
  mapDistribution,
  mean,
  repeated,
  sum,
  type Distribution,
} from './index.ts';

const d6: Distribution = sum([d(1, 6)]).outcomes();

test('adding, repeating and subtracting', () => {
  expect(convolve(d6, d6)).toHaveLength(11);
  expect(new Map(convolve(d6, d6)).get(7)).toBeCloseTo(1 / 6, 15);
  expect(repeated(d6, 3)).toHaveLength(16);
  expect(repeated(d6, 25).at(-1)?.[1]).toBeCloseTo(6 ** -25, 30);
  expect(repeated(d6, 0)).toEqual([[0, 1]]);
  const against = new Map(difference(d6, d6));
  expect([...against.keys()][0]).toBe(-5);
  expect(against.get(0)).toBeCloseTo(1 / 6, 15);
});

test('mean, deviation, and what is reached', () => {
  expect(mean(d6)).toBeCloseTo(3.5, 14);
  expect(deviation(d6)).toBeCloseTo(Math.sqrt(35 / 12), 14);
  expect(atLeast(d6, 5)).toBeCloseTo(1 / 3, 15);
  expect(atLeast(d6, 7)).toBe(0);
});

test('a function of dice: merged and in order', () => {
  const parity = mapDistribution(d6, (value) => -(value % 2));
  expect(parity.map(([value]) => value + 0)).toEqual([-1, 0]);
  expect(parity[0]?.[1]).toBeCloseTo(1 / 2, 15);
});

test('only whole numbers are added up', () => {
  expect(() => convolve([[0.5, 1]], d6)).toThrow(RangeError);
  expect(() =>
    convolve(
      [
        [0, 0.5],
        [1e12, 0.5],
      ],
      d6,
    ),
  ).toThrow(RangeError);
});
