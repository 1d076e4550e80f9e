import { Game, isProblems, type NewGameStart, type Problem, type Replay } from '@skirmish-kit/core';
import { readSeed, seatBots, type Seats, type Started, type Unset } from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { rulesOfPlay } from '../rules-of-play.ts';
import type { Mode } from './attributes.ts';
import type { Brought } from './brought.ts';
import { loadBot } from './load-bot.ts';
import { loadReading } from './load-room.ts';

/** What the page asked for. */
export interface Wanted {
  readonly mode: Mode;
  readonly seats: Seats;
  readonly seed: unknown;
  readonly setup: unknown;
  readonly mission: string | Unset;
  readonly field: string | Unset;
  readonly position: string | Unset;
  readonly brought: Brought | undefined;
  readonly record: string;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  wanted: Wanted,
): Promise<Started<Battle, DeadzoneSetup> | readonly Problem[]> {
  const hasCode = wanted.brought?.hasCode ?? false;
  return seatBots(await started(wanted), wanted.seats, (id) => loadBot(id, hasCode));
}

/** The first battle begins at once; whatever else is asked for is read by the whole system. */
async function started(
  wanted: Wanted,
): Promise<Game<Battle, DeadzoneSetup> | Replay<Battle, DeadzoneSetup> | readonly Problem[]> {
  const { mode, record } = wanted;
  if (mode === 'replay') return (await loadReading()).replayOf(record, wanted.brought);
  if (record) return (await loadReading()).gameFrom({ record }, {}, wanted.brought);
  const seed = await readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const options = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = startOf(wanted);
  if (start) return (await loadReading()).gameFrom(start, options, wanted.brought);
  return new Game(rulesOfPlay, rulesOfPlay.defaults, options);
}

/** Where the page says that the battle starts. */
function startOf({ position, setup, mission, field, brought }: Wanted): NewGameStart | undefined {
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  const named = { ...(mission && { mission }), ...(field && { field }) };
  if (brought) return { setup: { ...named, teams: brought.teams } };
  return mission || field ? { named } : undefined;
}
