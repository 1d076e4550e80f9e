import type { Weighted } from './chance.ts';
import { addLaws, powerLaw, timesLaw, weights, type Law } from './law.ts';
import { merge } from './reading.ts';

/** The exact distribution of a whole number: values that can happen, lowest first. */
export type Distribution = readonly Weighted<number>[];

/** The widest range of values that is worth computing with. */
const WIDEST = 1_000_000;

/** The distribution of A + B. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  return weights(addLaws(lawOf(a), lawOf(b)));
}

/** The distribution of A − B: positive values are what A wins by. */
export function difference(a: Distribution, b: Distribution): Distribution {
  return weights(addLaws(lawOf(a), timesLaw(lawOf(b), -1)));
}

/** The distribution of `count` independent rolls of A added up. */
export function repeated(a: Distribution, count: number): Distribution {
  return weights(powerLaw(lawOf(a), count));
}

/** The distribution of a function of A. */
export function mapDistribution(a: Distribution, change: (value: number) => number): Distribution {
  const changed = merge(a.map(([value, p]) => [change(value), p]));
  return changed.sort(([x], [y]) => x - y);
}

/** What A comes to on average. */
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

function lawOf(a: Distribution): Law {
  const low = a[0]?.[0] ?? 0;
  const width = (a.at(-1)?.[0] ?? 0) - low + 1;
  if (!(width >= 1 && width <= WIDEST))
    throw new RangeError('Not a distribution of whole numbers.');
  const chances = new Float64Array(width);
  for (const [value, p] of a) {
    if (!Number.isInteger(value)) throw new RangeError(`${value} is not a whole number.`);
    chances[value - low] = p;
  }
  return { low, chances, pruned: 0 };
}
