import {
  isProblems,
  startGame,
  startReplay,
  type DiceSource,
  type NewGameInput,
  type Problem,
  type StartingSystem,
} from '@skirmish-kit/core';
import { readSeed } from './attributes.ts';
import type { LaunchedGame } from './element-definition.ts';
import type { LaunchRequest } from './launch-options.ts';
import type { AsyncBot } from './async-bot.ts';
import { seatBots } from './seat-bots.ts';

export interface SessionOptions<S> {
  /** The seed of the page, or a new one each time. */
  readonly seed?: unknown;
  readonly chances?: DiceSource;
  /** Loads a bot by the name that `seats` has. */
  bot(id: string): Promise<AsyncBot<S>>;
}

/**
 * The session that a page asked for: a record that is shown, one that is played on, else a new game
 * from where it starts. What is wrong comes back as problems.
 */
export async function sessionFrom<S, Setup>(
  system: StartingSystem<S, Setup>,
  { mode, seats, record }: Pick<LaunchRequest, 'mode' | 'seats' | 'record'>,
  start: NewGameInput,
  { seed: given, chances = 'seeded', bot }: SessionOptions<S>,
): Promise<LaunchedGame<S, Setup> | readonly Problem[]> {
  if (mode === 'replay') return seatBots(await startReplay(system, record), seats, bot);
  const seed = await readSeed(given);
  if (isProblems(seed)) return seed;
  const from = record ? { record } : start;
  return seatBots(await startGame(system, from, { seed, chances }), seats, bot);
}
