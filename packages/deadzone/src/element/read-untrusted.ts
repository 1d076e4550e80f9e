import {
  startGame,
  startReplay,
  type Game,
  type GameOptions,
  type GameInput,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { deadzone } from '../system.ts';
import type { DeadzonePacks } from './loaded-packs.ts';

/** Reads untrusted input; a separate chunk for pages that provide some. */

/** A record, opened for viewing. */
export function replayOf(
  record: string,
  loaded?: DeadzonePacks,
): Promise<Replay<Battle, DeadzoneSetup> | readonly Problem[]> {
  return startReplay(loaded?.system ?? deadzone, record);
}

/** A game from where it starts, with the packs of the page. */
export function gameFrom(
  start: GameInput,
  options: GameOptions = {},
  loaded?: DeadzonePacks,
): Promise<Game<Battle, DeadzoneSetup> | readonly Problem[]> {
  return startGame(loaded?.system ?? deadzone, start, options);
}
