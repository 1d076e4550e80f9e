import type { Weighted } from './chance.ts';
import { meets, type Condition } from './condition.ts';
import { TAIL_CUT } from './dense-distribution.ts';
import { DistributionCache } from './distribution-cache.ts';
import { makePool, type DicePool } from './pool.ts';
import { dieChances } from './pool-distribution.ts';

const tallies = new DistributionCache<readonly Weighted<readonly number[]>[]>((law) => law.length);

/** Every list of counts with its probability; `notation` names the roll. */
export function tallyOutcomes(
  notation: string,
  pool: DicePool,
  conditions: readonly Condition[],
): readonly Weighted<readonly number[]>[] {
  return tallies.get(notation, () => tallyDistribution(pool, conditions));
}

/** Likelihoods of several counts, written as one number in a base that no count reaches. */
type Joint = ReadonlyMap<number, number>;

/** Rarer than this is as good as never, however many such ways there are. */
const NEVER = 1e-22;

/**
 * One die with everything it makes explode is L / (1 − E), where L are the faces it may end on and
 * E those that explode; the pool is as many of these as it has dice.
 */
function tallyDistribution(
  pool: DicePool,
  conditions: readonly Condition[],
): readonly Weighted<readonly number[]>[] {
  const { last, more, rounds } = oneDie(pool, conditions);
  const base = Math.max(0, pool.count) * (rounds + 1) + 1;
  if (base * conditions.length > 1_000_000 || count(base, conditions.length) > 9e15) {
    throw new RangeError(`${makePool(pool)} counts too many things at once: read less from it.`);
  }
  const number = (marks: readonly boolean[]) =>
    marks.reduceRight((sum, mark) => sum * base + (mark ? 1 : 0), 0);
  const ends = gather(last, number);
  const explosions = gather(more, number);
  let chain = ends;
  let one = ends;
  for (let round = 0; round < rounds; round++) {
    chain = times(explosions, chain);
    one = plus(one, chain);
  }
  let all: Joint = new Map([[0, 1]]);
  for (let die = 0; die < pool.count; die++) all = times(all, one);
  return [...all]
    .sort(([a], [b]) => a - b)
    .map(([code, p]) => [conditions.map((_, i) => digit(code, base, i)), p]);
}

interface Faces {
  /** The value of each face, and its probability. */
  readonly last: readonly Weighted<readonly boolean[]>[];
  readonly more: readonly Weighted<readonly boolean[]>[];
  /** How many explosions in a row are worth following. */
  readonly rounds: number;
}

function oneDie(pool: DicePool, conditions: readonly Condition[]): Faces {
  const last: Weighted<readonly boolean[]>[] = [];
  const more: Weighted<readonly boolean[]>[] = [];
  let again = 0;
  dieChances(pool).forEach((p, i) => {
    const marks = conditions.map((condition) => meets(condition, i + 1));
    const explodes = pool.explode !== undefined && meets(pool.explode, i + 1);
    if (explodes) again += p;
    (explodes ? more : last).push([marks, p]);
  });
  let rounds = 0;
  for (let left = again; left > TAIL_CUT / Math.max(1, pool.count); left *= again) rounds++;
  return { last, more, rounds };
}

function gather(
  faces: readonly Weighted<readonly boolean[]>[],
  number: (marks: readonly boolean[]) => number,
): Joint {
  return plus(
    new Map(),
    faces.map(([marks, p]) => [number(marks), p] as const),
  );
}

function plus(a: Joint, b: Iterable<readonly [number, number]>): Joint {
  const sum = new Map(a);
  for (const [code, p] of b) sum.set(code, (sum.get(code) ?? 0) + p);
  return sum;
}

function times(a: Joint, b: Joint): Joint {
  const product = new Map<number, number>();
  for (const [left, p] of a) {
    for (const [right, q] of b) {
      if (p * q < NEVER) continue;
      product.set(left + right, (product.get(left + right) ?? 0) + p * q);
    }
  }
  return product;
}

function count(base: number, digits: number): number {
  let all = 1;
  for (let i = 0; i < digits; i++) all *= base;
  return all;
}

function digit(code: number, base: number, place: number): number {
  return Math.floor(code / count(base, place)) % base;
}
