import { isProblems, openReplay, recordText, startGame, type GameStart } from '@skirmish-kit/core';
import type { Problem } from '@skirmish-kit/core';
import {
  loadBots,
  readSeed,
  Session,
  type Asked,
  type Started,
  type Unset,
} from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { causeway } from '../system.ts';

export const MODES = ['play', 'replay'] as const;
export type Mode = (typeof MODES)[number];

/** What the page asked for besides mode, seats and record. */
export interface Wanted {
  readonly seed: unknown;
  readonly position: string | Unset;
  readonly bands: string | Unset;
  readonly rounds: string | number | Unset;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  { mode, seats, record }: Asked<Mode>,
  wanted: Wanted,
): Promise<Started<State, Setup> | readonly Problem[]> {
  if (mode === 'replay') {
    const text = await recordText(record);
    const replay = isProblems(text) ? text : openReplay(causeway, text);
    return isProblems(replay) ? replay : { session: new Session(replay), botsMissing: false };
  }
  const seed = readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const game = await startGame(causeway, startOf(record, wanted), { seed });
  if (isProblems(game)) return game;
  const bots = await loadBots<State>(seats, async () => (await import('../bot/bot.ts')).bot);
  return { session: new Session(game, bots ?? new Map()), botsMissing: !bots };
}

function startOf(record: string, { position, bands, rounds }: Wanted): GameStart {
  if (record) return { record };
  if (position) return { position };
  const named = { bands: bands || undefined, rounds: rounds ? String(rounds) : undefined };
  return { named };
}
