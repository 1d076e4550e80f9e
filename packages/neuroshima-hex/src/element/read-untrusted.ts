import {
  isProblems,
  parseRecord,
  decodeRecordInput,
  startGame,
  startReplay,
  type Game,
  type GameOptions,
  type GameInput,
  type PackPin,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import { libraryWith } from '../packs/base-armies.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import type { Setup, State } from '../rules/state.ts';
import { readableSystem } from '../readable-rules.ts';

export { startOfPosition } from '../notation/game-from-position.ts';

/** Reads records, links and positions: fetched when a page brings one; in a bundle it lies in a file beside it. */

/** The packs that travel inside a record. */
export async function pinsInside(given: string): Promise<readonly PackPin[]> {
  const text = await decodeRecordInput(given);
  const record = isProblems(text) ? text : parseRecord(text);
  return isProblems(record) ? [] : record.packs.filter(({ content }) => content !== undefined);
}

/** A record, opened for viewing. */
export function replayOf(
  record: string,
  fans: FanArmies = NO_FAN_ARMIES,
): Promise<Replay<State, Setup> | readonly Problem[]> {
  return startReplay(readableSystem(libraryWith(fans)), record);
}

/** A game from a record or from a setup that the page made itself. */
export function gameFrom(
  start: GameInput,
  options: GameOptions = {},
  fans: FanArmies = NO_FAN_ARMIES,
): Promise<Game<State, Setup> | readonly Problem[]> {
  return startGame(readableSystem(libraryWith(fans)), start, options);
}
