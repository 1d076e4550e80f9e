import type { Seat } from '../flow.ts';
import type { UnitsLeft } from './activations.ts';

/**
 * Two waves: first everybody activates a limited number of units, then everybody the rest, one
 * whole band after the other. This is its place in the state, between two steps.
 */
export interface Waves {
  wave: 'first' | 'second';
  /** The next place in the order to be looked at. */
  at: number;
}

/** The place in the state before the first wave. */
export function beginWaves(): Waves {
  return { wave: 'first', at: 0 };
}

/**
 * Whose band comes next, and in which wave; `undefined` when both waves are over.
 *
 * @example
 * ```ts
 * const waves = beginWaves();
 * nextInWaves(waves, [0, 1], () => 2); // { wave: 'first', seat: 0 }
 * nextInWaves(waves, [0, 1], () => 2); // { wave: 'first', seat: 1 }
 * nextInWaves(waves, [0, 1], () => 1); // { wave: 'second', seat: 0 }
 * ```
 */
export function nextInWaves(
  waves: Waves,
  order: readonly Seat[],
  left: UnitsLeft,
): { readonly wave: Waves['wave']; readonly seat: Seat } | undefined {
  for (;;) {
    const seat = order[waves.at++];
    if (seat !== undefined) {
      if (left(seat) > 0) return { wave: waves.wave, seat };
    } else if (waves.wave === 'first') {
      waves.wave = 'second';
      waves.at = 0;
    } else {
      return undefined;
    }
  }
}
