import type { Weighted } from './chance.ts';

/**
 * The exact law of a whole number: `chances[i]` is the probability of `low + i`. Dense, because
 * totals of dice leave no gaps.
 */
export interface Law {
  readonly low: number;
  readonly chances: Float64Array;
  /** At most this much probability was cut off an endless explosion. */
  readonly pruned: number;
}

/** Where endless explosions are cut: what lies beyond weighs less than this, die by die. */
export const CUT = 1e-15;

export function constantLaw(value: number): Law {
  return { low: value, chances: Float64Array.of(1), pruned: 0 };
}

/** The law of the sum of two independent numbers. */
export function addLaws(a: Law, b: Law): Law {
  const [short, long] =
    a.chances.length < b.chances.length ? [a.chances, b.chances] : [b.chances, a.chances];
  const chances = new Float64Array(short.length + long.length - 1);
  for (let i = 0; i < short.length; i++) {
    const p = short[i] ?? 0;
    if (p === 0) continue;
    for (let j = 0; j < long.length; j++)
      chances[i + j] = (chances[i + j] ?? 0) + p * (long[j] ?? 0);
  }
  return { low: a.low + b.low, chances, pruned: a.pruned + b.pruned };
}

/** The law of `count` independent numbers added up, by repeated squaring. */
export function powerLaw(law: Law, count: number): Law {
  let result: Law | undefined;
  let square = law;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result ? addLaws(result, square) : square;
    if (left > 1) square = addLaws(square, square);
  }
  return result ?? constantLaw(0);
}

/** The law of the number times a whole constant. */
export function timesLaw(law: Law, factor: number): Law {
  if (factor === 1) return law;
  if (factor === 0) return { ...constantLaw(0), pruned: law.pruned };
  const last = law.chances.length - 1;
  const chances = new Float64Array(last * Math.abs(factor) + 1);
  law.chances.forEach((p, i) => (chances[(factor > 0 ? i : last - i) * Math.abs(factor)] = p));
  return {
    low: factor > 0 ? law.low * factor : (law.low + last) * factor,
    chances,
    pruned: law.pruned,
  };
}

/** The values that can happen, lowest first. */
export function weights(law: Law): Weighted<number>[] {
  const found: Weighted<number>[] = [];
  law.chances.forEach((p, i) => {
    if (p > 0) found.push([law.low + i, p]);
  });
  return found;
}
