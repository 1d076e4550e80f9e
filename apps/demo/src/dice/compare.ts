import { exactDice, type ParsedDice, type Weighted } from '@skirmish-kit/core';

/** How two pools compare when both are rolled. */
export interface Compared {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

/**
 * The chances that the first pool is higher, equal or lower than the second, each rolled on its own.
 */
export function compare(a: readonly Weighted<number>[], b: readonly Weighted<number>[]): Compared {
  let higher = 0;
  let equal = 0;
  let lower = 0;
  for (const [mine, p] of a) {
    for (const [theirs, q] of b) {
      if (mine > theirs) higher += p * q;
      else if (mine === theirs) equal += p * q;
      else lower += p * q;
    }
  }
  return { higher, equal, lower };
}

/** Below this a column would be thinner than a pixel. */
const SHOWN = 1e-6;

/** The results of a pool that are large enough to see. */
export function visibleOutcomes(dice: ParsedDice): readonly Weighted<number>[] {
  return exactDice(dice).outcomes.filter(([, probability]) => probability >= SHOWN);
}
