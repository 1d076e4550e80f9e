import type { Game, GameOptions } from './game.ts';
import { openReplay } from './runners/open-replay.ts';
import type { Replay } from './runners/replay.ts';
import { isProblems, type Problem } from './problem.ts';
import { loadRecord } from './records/load-record.ts';
import { decodeRecordInput } from './records/record-text.ts';
import { startNew, type NewGameInput, type StartingSystem } from './start-new-game.ts';
import type { ReadableSystem } from './system.ts';

/**
 * The start of a game: a record or the token of a link, which continue at their end; a position; a setup as
 * in records; or the names of attributes and flags.
 */
export type GameInput = { readonly record: string } | NewGameInput;

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
  system: StartingSystem<S, Setup>,
  start: GameInput,
  options: GameOptions = {},
): Promise<Game<S, Setup> | readonly Problem[]> {
  if (!('record' in start)) return startNew(system, start, options);
  const text = await decodeRecordInput(start.record);
  return isProblems(text) ? text : loadRecord(system, text);
}

/**
 * Opens a record, or the token of a link, to be looked at instead of played on.
 *
 * @example
 * ```ts
 * const { record } = { record: new Game(pig, pig.defaults, { seed: 7 }).record() };
 * const replay = await startReplay(pig, record);
 * if (isProblems(replay)) throw new Error(replay[0]?.message);
 * replay.length; // 0
 * ```
 */
export async function startReplay<S, Setup>(
  system: ReadableSystem<S, Setup>,
  record: string,
): Promise<Replay<S, Setup> | readonly Problem[]> {
  const text = await decodeRecordInput(record);
  return isProblems(text) ? text : openReplay(system, text);
}
