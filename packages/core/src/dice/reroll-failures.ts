import { refuse } from '../refusal.ts';
import { defineChance, type Chance } from './chance.ts';
import { makePool, pipCount, valueOf } from './pool.ts';
import type { SuccessPool } from './successes.ts';
import { testPool } from './test-pool.ts';

/**
 * Whether a die that a re-rolled die granted by exploding may be re-rolled as well, while there are
 * re-rolls left.
 */
export type GrantedDicePolicy = 'may-be-rerolled' | 'stay';

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
  granted: GrantedDicePolicy = 'may-be-rerolled',
): Chance<number> {
  const pool = testPool(test);
  if (!Number.isInteger(most) || most < 0)
    throw new RangeError(`${most} is no number of re-rolls.`);
  const { sides } = pool;
  const pips = pipCount(sides);
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
    outcomes: (laws) =>
      laws.rerollOutcomes(notation, { ...test, count: pool.count }, most, granted),
  });
}

type Fallen = 'fails' | 'succeeds' | 'explodes';

/** Goes through the dice in the order they lie, as far as `next` has some. */
function walkTest(
  count: number,
  most: number,
  granted: GrantedDicePolicy,
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
