import type { Game, GameOptions } from './game.ts';
import { isProblems, type Problem } from './problem.ts';
import { problemFactory } from './problem-messages.ts';
import { longPositionProblem } from './setup/position-length.ts';
import { setupFromNames, type NamedChoices } from './setup/setup-from-names.ts';
import { parseSetupInput, startSetup, type FirstGame, type SetupInput } from './start-setup.ts';
import type { GameSystem, ReadableSystem } from './system.ts';

/** The start of a new game: a position, the names of choices, a setup as in records, or nothing. */
export type NewGameInput =
  | { readonly position: string }
  | { readonly named: NamedChoices }
  | SetupInput
  | FirstGame;

/** The parts of a system that starts need; a missing part makes its start impossible. */
export type StartingSystem<S, Setup> = ReadableSystem<S, Setup> &
  Partial<Pick<GameSystem<S, Setup>, 'choices' | 'notation'>>;

const startProblem = /* @__PURE__ */ problemFactory({
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
  start: NewGameInput,
  options: GameOptions = {},
): Game<S, Setup> | readonly Problem[] {
  const given = givenIn(system, start);
  return isProblems(given) ? given : startSetup(system, given, options);
}

/** The setup that a start means, or what is wrong with it. */
export function parseStart<S, Setup>(
  system: StartingSystem<S, Setup>,
  start: NewGameInput,
): Setup | readonly Problem[] {
  const given = givenIn(system, start);
  return isProblems(given) ? given : parseSetupInput(system, given);
}

/** Names and positions as the setup that they mean, not yet read. */
function givenIn<S, Setup>(
  { title, choices, notation }: StartingSystem<S, Setup>,
  start: NewGameInput,
): SetupInput | FirstGame | readonly Problem[] {
  if ('setup' in start || 'first' in start) return start;
  if ('named' in start) {
    const draft = setupFromNames((picked) => choices?.(picked) ?? [], start.named);
    return isProblems(draft) ? draft : { setup: draft };
  }
  if (!notation) return [startProblem('/position', 'no-positions', { system: title.en })];
  const tooLong = longPositionProblem(start.position);
  if (tooLong) return [tooLong];
  const draft = notation.parse(start.position);
  return isProblems(draft) ? draft : { setup: draft };
}
