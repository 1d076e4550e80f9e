import type { Weighted } from './chance.ts';

/** The exact distribution of a whole number: values that can happen, lowest first. */
export type Distribution = readonly Weighted<number>[];

/** The average of A. */
export function mean(a: Distribution): number {
  return a.reduce((total, [value, p]) => total + value * p, 0);
}

/** The standard deviation: how far from the mean A usually lies. */
export function deviation(a: Distribution): number {
  const middle = mean(a);
  return Math.sqrt(
    a.reduce((total, [value, p]) => total + (value - middle) * (value - middle) * p, 0),
  );
}

/** The probability that A is `value` or more. */
export function atLeast(a: Distribution, value: number): number {
  return a.reduce((total, [candidate, p]) => (candidate >= value ? total + p : total), 0);
}
