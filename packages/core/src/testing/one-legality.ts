import { Game } from '../game.ts';
import { seededRandom, type Random } from '../random.ts';
import type { ChoiceRequest } from '../flow.ts';
import type { PlayableSystem } from '../system.ts';
import { answerTo, kindOf, madeFrom } from './made-up-answers.ts';

/** A question under way, with an answer to it that is not listed. */
export interface Unlisted<S> {
  readonly state: S;
  readonly ask: ChoiceRequest;
  readonly key: string;
}

/** Answers that a system accepts besides the listed options. */
export interface OffersBeyond<S> {
  /**
   * Whether an answer is offered though it is not listed: a point of an area, the same act written in
   * another way, shots shared in another way. `maybe` for what only the rules themselves can say, such
   * as a place behind a corner. Nothing is, unless said.
   */
  readonly offers?: (unlisted: Unlisted<S>) => boolean | 'maybe';
  /** Answers worth trying besides those that are made here: points of areas that are offered. */
  readonly tries?: (state: S, ask: ChoiceRequest, random: Random) => readonly string[];
}

/** Which games are looked at, and how closely. */
export interface Looked<Setup> {
  readonly seeds: readonly number[];
  /** The setup of a game; the defaults unless said. */
  readonly setupOf?: (seed: number, random: Random) => Setup;
  /** At every how many questions answers are made up. */
  readonly every?: number;
}

/** Games of more answers are left: others have seen the same questions. */
const MOST_ANSWERS = 1_500;

/**
 * Asks random games for two sources of legality: an answer that is accepted and not offered, or the
 * other way round. Answers are made from those that the same game offers, now or before: parts of one
 * put into another, points moved, ids of one taken for another. Each is accepted
 * ({@link Game.explain} has nothing against it, and playing it works) exactly when it is listed or
 * offered beyond the list.
 *
 * @returns a line for each kind of answer that is judged in two ways, with an example
 * @example
 * ```ts
 * unlikeOffers(pig, { seeds: [1, 2, 3] }); // []
 * ```
 */
export function unlikeOffers<S, Setup>(
  system: PlayableSystem<S, Setup>,
  { seeds, setupOf, every = 7 }: Looked<Setup>,
  beyond: OffersBeyond<S> = {},
): readonly string[] {
  const found = new Map<string, string>();
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const setup = setupOf?.(seed, random) ?? system.defaults;
    const game = new Game(system, setup, { seed });
    const seen: string[] = [];
    for (let turn = 0; turn < MOST_ANSWERS; turn++) {
      const ask = game.ask();
      if (ask?.kind !== 'choice') break;
      const listed = ask.options.map(({ key }) => key);
      if (turn % every === seed % every) {
        const made = madeFrom(listed, seen, random);
        const tried = beyond.tries?.(game.state, ask, random) ?? [];
        for (const key of new Set([...listed, ...made, ...tried])) {
          const wrong = judgedTwice(game, ask, key, listed, beyond);
          if (!wrong) continue;
          const kind = `${ask.about} ${kindOf(key)} ${wrong}`;
          if (!found.has(kind)) found.set(kind, `${kind}: "${key}", game ${seed}, answer ${turn}`);
        }
      }
      for (const key of listed) if (random.between(1, 8) === 1) seen.push(key);
      if (seen.length > 400) seen.splice(0, 200);
      game.answer(answerTo(listed, seed, random));
    }
  }
  return [...found.values()];
}

/**
 * For systems in which some parts of an answer are free, points above all: an answer may be offered
 * when a listed one differs from it in those parts only.
 *
 * @example
 * ```ts
 * const offers = differsOnlyIn(/\d+,\d+/g);
 * ```
 */
export function differsOnlyIn<S>(free: RegExp): (unlisted: Unlisted<S>) => false | 'maybe' {
  const rest = (key: string) => key.replace(free, '*');
  return ({ ask, key }) => ask.options.some((each) => rest(each.key) === rest(key)) && 'maybe';
}

/** How an answer is judged in two ways; `undefined` when there is one. */
function judgedTwice<S, Setup>(
  game: Game<S, Setup>,
  ask: ChoiceRequest,
  key: string,
  listed: readonly string[],
  { offers }: OffersBeyond<S>,
): string | undefined {
  const refusal = game.explain(key);
  if (listed.includes(key)) return refusal && `is listed and refused (${refusal.code})`;
  const isOffered = offers?.({ state: game.state, ask, key }) ?? false;
  if (refusal) return isOffered === true ? `is offered and refused (${refusal.code})` : undefined;
  if (!isOffered) return 'is accepted and not offered';
  return game.fork().answer(key) && 'is accepted and cannot be played';
}
