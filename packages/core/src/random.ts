import { uniformInt } from 'pure-rand/distribution/uniformInt';
import {
  xoroshiro128plus,
  xoroshiro128plusFromState,
} from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of whole numbers; the same seed gives the same numbers in every engine. */
export interface Random {
  /** A whole number from `low` to `high`, both included, every one equally likely. */
  between(low: number, high: number): number;
  /** Where the generator stands, to be handed to {@link randomFrom}. */
  save(): readonly number[];
}

/**
 * A generator (xoroshiro128+) started from a seed: a whole number, or any text.
 *
 * @example
 * ```ts
 * const random = seededRandom(42);
 * random.between(1, 6); // the first d6 of game 42, today and in ten years
 * ```
 */
export function seededRandom(seed: number | string): Random {
  return wrap(xoroshiro128plus(typeof seed === 'number' ? seed | 0 : textSeed(seed)));
}

/** The generator that {@link Random.save} described. */
export function randomFrom(saved: readonly number[]): Random {
  return wrap(xoroshiro128plusFromState(saved));
}

function wrap(generator: ReturnType<typeof xoroshiro128plus>): Random {
  return {
    between: (low, high) => uniformInt(generator, low, high),
    save: () => generator.getState(),
  };
}

/** FNV-1a over the text's code units. */
function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash | 0;
}
