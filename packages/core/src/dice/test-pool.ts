import type { DicePool } from './pool.ts';
import { assertPool, makePool } from './pool.ts';
import type { SuccessPool } from './successes.ts';

/** The dice of a test in which what explodes succeeds, so that a failure never owes a die. */
export function testPool({ count, sides, at, explodeOn }: SuccessPool): DicePool {
  const explode =
    explodeOn === undefined ? {} : { explode: { compare: '=', value: explodeOn } as const };
  const pool: DicePool = { count: Math.max(0, count), sides, ...explode };
  assertPool(pool);
  if (explodeOn !== undefined && explodeOn < at) {
    throw new RangeError(`${makePool(pool)}>=${at}: a failure that explodes cannot be re-rolled.`);
  }
  return pool;
}
