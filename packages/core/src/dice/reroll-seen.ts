import { isRefusal } from '../refusal.ts';
import { defineChance, type Chance, type Faces, type Weighted } from './chance.ts';
import { weights } from './law.ts';
import { makePool, poolValues, rollPool, spanPool } from './pool.ts';
import { successLaw } from './pool-law.ts';
import { merge } from './reading.ts';
import type { SuccessPool } from './successes.ts';
import { binomial, dieOfTest, explosionsOf } from './test-law.ts';
import { testPool } from './test-pool.ts';
import { outcomesOf } from './outcomes.ts';

/** What a number of successes is worth to whoever rolls: his chance to live, or minus the harm. */
export type Worth = (successes: number) => number;

/** What is better by less than this is not worth a roll, and roundings must not decide. */
const LITTLE = 1e-12;

/** What is left out of endless explosions. */
const CUT = 1e-15;

/**
 * Successes of a test after which any dice may be rolled again once, decided when they lie there:
 * as many failures and successes as are best by `worth`. A die that exploded stays, and so does the
 * die it granted unless that is re-rolled itself.
 *
 * Failures alone are not always best: who is lost anyway re-rolls successes too, since one may
 * explode. Faces: the test with all it grants, then the dice rolled again with all these grant.
 *
 * At a table where the person decides, ask with `roll`, `choose` and `roll` instead.
 *
 * @example
 * ```ts
 * const needsTwo = rerollAny({ count: 2, sides: 8, at: 5 }, (hits) => (hits >= 2 ? 1 : 0));
 * needsTwo.notation; // '2d8>=5ra'
 * // The 1 is rolled again.
 * needsTwo.read([6, 1, 7]); // 2
 * atLeast(outcomesOf(needsTwo), 2); // 9/16
 * ```
 */
export function rerollAny(test: SuccessPool, worth: Worth): Chance<number> {
  const pool = testPool(test);
  const fresh = (count: number): readonly Weighted<number>[] =>
    weights(successLaw({ ...pool, count }, { compare: '>=', value: test.at }));
  const decide = decisions(pool.count, fresh, worth);
  const hits = (values: readonly number[]) => values.filter((value) => value >= test.at).length;
  /** What lies there after the first roll, and what is rolled again. */
  const seen = (faces: Faces) => {
    const values = poolValues(pool, faces);
    const explosions = values.length - pool.count;
    const failures = values.length - hits(values);
    return { successes: hits(values), again: decide(failures, explosions) };
  };
  return defineChance({
    notation: `${makePool(pool)}>=${test.at}ra`,
    sample(random) {
      const faces = rollPool(pool, random);
      return rollPool({ ...pool, count: seen(faces).again.dice }, random, faces);
    },
    span(faces, from) {
      const first = spanPool(pool, faces, from);
      if (isRefusal(first)) return first;
      const { again } = seen(faces.slice(from, from + first));
      const second = spanPool({ ...pool, count: again.dice }, faces, from + first);
      return isRefusal(second) ? second : first + second;
    },
    read(faces) {
      const first = spanPool(pool, faces, 0);
      const cut = isRefusal(first) ? faces.length : first;
      const { successes, again } = seen(faces.slice(0, cut));
      const rolled = poolValues({ ...pool, count: again.dice }, faces.slice(cut));
      return successes - again.successes + hits(rolled);
    },
    outcomes() {
      const { fails, explodes } = dieOfTest(test);
      const lasting = fails / (1 - explodes);
      const found: Weighted<number>[] = [];
      explosionsOf(pool.count, explodes, CUT).forEach((q, explosions) => {
        for (let failures = 0; failures <= pool.count; failures++) {
          const p = q * binomial(pool.count, failures, lasting);
          const again = decide(failures, explosions);
          const kept = pool.count - failures + explosions - again.successes;
          for (const [more, share] of fresh(again.dice)) found.push([kept + more, p * share]);
        }
      });
      return merge(found).sort(([a], [b]) => a - b);
    },
  });
}

/** How many dice are rolled again, and how many of them were successes. */
interface Decision {
  readonly dice: number;
  readonly successes: number;
}

/** The best decision for what lies there, the one with the fewest dice among equals. */
function decisions(
  count: number,
  fresh: (dice: number) => readonly Weighted<number>[],
  worth: Worth,
): (failures: number, explosions: number) => Decision {
  const known = new Map<number, Decision>();
  return (failures, explosions) => {
    const situation = explosions * (count + 1) + failures;
    const found = known.get(situation);
    if (found) return found;
    const successes = count - failures + explosions;
    let best: Decision = { dice: 0, successes: 0 };
    let most = worth(successes);
    for (let dice = 1; dice <= count; dice++) {
      for (
        let given = Math.max(0, dice - failures);
        given <= Math.min(dice, count - failures);
        given++
      ) {
        const value = meanWorth(fresh(dice), (more) => worth(successes - given + more));
        if (value <= most + LITTLE) continue;
        most = value;
        best = { dice, successes: given };
      }
    }
    known.set(situation, best);
    return best;
  };
}

function meanWorth(law: readonly Weighted<number>[], worth: Worth): number {
  return law.reduce((sum, [value, p]) => sum + worth(value) * p, 0);
}

/**
 * A roll that may be made once more as a whole, decided when it lies there: it is kept when it is
 * worth no less than a fresh one is on average. The second stands, whatever it is.
 *
 * @example
 * ```ts
 * const charge = rerollWhole(sum([d(2, 6)]), (total) => (total >= 9 ? 1 : 0));
 * charge.notation; // '2d6rw'
 * charge.read([1, 2, 5, 6]); // 11
 * atLeast(outcomesOf(charge), 9); // 155/324
 * ```
 */
export function rerollWhole(chance: Chance<number>, worth: Worth): Chance<number> {
  let mean: number | undefined;
  const keeps = (value: number) =>
    worth(value) >= (mean ??= meanWorth(outcomesOf(chance), worth)) - LITTLE;
  return defineChance({
    notation: () => `${chance.notation}rw`,
    sample(random) {
      const faces = chance.sample(random);
      return keeps(chance.read(faces)) ? faces : [...faces, ...chance.sample(random)];
    },
    span(faces, from) {
      const first = chance.span(faces, from);
      if (isRefusal(first) || keeps(chance.read(faces.slice(from, from + first)))) return first;
      const second = chance.span(faces, from + first);
      return isRefusal(second) ? second : first + second;
    },
    read(faces) {
      const first = chance.span(faces, 0);
      const cut = isRefusal(first) ? faces.length : first;
      const value = chance.read(faces.slice(0, cut));
      return keeps(value) ? value : chance.read(faces.slice(cut));
    },
    outcomes() {
      const law = outcomesOf(chance);
      const again = law.reduce((sum, [value, p]) => (keeps(value) ? sum : sum + p), 0);
      return law.map(([value, p]): Weighted<number> => [value, (keeps(value) ? p : 0) + again * p]);
    },
  });
}
