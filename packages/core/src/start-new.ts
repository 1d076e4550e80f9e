import { Game, type GameOptions } from './game.ts';
import { isProblems, type Problem } from './problem.ts';
import { problemMaker } from './problem-words.ts';
import { namedSetup, type NamedChoices } from './setup/named.ts';
import { refuseLongPosition } from './setup/long-position.ts';
import type { GameSystem, PlayableSystem, ReadableSystem } from './system.ts';

/** Where nobody has picked anything: with the setup of a first game. */
export interface FirstGame {
  readonly first: true;
}

/**
 * Where a new game starts from: a position, a setup as records have it, the names of choices, or
 * nothing of these.
 */
export type NewGameStart =
  | { readonly position: string }
  | { readonly setup: unknown }
  | { readonly named: NamedChoices }
  | FirstGame;

/** What starts need of a system: what is not there, cannot be started from. */
export type StartingSystem<S, Setup> = ReadableSystem<S, Setup> &
  Partial<Pick<GameSystem<S, Setup>, 'choices' | 'notation'>>;

/** A system that plays, and maybe reads what it is to start from. */
type MaybeReading<S, Setup> = PlayableSystem<S, Setup> & Partial<StartingSystem<S, Setup>>;

const startProblem = /* @__PURE__ */ problemMaker({
  'no-setups': {
    en: '{system} starts its first game here, and no other.',
    fr: '{system} ne commence ici que sa première partie.',
  },
  'no-positions': {
    en: '{system} cannot start from a position.',
    fr: '{system} ne commence pas d’une position.',
  },
});

/**
 * Starts a new game: the half of {@link startGame} that reads no records, for pages that load what
 * reads them only when they have one. A first game asks no more of a system than that it plays.
 *
 * @example
 * ```ts
 * const game = startNew(pig, { setup: { players: 3 } }, { seed: 7 });
 * if (isProblems(game)) throw new Error(game[0]?.message);
 * game.state.scores; // [0, 0, 0]
 * ```
 */
export function startNew<S, Setup>(
  system: MaybeReading<S, Setup>,
  start: NewGameStart,
  options: GameOptions = {},
): Game<S, Setup> | readonly Problem[] {
  const setup = readStart(system, start);
  return isProblems(setup) ? setup : new Game(system, setup, options);
}

/** The setup that a start means, or what is wrong with it. */
export function readStart<S, Setup>(
  system: MaybeReading<S, Setup>,
  start: NewGameStart,
): Setup | readonly Problem[] {
  if ('first' in start) return system.defaults;
  if (!system.readSetup) return [startProblem('/', 'no-setups', { system: system.title.en })];
  const draft = draftOf(system, start);
  return isProblems(draft) ? draft : system.readSetup(draft);
}

/** What was given, not yet read. */
function draftOf<S, Setup>(
  { title, choices, notation }: MaybeReading<S, Setup>,
  start: Exclude<NewGameStart, FirstGame>,
): unknown {
  if ('setup' in start) return start.setup;
  if ('named' in start) return namedSetup((picked) => choices?.(picked) ?? [], start.named);
  if (!notation) return [startProblem('/position', 'no-positions', { system: title.en })];
  const tooLong = refuseLongPosition(start.position);
  return tooLong ? [tooLong] : notation.parse(start.position);
}
