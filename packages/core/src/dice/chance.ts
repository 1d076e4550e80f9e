import type { Random } from '../random.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type * as laws from './distributions.ts';

/**
 * The result of a roll or a draw, in order: pips of dice, or positions of what was drawn from a bag. Dice
 * that exploded follow the dice that made them.
 */
export type Faces = readonly number[];

/** A reading and how likely it is. */
export type Weighted<R> = readonly [reading: R, probability: number];

/** How likely each reading of the usual dice is. */
export type DiceDistributions = typeof laws;

/**
 * Something random, together with how its result is read. Not "give me five faces" but
 * "successes of 5d8 at 4+, 8s explode": so it can be sampled as faces, typed in as faces, and
 * computed exactly as a distribution of readings.
 */
export interface Chance<R> {
  /** In the notation people know: `3d8!=8>=4`. */
  readonly notation: string;
  sample(random: Random): Faces;
  /** Why these faces cannot have been rolled; `undefined` when they can. */
  check(faces: Faces): Refusal | undefined;
  /**
   * How many of the faces from `from` on are this roll's own, so that several rolls can lie in one
   * row ({@link rollTogether}); a refusal when they cannot be.
   */
  span(faces: Faces, from: number): number | Refusal;
  /** The reading of faces that passed {@link check}. */
  read(faces: Faces): R;
  /** Every reading with its probability; `outcomesOf` asks it with the laws. */
  outcomes(laws: DiceDistributions): readonly Weighted<R>[];
  /**
   * The rolls this one is made of when each is made by a person of his own ({@link opposed}), with
   * those of the faces that belong to each; a roll that is not complete has only some of them.
   */
  rolls?(faces: Faces): readonly RolledPool[];
}

/** One of several rolls that lie in one row. */
export interface RolledPool {
  readonly notation: string;
  readonly faces: Faces;
}

/** The parts of a chance; a costly notation may be a function, which is called when it is needed. */
export interface ChanceParts<R> extends Omit<Chance<R>, 'check' | 'notation'> {
  readonly notation: string | (() => string);
}

/**
 * Makes a chance from its parts: the check for dice left over follows from `span`, and outcomes
 * are computed once.
 *
 * @example
 * ```ts
 * const coin = defineChance({
 *   notation: 'coin',
 *   sample: (random) => [random.between(1, 2)],
 *   span: () => 1,
 *   read: ([face]) => (face === 1 ? 'heads' : 'tails'),
 *   outcomes: () => [['heads', 1 / 2], ['tails', 1 / 2]],
 * });
 * coin.read([1]); // 'heads'
 * coin.check([1, 2])?.code; // 'too-many-dice'
 * ```
 */
export function defineChance<R>(parts: ChanceParts<R>): Chance<R> {
  return new DefinedChance(parts);
}

/** A class, since rules make a chance for every roll: methods made anew each time cost more. */
class DefinedChance<R> implements Chance<R> {
  readonly sample: Chance<R>['sample'];
  readonly span: Chance<R>['span'];
  readonly read: Chance<R>['read'];
  readonly rolls?: NonNullable<Chance<R>['rolls']>;
  #parts: ChanceParts<R>;
  #notation: string | undefined;
  #outcomes: readonly Weighted<R>[] | undefined;

  constructor(parts: ChanceParts<R>) {
    this.#parts = parts;
    this.sample = parts.sample;
    this.span = parts.span;
    this.read = parts.read;
    if (parts.rolls) this.rolls = parts.rolls;
  }

  get notation(): string {
    const { notation } = this.#parts;
    return (this.#notation ??= typeof notation === 'string' ? notation : notation());
  }

  check(faces: Faces): Refusal | undefined {
    const used = this.span(faces, 0);
    if (isRefusal(used)) return used;
    if (used === faces.length) return undefined;
    return refuse('too-many-dice', undefined, { expected: used, given: faces.length });
  }

  outcomes(laws: DiceDistributions): readonly Weighted<R>[] {
    return (this.#outcomes ??= this.#parts.outcomes(laws));
  }
}
