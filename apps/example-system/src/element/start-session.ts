import type { NewGameStart, Problem } from '@skirmish-kit/core';
import { sessionFrom, type Asked, type Started, type Unset } from '@skirmish-kit/ui';
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
export function startSession(
  asked: Asked<Mode>,
  wanted: Wanted,
): Promise<Started<State, Setup> | readonly Problem[]> {
  return sessionFrom(causeway, asked, startOf(wanted), {
    seed: wanted.seed,
    bot: async () => (await import('../bot/bot.ts')).bot,
  });
}

function startOf({ position, bands, rounds }: Wanted): NewGameStart {
  if (position) return { position };
  const named = { bands: bands || undefined, rounds: rounds ? String(rounds) : undefined };
  return { named };
}
