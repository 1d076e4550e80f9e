import type { Weighted } from '../dice/chance.ts';

/**
 * All that is pruned together is less than this, however many branches there are. The budget is not
 * first come, first served: it is passed from node to node along with the probability, and each takes a
 * small share of what it gets. So it can neither be overspent nor used up while there are branches left.
 */
export const MAX_PRUNED = 5e-10;

/** How much of what it may cut a chance uses up for its least likely outcomes. */
export const CHANCE_SHARE = 1 / 8;

/** How much the least likely of the places that wait at the same time use up. */
export const PLACES_SHARE = 1 / 8;

/** How much a part may use up inside. */
export const PART_SHARE = 1 / 4;

/**
 * A way less likely than this share of the budget is not followed: so a loop of chances ends, for what
 * is left of it shrinks with every turn, while what may be cut of it shrinks as fast.
 */
export const LEAST_SHARE = 1 / 1_048_576;

/** Nor is a way on which so much was rolled: a loop that hardly ever ends. */
export const MOST_ROLLS = 4_000;

/** Nor one on which so many parts have called one another. */
export const MOST_NESTED = 128;

/** So many runs may be spent on one question, unless it says otherwise; what is left then is cut. */
export const MOST_RUNS = 100_000;

/** An outcome that is followed. */
export interface Followed {
  readonly outcome: number;
  readonly probability: number;
}

export interface Trimmed {
  readonly followed: readonly Followed[];
  /** The probability of the pruned outcomes. */
  readonly cut: number;
  /** The tail that the distribution of an endless explosion lacks. */
  readonly tail: number;
}

/** Less than this is a rounding. */
const ROUNDING = 1e-15;

/** The outcomes worth following, in their order, when no more than `most` may be left out. */
export function prune(outcomes: readonly Weighted<unknown>[], most: number): Trimmed {
  const total = outcomes.reduce((sum, [, p]) => sum + p, 0);
  const tail = 1 - total > ROUNDING ? 1 - total : 0;
  const all = outcomes.map(([, probability], outcome) => ({ outcome, probability }));
  const { keep: remaining, cut } = dropLeastLikely(all, most);
  return { followed: remaining, cut, tail };
}

/** Leaves out the least likely, as long as they come to no more than `most` and something stays. */
export function dropLeastLikely<P extends { readonly probability: number }>(
  all: readonly P[],
  most: number,
): { readonly keep: readonly P[]; readonly cut: number } {
  const rising = all
    .filter(({ probability }) => probability <= most)
    .sort((a, b) => a.probability - b.probability);
  const gone = new Set<P>();
  let cut = 0;
  for (const one of rising) {
    if (cut + one.probability > most || gone.size === all.length - 1) break;
    cut += one.probability;
    gone.add(one);
  }
  return { keep: all.filter((one) => !gone.has(one)), cut };
}

/** Rounded down in large steps, so that parts asked for with nearly the same budget share a law. */
export function roundedBudget(budget: number): number {
  let step = 1;
  while (step > budget && step > 1e-60) step /= 4;
  return step;
}
