import type { Chance, Weighted } from './chance.ts';
import * as laws from './distributions.ts';

/**
 * Every reading of a chance with its probability. Sums to 1 less what was cut off an endless
 * explosion (below 1e-12). A function apart from the chance: pages roll dice before they need odds.
 *
 * @example
 * ```ts
 * outcomesOf(sum([d(1, 2)])); // [[1, 0.5], [2, 0.5]]
 * ```
 */
export function outcomesOf<R>(chance: Chance<R>): readonly Weighted<R>[] {
  return chance.outcomes(laws);
}
