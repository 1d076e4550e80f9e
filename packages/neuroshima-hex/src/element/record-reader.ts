import {
  isProblems,
  loadRecord,
  openReplay,
  parseRecord,
  recordText,
  type Game,
  type PackPin,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import type { Setup, State } from '../rules/state.ts';
import { readableRules } from '../readable-rules.ts';
import type { Library } from '../rules/table.ts';

/** Reads records and links: fetched when a page brings one; in a bundle it lies in a file beside it. */

/** The packs that travel inside a record. */
export async function pinsInside(given: string): Promise<readonly PackPin[]> {
  const text = await recordText(given);
  const record = isProblems(text) ? text : parseRecord(text);
  return isProblems(record) ? [] : record.packs.filter(({ content }) => content !== undefined);
}

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
