import type { DenseDistribution } from './dense-distribution.ts';

/** Enough for every roll that a game keeps asking for. */
const MOST_LAWS = 512;

/** Longer laws are asked for by people, one at a time: not worth the memory. */
const LONGEST_LAW = 4_096;

/** Distributions by notation; if there are too many, the oldest are dropped. */
export class DistributionCache<T> {
  #known = new Map<string, T>();
  #lengthOf: (value: T) => number;

  constructor(lengthOf: (value: T) => number) {
    this.#lengthOf = lengthOf;
  }

  /** The distribution of this notation, computed on the first call. */
  get(notation: string, compute: () => T): T {
    const known = this.#known.get(notation);
    if (known !== undefined) return known;
    const value = compute();
    if (this.#lengthOf(value) > LONGEST_LAW) return value;
    const [oldest] = this.#known.size >= MOST_LAWS ? this.#known.keys() : [];
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(notation, value);
    return value;
  }

  clear(): void {
    this.#known.clear();
  }
}

const laws = new DistributionCache<DenseDistribution>(({ chances }) => chances.length);

/**
 * The law of this notation, computed when it is not remembered. Rules ask for the same few laws
 * thousands of times.
 */
export function cachedDistribution(
  notation: string,
  compute: () => DenseDistribution,
): DenseDistribution {
  return laws.get(notation, compute);
}

/** Forgets every law, for measuring what it costs to compute one. */
export function clearDistributions(): void {
  laws.clear();
}
