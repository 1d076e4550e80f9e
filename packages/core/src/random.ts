import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of whole numbers; the same seed gives the same numbers in every engine. */
export interface Random {
  /** A whole number from `low` to `high`, both included, every one equally likely. */
  between(low: number, high: number): number;
  /** The current position of the generator, for {@link randomFrom}. */
  save(): readonly number[];
}

/**
 * A generator (xoroshiro128+) started from a seed: a whole number, or any text.
 *
 * @example
 * ```ts
 * const random = seededRandom(42);
 * // The first dice of game 42, today and in ten years:
 * [random.between(1, 6), random.between(1, 6)]; // [4, 3]
 * ```
 */
export function seededRandom(seed: number | string): Random {
  return wrap(
    xoroshiro128plusFromState(spread(typeof seed === 'number' ? seed | 0 : hashText(seed))),
  );
}

/**
 * A seed as people write it: a whole number, or any other text as it is.
 *
 * @example
 * ```ts
 * parseSeed('7'); // 7
 * parseSeed('7/2'); // '7/2'
 * ```
 */
export function parseSeed(text: string): number | string {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** The generator that {@link Random.save} described. */
export function randomFrom(saved: readonly number[]): Random {
  return wrap(xoroshiro128plusFromState(saved));
}

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

function wrap(generator: Generator): Random {
  return {
    between: (low, high) => low + below(generator, high - low + 1),
    save: () => generator.getState(),
  };
}

/** How many numbers a word of the generator can be. */
const WORDS = 0x1_0000_0000;

/** A whole number from 0 on, every one equally likely: words beyond the last full round are thrown away. */
function below(generator: Generator, count: number): number {
  if (count > WORDS) throw new RangeError(`No word of the generator tells ${count} numbers apart.`);
  const rounds = count > 2 ? WORDS - (WORDS % count) : WORDS;
  let word = WORDS;
  while (word >= rounds) word = generator.next() + WORDS / 2;
  return word % count;
}

/**
 * Spreads a seed over the generator's four words (splitmix32). Put in as they are, neighbouring
 * seeds give neighbouring first dice: games 1, 2, 3… of a series would begin 1, 6, 5….
 */
function spread(seed: number): number[] {
  return [1, 2, 3, 4].map((nth) => {
    const state = (seed + Math.imul(nth, 0x9e3779b9)) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  });
}

const FNV_START = 0x811c9dc5;

/** FNV-1a over the text's code units; `hash` goes on from the hash of the text before it. */
export function hashText(text: string, hash = FNV_START): number {
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash | 0;
}
