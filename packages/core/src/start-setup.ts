import { Game, type GameOptions } from './game.ts';
import { isProblems, type Problem } from './problem.ts';
import type { PlayableSystem, ReadableSystem } from './system.ts';

/** The default setup, if nothing was selected. */
export interface FirstGame {
  readonly first: true;
}

/** A setup as records have it, which is still to be read. */
export interface SetupInput {
  readonly setup: unknown;
}

/** A system that plays, and maybe reads setups. */
type MaybeReading<S, Setup> = PlayableSystem<S, Setup> & Partial<ReadableSystem<S, Setup>>;

/**
 * Starts a game from a setup: what every start comes down to in the end. For pages that load what
 * reads names and positions only when they have some; a first game asks no more of a system than
 * that it plays.
 *
 * @example
 * ```ts
 * const game = startSetup(pig, { first: true }, { seed: 7 });
 * if (isProblems(game)) throw new Error(game[0]?.message);
 * game.state.scores; // [0, 0]
 * ```
 */
export function startSetup<S, Setup>(
  system: MaybeReading<S, Setup>,
  start: FirstGame | SetupInput,
  options: GameOptions = {},
): Game<S, Setup> | readonly Problem[] {
  const setup = parseSetupInput(system, start);
  return isProblems(setup) ? setup : new Game(system, setup, options);
}

/** The setup that is meant, or what is wrong with it. */
export function parseSetupInput<S, Setup>(
  { defaults, readSetup, title }: MaybeReading<S, Setup>,
  start: FirstGame | SetupInput,
): Setup | readonly Problem[] {
  if ('first' in start) return defaults;
  if (readSetup) return readSetup(start.setup);
  const words = {
    en: `${title.en} starts its first game here, and no other.`,
    fr: `${title.fr} ne commence ici que sa première partie.`,
  };
  return [{ path: '/', code: 'no-setups', params: { system: title.en }, message: words.en, words }];
}
