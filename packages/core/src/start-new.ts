import { Game, type GameOptions } from './game.ts';
import { isProblems, type Problem } from './problem.ts';
import { problemMaker } from './problem-words.ts';
import { namedSetup, type NamedChoices } from './setup/named.ts';
import type { GameSystem, ReadableSystem } from './system.ts';

/** Where a new game starts from: a position, a setup as records have it, or the names of choices. */
export type NewGameStart =
  { readonly position: string } | { readonly setup: unknown } | { readonly named: NamedChoices };

/** What starts need of a system: what is not there, cannot be started from. */
export type StartingSystem<S, Setup> = ReadableSystem<S, Setup> &
  Partial<Pick<GameSystem<S, Setup>, 'choices' | 'notation'>>;

const startProblem = /* @__PURE__ */ problemMaker({
  'no-positions': {
    en: '{system} cannot start from a position.',
    fr: '{system} ne commence pas d’une position.',
  },
});

/**
 * Starts a new game: the half of {@link startGame} that reads no records, for pages that load what
 * reads them only when they have one.
 *
 * @example
 * ```ts
 * const game = startNew(pig, { setup: { players: 3 } }, { seed: 7 });
 * if (isProblems(game)) throw new Error(game[0]?.message);
 * game.state.scores; // [0, 0, 0]
 * ```
 */
export function startNew<S, Setup>(
  system: StartingSystem<S, Setup>,
  start: NewGameStart,
  options: GameOptions = {},
): Game<S, Setup> | readonly Problem[] {
  const setup = readStart(system, start);
  return isProblems(setup) ? setup : new Game(system, setup, options);
}

/** The setup that a start means, or what is wrong with it. */
export function readStart<S, Setup>(
  system: StartingSystem<S, Setup>,
  start: NewGameStart,
): Setup | readonly Problem[] {
  if ('setup' in start) return system.readSetup(start.setup);
  if ('named' in start) {
    const draft = namedSetup((picked) => system.choices?.(picked) ?? [], start.named);
    return isProblems(draft) ? draft : system.readSetup(draft);
  }
  if (!system.notation)
    return [startProblem('/position', 'no-positions', { system: system.title.en })];
  const draft = system.notation.parse(start.position);
  return isProblems(draft) ? draft : system.readSetup(draft);
}
