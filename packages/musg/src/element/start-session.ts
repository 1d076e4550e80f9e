import { Game, isProblems, type NewGameStart, type Problem, type Replay } from '@skirmish-kit/core';
import { readSeed, seatBots, type Asked, type Started, type Unset } from '@skirmish-kit/ui';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { rulesOfPlay } from '../playable-system.ts';
import type { Mode } from './attributes.ts';
import type { Brought } from './loaded-packs.ts';
import { loadBot } from './load-bot.ts';
import { loadReading } from './load-room.ts';

/** What the page says besides. */
export interface Wanted {
  readonly setup?: unknown;
  readonly scenario?: string | Unset;
  readonly position?: string | Unset;
  readonly brought?: Brought | undefined;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  asked: Asked<Mode>,
  wanted: Wanted,
): Promise<Started<Battle, MusgSetup> | readonly Problem[]> {
  return seatBots(await started(asked, wanted), asked.seats, loadBot);
}

/** The first battle begins at once; whatever else is asked for is read by the whole system. */
async function started(
  asked: Asked<Mode>,
  wanted: Wanted,
): Promise<Game<Battle, MusgSetup> | Replay<Battle, MusgSetup> | readonly Problem[]> {
  const { mode, record } = asked;
  if (mode === 'replay') return (await loadReading()).replayOf(record);
  if (record) return (await loadReading()).gameFrom({ record });
  const seed = await readSeed(asked.seed);
  if (isProblems(seed)) return seed;
  const options = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = await startOf({ ...wanted, setup: asked.setup ?? wanted.setup });
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
