import type { Weighted } from './chance.ts';
import { TAIL_CUT, toOutcomes, type DenseDistribution } from './dense-distribution.ts';
import { cachedDistribution } from './distribution-cache.ts';
import type { GrantedDicePolicy } from './reroll-failures.ts';
import type { SuccessPool } from './successes.ts';
import { binomial, dieOfTest, explosionsOf, type DieOfTest } from './test-distribution.ts';

/** Every number of successes with its probability; `notation` names the roll. */
export function rerollOutcomes(
  notation: string,
  test: SuccessPool,
  most: number,
  granted: GrantedDicePolicy,
): readonly Weighted<number>[] {
  return toOutcomes(
    cachedDistribution(notation, () =>
      rerollDistribution(dieOfTest(test), test.count, most, granted),
    ),
  );
}

/**
 * With f failures lying there and k re-rolls left, W(f, k) is the law of what the re-rolls add. A
 * re-rolled die fails, succeeds, or explodes into a fresh chain of dice, the last of which fails or
 * succeeds in turn:
 *
 *     W(f, k) = (q + a·z)·W(f−1, k−1) + e·z/(1 − e·z)·(a·z·W(f−1, k−1) + q·W(f or f−1, k−1))
 *
 * `count` dice are that many chains with one last die each, so there are never more failures than
 * dice, and how many fail has nothing to do with how many explode.
 */
function rerollDistribution(
  die: DieOfTest,
  count: number,
  most: number,
  granted: GrantedDicePolicy,
): DenseDistribution {
  const { fails, succeeds, explodes } = die;
  const eights = explosionsOf(count + most, explodes, TAIL_CUT);
  const length = count + most + eights.length;
  const chain = new Float64Array(length);
  for (let n = 1, p = explodes; n < length; n++, p *= explodes) chain[n] = p;
  const one = series(length);
  let before = Array.from({ length: count + 1 }, () => one);
  for (let k = 1; k <= most; k++) {
    const next = [one];
    for (let f = 1; f <= count; f++) {
      const gone = before[f - 1] ?? one;
      const more = granted === 'stay' ? gone : (before[f] ?? one);
      const rolled = add(scale(gone, fails), shift(gone, 1, succeeds));
      const fresh = times(chain, add(shift(gone, 1, succeeds), scale(more, fails)));
      next.push(add(rolled, fresh));
    }
    before = next;
  }
  let law = new Float64Array(length);
  const first = explosionsOf(count, explodes, TAIL_CUT);
  const calm = 1 - explodes;
  for (let f = 0; f <= count; f++) {
    const lying = binomial(count, f, calm === 0 ? 0 : fails / calm);
    law = add(law, shift(times(first, before[f] ?? one), count - f, lying));
  }
  const pruned = Math.max(0, 1 - law.reduce((sum, p) => sum + p, 0));
  return { low: 0, chances: law, pruned };
}

/** A series in z of this many terms, 1. */
function series(length: number): Float64Array<ArrayBuffer> {
  const one = new Float64Array(length);
  one[0] = 1;
  return one;
}

function add(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  return Float64Array.from(a, (p, i) => p + (b[i] ?? 0));
}

function scale(a: Float64Array, factor: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(a, (p) => p * factor);
}

function shift(a: Float64Array, by: number, factor: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(a, (_, i) => (a[i - by] ?? 0) * factor);
}

function times(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const product = new Float64Array(Math.max(a.length, b.length));
  for (let i = 0; i < a.length; i++) {
    const p = a[i] ?? 0;
    if (p === 0) continue;
    for (let j = 0; i + j < product.length; j++)
      product[i + j] = (product[i + j] ?? 0) + p * (b[j] ?? 0);
  }
  return product;
}
