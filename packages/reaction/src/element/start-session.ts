import {
  isProblems,
  startSetup,
  type Game,
  type NewGameStart,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import { readSeed, seatBots, type Asked, type Started, type Unset } from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-input.ts';
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
): Promise<Started<Battle, ReactionSetup> | readonly Problem[]> {
  return seatBots(await started(asked, wanted), asked.seats, loadBot);
}

/** The first battle begins at once; whatever else is asked for is read by the whole system. */
async function started(
  asked: Asked<Mode>,
  wanted: Wanted,
): Promise<Game<Battle, ReactionSetup> | Replay<Battle, ReactionSetup> | readonly Problem[]> {
  const { mode, record } = asked;
  const { brought, scenario } = wanted;
  if (mode === 'replay') return (await loadReading()).replayOf(record);
  if (record) return (await loadReading()).gameFrom({ record }, {}, brought);
  const seed = await readSeed(asked.seed);
  if (isProblems(seed)) return seed;
  const options = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = startOf({ ...wanted, setup: asked.setup ?? wanted.setup });
  if (start) return (await loadReading()).gameFrom(start, options, brought);
  if (brought) return (await loadReading()).gameWithPacks(brought, scenario ?? undefined, options);
  return startSetup(rulesOfPlay, { first: true }, options);
}

/** Where the page says that the battle starts. */
function startOf({ position, setup, brought, scenario }: Wanted): NewGameStart | undefined {
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  return scenario && !brought ? { named: { scenario } } : undefined;
}
