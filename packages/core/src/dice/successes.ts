import { defineChance, type Chance } from './chance.ts';
import { makeCondition, meets, type Condition } from './condition.ts';
import { assertPool, makePool, readPool, rollPool, spanPool, type DicePool } from './pool.ts';

/** A pool of dice of which those that reach a value count. */
export interface SuccessPool {
  /** None or fewer: no die is rolled and nothing succeeds. */
  readonly count: number;
  readonly sides: number;
  /** A die of this value or more is a success. */
  readonly at: number;
  /** A die of this value grants one more die, beside counting like any other. */
  readonly explodeOn?: number;
}

/**
 * How many dice reach `at`.
 *
 * Faces: first the dice of the pool, then the dice they grant, then the dice those grant: three d8
 * of which two show an 8 lie as `8.3.8.5.2`. The roll ends with the first die after which none is
 * owed.
 *
 * @example
 * ```ts
 * successes({ count: 3, sides: 8, at: 4, explodeOn: 8 }).notation; // '3d8!=8>=4'
 * ```
 */
export function successes({ count, sides, at, explodeOn }: SuccessPool): Chance<number> {
  const explode =
    explodeOn === undefined ? {} : { explode: { compare: '=', value: explodeOn } as const };
  return countMeeting(
    { count: Math.max(0, count), sides, ...explode },
    { compare: '>=', value: at },
  );
}

/** How many dice of the pool meet the condition: `5d10<=2`. */
function countMeeting(pool: DicePool, at: Condition): Chance<number> {
  assertPool(pool);
  return defineChance({
    notation: () => (pool.count > 0 ? makePool(pool) + makeCondition(at) : '0'),
    sample: (random) => rollPool(pool, random),
    span: (faces, from) => spanPool(pool, faces, from),
    read(faces) {
      let count = 0;
      readPool(pool, faces, 0, (value) => void (meets(at, value) && count++));
      return count;
    },
    outcomes: (laws) => laws.successOutcomes(pool, at),
  });
}
