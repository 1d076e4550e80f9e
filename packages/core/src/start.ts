import { Game, type GameOptions } from './game.ts';
import { isProblems, type Problem } from './problem.ts';
import { problemMaker } from './problem-words.ts';
import { loadRecord } from './records/load-record.ts';
import { recordText } from './records/record-text.ts';
import { namedSetup, type NamedChoices } from './setup/named.ts';
import type { GameSystem } from './system.ts';

/**
 * Where a game starts from: a record or the token of a link, which stand where they end; a position;
 * a setup as records have it; or the names that attributes and flags give.
 */
export type GameStart = { readonly record: string } | NewGameStart;

/** Where a new game starts from. */
export type NewGameStart =
  { readonly position: string } | { readonly setup: unknown } | { readonly named: NamedChoices };

const startProblem = problemMaker({
  'no-positions': {
    en: '{system} cannot start from a position.',
    fr: '{system} ne commence pas d’une position.',
  },
});

/**
 * Starts a game, for elements and the command line alike.
 *
 * @example
 * ```ts
 * const game = await startGame(pig, { named: { players: '3' } }, { seed: 7 });
 * if (isProblems(game)) throw new Error(game[0]?.message);
 * game.state.scores; // [0, 0, 0]
 * ```
 */
export async function startGame<S, Setup>(
  system: GameSystem<S, Setup>,
  start: GameStart,
  options: GameOptions = {},
): Promise<Game<S, Setup> | readonly Problem[]> {
  if ('record' in start) {
    const text = await recordText(start.record);
    return isProblems(text) ? text : loadRecord(system, text);
  }
  const setup = readStart(system, start);
  return isProblems(setup) ? setup : new Game(system, setup, options);
}

/** The setup that a start means, or what is wrong with it. */
export function readStart<S, Setup>(
  system: GameSystem<S, Setup>,
  start: NewGameStart,
): Setup | readonly Problem[] {
  if ('setup' in start) return system.readSetup(start.setup);
  if ('named' in start) {
    const draft = namedSetup((picked) => system.choices(picked), start.named);
    return isProblems(draft) ? draft : system.readSetup(draft);
  }
  if (!system.notation)
    return [startProblem('/position', 'no-positions', { system: system.title.en })];
  const draft = system.notation.parse(start.position);
  return isProblems(draft) ? draft : system.readSetup(draft);
}
