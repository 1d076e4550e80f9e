/** The seal of the seed, beside those of answers, which go by their number. */
export const SEED_PLACE = 'seed';

const SALT_FORM = /^(seed|\d{1,9}):([\da-f]{64})$/;

/**
 * The salts of the seals of one game: drawn when a seal is first made, and the same from then on. They
 * are drawn outside the rules, and are as random as the caller's source: nothing of the game follows
 * from them. Another game, and an answer that is given anew, has others.
 *
 * @example
 * ```ts
 * const salts = new Salts(() => 'a'.repeat(64));
 * salts.of('12');
 * salts.text; // '12:aaa…'
 * ```
 */
export class Salts {
  readonly #draw: () => string;
  #drawn: ReadonlyMap<string, string>;

  /** `draw` gives 64 random hexadecimal digits; `text` is what {@link Salts.text} gave before. */
  constructor(draw: () => string, text = '') {
    this.#draw = draw;
    this.#drawn = readSalts(text);
  }

  /** The salt of an answer, by its number, or of the seed. */
  of(place: string): string {
    const salt = this.#drawn.get(place) ?? this.#draw();
    if (!this.#drawn.has(place)) this.#drawn = new Map([...this.#drawn, [place, salt]]);
    return salt;
  }

  /** Answers from this number on were taken back: what is answered instead gets other salts. */
  cut(answers: number): void {
    this.#drawn = new Map(
      [...this.#drawn].filter(([place]) => place === SEED_PLACE || Number(place) < answers),
    );
  }

  /** All that were drawn, on one line; empty where nothing was sealed. */
  get text(): string {
    return [...this.#drawn].map((each) => each.join(':')).join(' ');
  }
}

/** Salts by their place; what is no salt is left out. */
export function readSalts(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/\s+/).flatMap((each) => {
      const [, place, salt] = SALT_FORM.exec(each) ?? [];
      return place === undefined || salt === undefined ? [] : [[place, salt] as const];
    }),
  );
}
