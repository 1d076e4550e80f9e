import { advance, type ChanceRequest, type ChoiceRequest, type GameEvent } from '../flow.ts';
import { copyState } from '../state.ts';
import { seededRandom } from '../random.ts';
import type { PlayableSystem } from '../system.ts';
import type { Bot } from '../bot.ts';
import type { Looked } from './one-legality.ts';
import { answerTo } from './made-up-answers.ts';

/** The callbacks of a watcher, in the order of the game, with the state at that moment. */
export type Seen =
  | GameEvent
  | ChanceRequest
  /** A question, before the answer takes effect. */
  | (ChoiceRequest & { readonly key: string });

/** Looks at the live state: to be read, never changed. */
export type Watcher<S> = (state: S, seen: Seen) => void;

/** Which games are watched, and who plays them: at random unless said. */
export interface WatchedBy<S, Setup> extends Looked<Setup> {
  readonly playerOf?: (seed: number) => Bot<S> | undefined;
  /** Makes the watcher of a game; called with its first state. */
  readonly watcherOf: (state: S, seed: number) => Watcher<S>;
}

/**
 * Plays random games and shows every question, roll and moment together with the state at that time,
 * which a log cannot: for tests that find out by themselves what the rules should have noticed.
 *
 * @returns how many games came to their end
 * @example
 * ```ts
 * let most = 0;
 * watchGames(pig, {
 *   seeds: [1, 2, 3],
 *   watcherOf: () => (pot) => void (most = Math.max(most, pot.pot)),
 * }); // 3
 * ```
 */
export function watchGames<S, Setup>(
  system: PlayableSystem<S, Setup>,
  { seeds, setupOf, playerOf, watcherOf }: WatchedBy<S, Setup>,
): number {
  let ended = 0;
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const setup = setupOf?.(seed, random) ?? system.defaults;
    const state = system.setup(copyState(setup));
    const watch = watcherOf(state, seed);
    const player = playerOf?.(seed);
    const answer = (ask: ChoiceRequest) =>
      player?.answer({ state, choice: ask, random }) ??
      answerTo(
        ask.options.map(({ key }) => key),
        seed,
        random,
      );
    for (let steps = 0, asked = 0; asked < MOST_ANSWERS && steps < MOST_STEPS; steps++) {
      if (system.outcome(state)) {
        ended++;
        break;
      }
      const flow = system.step(state);
      for (let step = advance(flow); !step.done; step = advance(flow)) {
        const request = step.value;
        if (request.kind === 'choice') {
          const key = answer(request);
          watch(state, { ...request, key });
          const refusal = request.take(key);
          if (refusal) throw new Error(`${key} was offered and is refused: ${refusal.code}.`);
          asked++;
        } else {
          watch(state, request);
          if (request.kind === 'chance') request.sample(random);
        }
      }
    }
  }
  return ended;
}

/** A game of more answers or steps is left. */
const MOST_ANSWERS = 5_000;
const MOST_STEPS = 20_000;
