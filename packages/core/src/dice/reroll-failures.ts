import { refuse } from '../refusal.ts';
import { defineChance, type Chance } from './chance.ts';
import { CUT, weights, type Law } from './law.ts';
import { remembered } from './memo.ts';
import { makePool, pipsOf, valueOf } from './pool.ts';
import type { SuccessPool } from './successes.ts';
import { binomial, dieOfTest, explosionsOf, testPool, type DieOfTest } from './test-pool.ts';

/**
 * Whether a die that a re-rolled die granted by exploding may be re-rolled as well, while there are
 * re-rolls left.
 */
export type Granted = 'may-be-rerolled' | 'stay';

/**
 * Successes of a test in which up to `most` failures are rolled again, each once. Nobody would
 * re-roll fewer, so nothing is asked.
 *
 * Faces: the dice of the pool and all they grant; then the dice rolled in place of failures and all
 * those grant; and so on, while there are failures that may be re-rolled and re-rolls left.
 *
 * @example
 * ```ts
 * const test = rerollFailures({ count: 3, sides: 8, at: 4, explodeOn: 8 }, 2);
 * test.notation; // '3d8!=8>=4rf2'
 * // The 1 and the 3 become an 8 and a 2, and the 8 grants a 6.
 * test.read([5, 1, 3, 8, 2, 6]); // 3
 * ```
 */
export function rerollFailures(
  test: SuccessPool,
  most: number,
  granted: Granted = 'may-be-rerolled',
): Chance<number> {
  const pool = testPool(test);
  if (!Number.isInteger(most) || most < 0)
    throw new RangeError(`${most} is no number of re-rolls.`);
  const { sides } = pool;
  const pips = pipsOf(sides);
  const notation = `${makePool(pool)}>=${test.at}rf${granted === 'stay' ? 'o' : ''}${most}`;
  const walk = (next: (die: number) => number | undefined) =>
    walkTest(pool.count, most, granted, (die) => {
      const face = next(die);
      if (face === undefined) return undefined;
      const value = valueOf(sides, face);
      return value < test.at ? 'fails' : value === test.explodeOn ? 'explodes' : 'succeeds';
    });
  return defineChance({
    notation,
    sample(random) {
      const faces: number[] = [];
      walk(() => {
        const face = random.between(1, pips);
        faces.push(face);
        return face;
      });
      return faces;
    },
    span(faces, from) {
      let wrong: number | undefined;
      const { owed } = walk((die) => {
        const face = faces[from + die];
        if (face === undefined || (Number.isInteger(face) && face >= 1 && face <= pips))
          return face;
        wrong = from + die;
        return undefined;
      });
      if (wrong !== undefined) {
        const face = faces[wrong] ?? 0;
        return refuse('impossible-face', undefined, { die: wrong + 1, face, sides: pips });
      }
      if (from + owed <= faces.length) return owed;
      return refuse('too-few-dice', undefined, { expected: from + owed, given: faces.length });
    },
    read: (faces) => walk((die) => faces[die]).successes,
    outcomes: () =>
      weights(remembered(notation, () => rerollLaw(dieOfTest(test), pool.count, most, granted))),
  });
}

type Fallen = 'fails' | 'succeeds' | 'explodes';

/** Goes through the dice in the order they lie, as far as `next` has some. */
function walkTest(
  count: number,
  most: number,
  granted: Granted,
  next: (die: number) => Fallen | undefined,
): { readonly owed: number; readonly successes: number } {
  /** Dice that stay as they fall: re-rolled ones, and what those grant when that stays too. */
  const staying = new Set<number>();
  let owed = count;
  let successes = 0;
  let failures = 0;
  let left = most;
  for (let die = 0; ; die++) {
    if (die === owed) {
      const again = Math.min(failures, left);
      for (let i = 0; i < again; i++) staying.add(owed++);
      failures -= again;
      left -= again;
      if (die === owed) return { owed, successes };
    }
    const fallen = next(die);
    if (fallen === undefined) return { owed, successes };
    if (fallen === 'fails') {
      if (!staying.has(die)) failures++;
    } else {
      successes++;
      if (fallen === 'explodes') {
        if (granted === 'stay' && staying.has(die)) staying.add(owed);
        owed++;
      }
    }
  }
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
function rerollLaw(die: DieOfTest, count: number, most: number, granted: Granted): Law {
  const { fails, succeeds, explodes } = die;
  const eights = explosionsOf(count + most, explodes, CUT);
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
  const first = explosionsOf(count, explodes, CUT);
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
