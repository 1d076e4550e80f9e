import { dieChances } from './pool-distribution.ts';
import type { DenseDistribution } from './dense-distribution.ts';
import type { DicePool } from './pool.ts';

/** More dice than this are not kept apart: the binomial laws would leave the range of doubles. */
export const MAX_PICK_POOL = 500;

/** The two ends of a row of dice in order. */
export type End = 'highest' | 'lowest';

/** Adds up the `kept` values at one end. */
export function pickTotal(values: readonly number[], keep: number, end: End): number {
  const best = values.toSorted((a, b) => (end === 'highest' ? b - a : a - b));
  return best.slice(0, keep).reduce((total, value) => total + value, 0);
}

/**
 * The law of the `kept` highest or lowest dice of a pool added up.
 *
 * Goes through the values from the best one on. `ways[taken][total]` is the probability that
 * exactly `taken` dice, fewer than are kept, are better than the value at hand and come to `total`.
 * Each of the other dice is then of this value with the same probability, so that how many are
 * follows a binomial law.
 */
export function keepDistribution(pool: DicePool, keep: number, end: End): DenseDistribution {
  const result = new Float64Array(keep * pool.sides + 1);
  const ways = Array.from({ length: keep }, (_, taken) => new Float64Array(taken * pool.sides + 1));
  ways[0]?.fill(1);
  const mostTakenFirst = [...ways.entries()].reverse();
  for (const { value, here } of bestFirst(pool, end)) {
    for (const [taken, from] of mostTakenFirst) {
      const missing = keep - taken;
      const found = binomial(pool.count - taken, here);
      addShifted(result, from, missing * value, enough(found, missing));
      ways.slice(taken + 1).forEach((to, i) => {
        addShifted(to, from, (i + 1) * value, found[i + 1] ?? 0);
      });
      scale(from, found[0] ?? 0);
    }
  }
  return { low: 0, chances: keep > 0 ? result : Float64Array.of(1), pruned: 0 };
}

interface Value {
  readonly value: number;
  /** How likely a die that is no better than this value is this value. */
  readonly here: number;
}

function bestFirst(pool: DicePool, end: End): Value[] {
  const values: Value[] = [];
  let noBetter = 0;
  dieChances(pool).forEach((_, i, die) => {
    const value = end === 'highest' ? i + 1 : pool.sides - i;
    const p = die[value - 1] ?? 0;
    if (p === 0) return;
    noBetter += p;
    values.unshift({ value, here: p / noBetter });
  });
  return values;
}

/** The binomial law: how many of `count` dice are of a value that each has with probability `p`. */
function binomial(count: number, p: number): Float64Array {
  const law = new Float64Array(count + 1);
  if (p === 1) {
    law[count] = 1;
    return law;
  }
  let here = 1;
  for (let n = 0; n < count; n++) here *= 1 - p;
  for (let n = 0; n <= count; n++) {
    law[n] = here;
    here *= ((count - n) / (n + 1)) * (p / (1 - p));
  }
  return law;
}

function enough(found: Float64Array, missing: number): number {
  let total = 0;
  for (let n = missing; n < found.length; n++) total += found[n] ?? 0;
  return total;
}

function addShifted(to: Float64Array, from: Float64Array, shift: number, factor: number): void {
  if (factor === 0) return;
  for (let total = 0; total < from.length; total++) {
    const p = from[total] ?? 0;
    if (p > 0) to[total + shift] = (to[total + shift] ?? 0) + p * factor;
  }
}

function scale(law: Float64Array, factor: number): void {
  for (let total = 0; total < law.length; total++) law[total] = (law[total] ?? 0) * factor;
}
