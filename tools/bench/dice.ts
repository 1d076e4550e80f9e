import {
  exactDice,
  isDiceProblem,
  parseDice,
  seededRandom,
  type Distribution,
  type Random,
} from '@skirmish-kit/core';
import { forgetLaws } from '../../packages/core/src/dice/distribution-cache.ts';

/*
 * Exact distributions beside what dice rollers offer: rolling often and counting. The sampler is as
 * lean as it can be written (no objects per die, no parsing per roll), so that the ratio flatters
 * it rather than us.
 */

const SAMPLES = 100_000;
const WARM_RUNS = 200;

interface Case {
  readonly notation: string;
  readonly rollOnce: (random: Random) => number;
}

const CASES: readonly Case[] = [
  {
    notation: '6d8!=8>=4 vs 6d8!=8>=4',
    rollOnce: (random) => explodingSuccesses(random, 6, 8, 4) - explodingSuccesses(random, 6, 8, 4),
  },
  { notation: '40d6', rollOnce: (random) => rollSum(random, 40, 6) },
  { notation: '10d10kh5', rollOnce: (random) => keepHighest(random, 10, 10, 5) },
];

export async function bench(): Promise<void> {
  const rows = CASES.map(measure);
  console.log(
    `Exact distributions against ${SAMPLES} samples (ms; warm = median of ${WARM_RUNS}, nothing remembered)`,
  );
  console.table(rows);
  await Promise.resolve();
}

function measure({ notation, rollOnce }: Case): Record<string, string> {
  forgetLaws();
  const [cold, exact] = timed(() => compute(notation));
  const warm: number[] = [];
  for (let i = 0; i < WARM_RUNS; i++) {
    forgetLaws();
    warm.push(timed(() => compute(notation))[0]);
  }
  const again = Array.from({ length: WARM_RUNS }, () => timed(() => compute(notation))[0]);
  const [samplingCold] = timed(() => sample(rollOnce, 1));
  const [samplingWarm, sampled] = timed(() => sample(rollOnce, 2));
  const exactWarm = median(warm);
  return {
    dice: notation,
    'exact, cold': cold.toFixed(3),
    'exact, warm': exactWarm.toFixed(3),
    'exact, asked again': median(again).toFixed(3),
    'sampled, cold': samplingCold.toFixed(1),
    'sampled, warm': samplingWarm.toFixed(1),
    'warm ratio': `${Math.round(samplingWarm / exactWarm)}×`,
    'worst error of sampling': worstError(exact, sampled).toFixed(5),
  };
}

/** From the text to the distribution, as somebody on a dice page would ask for it. */
function compute(notation: string): Distribution {
  const dice = parseDice(notation);
  if (isDiceProblem(dice)) throw new Error(dice.message);
  return exactDice(dice).outcomes;
}

function sample(rollOnce: (random: Random) => number, seed: number): Map<number, number> {
  const random = seededRandom(seed);
  const counts = new Map<number, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const value = rollOnce(random);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function worstError(exact: Distribution, sampled: ReadonlyMap<number, number>): number {
  return exact.reduce(
    (worst, [value, p]) => Math.max(worst, Math.abs(p - (sampled.get(value) ?? 0) / SAMPLES)),
    0,
  );
}

function explodingSuccesses(random: Random, count: number, sides: number, at: number): number {
  let successes = 0;
  for (let owed = count; owed > 0; owed--) {
    const face = random.between(1, sides);
    if (face >= at) successes++;
    if (face === sides) owed++;
  }
  return successes;
}

function rollSum(random: Random, count: number, sides: number): number {
  let total = 0;
  for (let die = 0; die < count; die++) total += random.between(1, sides);
  return total;
}

function keepHighest(random: Random, count: number, sides: number, kept: number): number {
  const faces = Array.from({ length: count }, () => random.between(1, sides));
  faces.sort((a, b) => b - a);
  let total = 0;
  for (let die = 0; die < kept; die++) total += faces[die] ?? 0;
  return total;
}

function timed<T>(work: () => T): [milliseconds: number, result: T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
