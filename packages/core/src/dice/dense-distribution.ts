import type { Weighted } from './chance.ts';

/**
 * The exact law of a whole number: `chances[i]` is the probability of `low + i`. Dense, because
 * totals of dice leave few gaps.
 */
export interface DenseDistribution {
  readonly low: number;
  readonly chances: Float64Array;
  /** At most this much probability was cut off an endless explosion. */
  readonly pruned: number;
}

/** The limit for endless explosions: each cut leaves out less than this. */
export const TAIL_CUT = 1e-15;

export function pointMass(value: number): DenseDistribution {
  return { low: value, chances: Float64Array.of(1), pruned: 0 };
}

/**
 * Rarer than this is as good as never; counting on with such numbers would leave the range of
 * doubles and slow everything down.
 */
const NEVER = 1e-290;

/** The law of the sum of two independent numbers. */
export function convolve(a: DenseDistribution, b: DenseDistribution): DenseDistribution {
  const [outer, inner] =
    a.chances.length < b.chances.length ? [a.chances, b.chances] : [b.chances, a.chances];
  const width = inner.length;
  const chances = new Float64Array(outer.length + width - 1);
  for (let i = 0; i < outer.length; i++) {
    const p = outer[i] ?? 0;
    if (p < NEVER) continue;
    for (let j = 0; j < width; j++) chances[i + j] = (chances[i + j] ?? 0) + p * (inner[j] ?? 0);
  }
  return { low: a.low + b.low, chances, pruned: a.pruned + b.pruned };
}

/**
 * The law of `count` independent numbers added up, by repeated squaring. What is cut on the way is
 * counted as often as it comes back in the result.
 */
export function convolveTimes(law: DenseDistribution, count: number): DenseDistribution {
  let result: DenseDistribution | undefined;
  let square = law;
  for (let width = 1; width <= count; width *= 2) {
    if (width > 1) square = truncateTail(convolve(square, square), (TAIL_CUT * width) / count);
    if (Math.floor(count / width) % 2 === 1) result = result ? convolve(result, square) : square;
  }
  return result ? truncateTail(result) : pointMass(0);
}

/**
 * The law of `count` equal dice added up, each value of `sides` as likely as any other. One die
 * more is the mean of a window that slides over the law, so that a total costs about two additions
 * instead of a multiplication for every side. The window is put together from the end of one block
 * and the beginning of the next: only additions, since what is taken away again leaves roundings
 * that would drown the rare ends.
 */
export function equalDiceDistribution(count: number, sides: number): DenseDistribution {
  let chances = Float64Array.of(1);
  for (let die = 0; die < count; die++) chances = slide(chances, sides);
  return { low: count, chances, pruned: 0 };
}

function slide(chances: Float64Array, sides: number): Float64Array<ArrayBuffer> {
  const width = chances.length;
  const result = new Float64Array(width + sides - 1);
  for (let block = 0; block < width; block += sides) {
    const end = Math.min(block + sides, width);
    let sum = 0;
    for (let i = block; i < end; i++) {
      sum += chances[i] ?? 0;
      result[i] = (result[i] ?? 0) + sum;
    }
    for (let i = end; i < block + sides; i++) result[i] = (result[i] ?? 0) + sum;
    sum = 0;
    for (let i = end - 1; i > block; i--) {
      sum += chances[i] ?? 0;
      result[i + sides - 1] = sum;
    }
  }
  for (let i = 0; i < result.length; i++) {
    const p = (result[i] ?? 0) / sides;
    result[i] = p < NEVER ? 0 : p;
  }
  return result;
}

/** Puts right what thousands of roundings have added or lost, so that the law sums to 1 again. */
export function normalise({ low, chances, pruned }: DenseDistribution): DenseDistribution {
  const scale = (1 - pruned) / chances.reduce((total, p) => total + p, 0);
  return { low, chances: chances.map((p) => p * scale), pruned };
}

/** The law of the number times a whole constant. */
export function scale(
  { low, chances, pruned }: DenseDistribution,
  factor: number,
): DenseDistribution {
  if (factor === 0) return { ...pointMass(0), pruned };
  const last = chances.length - 1;
  const lowest = Math.min(low * factor, (low + last) * factor);
  const spread = new Float64Array(last * Math.abs(factor) + 1);
  chances.forEach((p, i) => (spread[(low + i) * factor - lowest] = p));
  return { low: lowest, chances: spread, pruned };
}

/** Cuts the unlikely high end off a law that is endless anyway; a finite one stays whole. */
export function truncateTail(law: DenseDistribution, most = TAIL_CUT): DenseDistribution {
  if (law.pruned === 0) return law;
  let end = law.chances.length;
  let tail = 0;
  while (end > 1) {
    const more = tail + (law.chances[end - 1] ?? 0);
    if (more > most) break;
    tail = more;
    end--;
  }
  return { low: law.low, chances: law.chances.slice(0, end), pruned: law.pruned + tail };
}

const listed = new WeakMap<DenseDistribution, readonly Weighted<number>[]>();

/** The values that can happen, lowest first; not those rarer than {@link NEVER}. */
export function toOutcomes(law: DenseDistribution): readonly Weighted<number>[] {
  const known = listed.get(law);
  if (known) return known;
  const found: Weighted<number>[] = [];
  law.chances.forEach((p, i) => {
    if (p > NEVER) found.push([law.low + i, p]);
  });
  listed.set(law, found);
  return found;
}
