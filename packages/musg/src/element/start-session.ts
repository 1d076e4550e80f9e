import { Game, isProblems, type NewGameStart, type Problem, type Replay } from '@skirmish-kit/core';
import { readSeed, seatBots, type Seats, type Started, type Unset } from '@skirmish-kit/ui';
import type { MusgSetup } from '../rules/setup-type.ts';
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
  readonly scenario: string | Unset;
  readonly position: string | Unset;
  readonly brought: Brought | undefined;
  readonly record: string;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  wanted: Wanted,
): Promise<Started<Battle, MusgSetup> | readonly Problem[]> {
  return seatBots(await started(wanted), wanted.seats, loadBot);
}

/** The first battle begins at once; whatever else is asked for is read by the whole system. */
async function started(
  wanted: Wanted,
): Promise<Game<Battle, MusgSetup> | Replay<Battle, MusgSetup> | readonly Problem[]> {
  const { mode, record } = wanted;
  if (mode === 'replay') return (await loadReading()).replayOf(record);
  if (record) return (await loadReading()).gameFrom({ record });
  const seed = await readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const options = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = await startOf(wanted);
  if (start) return (await loadReading()).gameFrom(start, options, wanted.brought);
  return new Game(rulesOfPlay, rulesOfPlay.defaults, options);
}

/** Where the page says that the battle starts. */
async function startOf({
  position,
  setup,
  scenario,
  brought,
}: Wanted): Promise<NewGameStart | undefined> {
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  if (brought) return { setup: (await loadReading()).firstSetup(brought, scenario ?? undefined) };
  return scenario ? { named: { scenario } } : undefined;
}
