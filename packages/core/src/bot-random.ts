import { hashText, seededRandom, type Random } from './random.ts';

/**
 * The random numbers of bots in a game of this seed, by how many answers, dice included, have been given so
 * far. They never come from the generator of the dice: the same seed rolls the same dice for any players, and
 * the same question is answered alike in every runner, also after an undo.
 *
 * @example
 * ```ts
 * const randomAt = botRandom(42);
 * randomAt(0).between(1, 100) === botRandom(42)(0).between(1, 100); // true
 * randomAt(1).between(1, 100) === randomAt(0).between(1, 100); // false
 * ```
 */
export function botRandom(seed: number | string): (answers: number) => Random {
  const start = hashText(`${seed}/bot/`);
  return (answers) => new LazyRandom(start, answers);
}

/** A generator that is made when the first number is drawn; many bots draw none. */
class LazyRandom implements Random {
  readonly #start: number;
  readonly #answers: number;
  #random: Random | undefined;

  constructor(start: number, answers: number) {
    this.#start = start;
    this.#answers = answers;
  }

  between(low: number, high: number): number {
    return this.#drawn().between(low, high);
  }

  save(): readonly number[] {
    return this.#drawn().save();
  }

  #drawn(): Random {
    return (this.#random ??= seededRandom(hashText(String(this.#answers), this.#start)));
  }
}
