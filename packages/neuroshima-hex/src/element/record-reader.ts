import {
  isProblems,
  loadRecord,
  openReplay,
  recordText,
  type Game,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import type { Setup, State } from '../rules/state.ts';
import { readableRules } from '../readable-rules.ts';
import type { Library } from '../rules/table.ts';

/** Reads records and links: fetched when a page brings one; in a bundle it lies in a file beside it. */

/** A record, opened for viewing. */
export async function readReplay(
  library: Library,
  record: string,
): Promise<Replay<State, Setup> | readonly Problem[]> {
  const text = await recordText(record);
  return isProblems(text) ? text : openReplay(readableRules(library), text);
}

/** A game that stands where a record ends. */
export async function readGame(
  library: Library,
  record: string,
): Promise<Game<State, Setup> | readonly Problem[]> {
  const text = await recordText(record);
  return isProblems(text) ? text : loadRecord(readableRules(library), text);
}
