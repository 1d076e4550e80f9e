import type { Weighted } from './chance.ts';
import { makeCondition, meets, type Condition } from './condition.ts';
import {
  convolve,
  pointMass,
  TAIL_CUT,
  truncateTail,
  equalDiceDistribution,
  normalise,
  convolveTimes,
  toOutcomes,
  type DenseDistribution,
} from './dense-distribution.ts';
import { makePool, type DicePool } from './pool.ts';
import { cachedDistribution } from './distribution-cache.ts';

/**
 * How likely one die of the pool ends on each value, from 1 on, once it has been re-rolled.
 * Whether it then explodes is another matter.
 */
export function dieChances({ sides, reroll }: DicePool): Float64Array {
  const chances = new Float64Array(sides).fill(1 / sides);
  if (!reroll) return chances;
  const again = (value: number) => meets(reroll.on, value);
  let repeated = 0;
  for (let value = 1; value <= sides; value++) if (again(value)) repeated++;
  return chances.map((p, i) => {
    if (reroll.once) return (again(i + 1) ? 0 : p) + repeated / sides / sides;
    return again(i + 1) ? 0 : 1 / (sides - repeated);
  });
}

/** Every total of several groups with its probability; `notation` names the roll. */
export function sumOutcomes(
  notation: string,
  groups: readonly DicePool[],
  modifier: number,
): readonly Weighted<number>[] {
  const compute = () => groups.map(sumDistribution).reduce(convolve, pointMass(modifier));
  return toOutcomes(cachedDistribution(notation, compute));
}

/** Every number of dice that meet the condition, with its probability. */
export function successOutcomes(pool: DicePool, at: Condition): readonly Weighted<number>[] {
  return toOutcomes(successDistribution(pool, at));
}

/** The law of the pool's total. */
export function sumDistribution(pool: DicePool): DenseDistribution {
  return cachedDistribution(makePool(pool), () =>
    normalise(
      slides(pool)
        ? equalDiceDistribution(pool.count, pool.sides)
        : convolveTimes(oneSum(pool), pool.count),
    ),
  );
}

/** Fewer values than this are squared faster than a window slides over them. */
const FEW_VALUES = 256;

/** Whether many equal dice are added up by a sliding window; otherwise by repeated squaring. */
export function slides({ count, sides, explode, reroll }: DicePool): boolean {
  return !explode && !reroll && sides > 3 && count * sides > FEW_VALUES;
}

/** The law of how many of the pool's dice meet the condition. */
export function successDistribution(pool: DicePool, at: Condition): DenseDistribution {
  return cachedDistribution(makePool(pool) + makeCondition(at), () =>
    normalise(convolveTimes(oneSuccess(pool, at), pool.count)),
  );
}

/**
 * The total of one die and everything it makes explode: a total of v is a last die of v, or an
 * exploding die of f before a total of v − f. Fewer than n explosions come to n times the sides at
 * most, so that what lies beyond is no likelier than n explosions.
 */
function oneSum(pool: DicePool): DenseDistribution {
  const die = dieChances(pool);
  const { explode, sides } = pool;
  if (!explode) return { low: 1, chances: die, pruned: 0 };
  const again = die.map((p, i) => (meets(explode, i + 1) ? p : 0));
  const explosion = again.reduce((a, b) => a + b, 0);
  let pruned = explosion;
  let rounds = 1;
  const cut = TAIL_CUT / Math.max(1, pool.count);
  for (; pruned > cut; rounds++) pruned *= explosion;
  const chances = new Float64Array(rounds * sides);
  for (let i = 0; i < chances.length; i++) {
    let p = (die[i] ?? 0) - (again[i] ?? 0);
    const most = Math.min(sides, i);
    for (let value = 1; value <= most; value++) {
      p += (again[value - 1] ?? 0) * (chances[i - value] ?? 0);
    }
    chances[i] = p;
  }
  return truncateTail({ low: 1, chances, pruned }, cut);
}

/**
 * The successes of one die and everything it makes explode. With f and s the probabilities of an
 * exploding failure and success, b and a those of a last one, the generating function solves
 * G = b + a·z + (f + s·z)·G: a geometric law.
 */
function oneSuccess(pool: DicePool, at: Condition): DenseDistribution {
  const { explode } = pool;
  let [lastFailure, lastSuccess, failure, success] = [0, 0, 0, 0];
  dieChances(pool).forEach((p, i) => {
    const counts = meets(at, i + 1);
    if (explode && meets(explode, i + 1)) {
      if (counts) success += p;
      else failure += p;
    } else if (counts) lastSuccess += p;
    else lastFailure += p;
  });
  const none = lastFailure / (1 - failure);
  const one = lastSuccess / (1 - failure);
  const ratio = success / (1 - failure);
  const chances = [none];
  let beyond = one + ratio;
  const cut = TAIL_CUT / Math.max(1, pool.count);
  for (let chain = 1; beyond > cut; beyond = chain * (one + ratio)) {
    chances.push(chain * (one + ratio * none));
    chain *= ratio;
  }
  return { low: 0, chances: Float64Array.from(chances), pruned: beyond };
}
