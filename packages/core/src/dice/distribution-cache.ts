import type { DenseDistribution } from './dense-distribution.ts';

/** Enough for every roll that a game keeps asking for. */
const MOST_LAWS = 512;

/** How many values all of them may hold together: 4 MB. */
const MOST_VALUES = 500_000;

/** Distributions by notation; where they take too much room, the oldest are dropped. */
export class DistributionCache<T> {
  #known = new Map<string, T>();
  #values = 0;
  #lengthOf: (value: T) => number;

  constructor(lengthOf: (value: T) => number) {
    this.#lengthOf = lengthOf;
  }

  /** The distribution of this notation, computed on the first call. */
  get(notation: string, compute: () => T): T {
    const known = this.#known.get(notation);
    if (known !== undefined) return known;
    const value = compute();
    const length = this.#lengthOf(value);
    if (length > MOST_VALUES) return value;
    for (const [oldest, old] of this.#known) {
      if (this.#known.size < MOST_LAWS && this.#values + length <= MOST_VALUES) break;
      this.#known.delete(oldest);
      this.#values -= this.#lengthOf(old);
    }
    this.#known.set(notation, value);
    this.#values += length;
    return value;
  }

  clear(): void {
    this.#known.clear();
    this.#values = 0;
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
