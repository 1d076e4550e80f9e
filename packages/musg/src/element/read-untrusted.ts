import {
  startGame,
  startReplay,
  type Game,
  type GameOptions,
  type GameInput,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import { expandTable } from '@skirmish-kit/space';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { musg } from '../system.ts';
import type { MusgPacks } from './loaded-packs.ts';

export { defaultSetupWith } from './loaded-packs.ts';

/** Reads untrusted input; a separate chunk for pages that provide some. */

/** A record, opened for viewing. */
export function replayOf(record: string): Promise<Replay<Battle, MusgSetup> | readonly Problem[]> {
  return startReplay(musg, record);
}

/** A game from where it starts, with the packs of the page; a record has its own. */
export function gameFrom(
  start: GameInput,
  options: GameOptions = {},
  loaded?: MusgPacks,
): Promise<Game<Battle, MusgSetup> | readonly Problem[]> {
  const system = 'record' in start ? musg : (loaded?.system ?? musg);
  return startGame(system, expandTable(start), options);
}
