import { isProblems, Replay, type Game, type Problem } from '@skirmish-kit/core';
import type { Seats } from './attributes.ts';
import type { Started } from './asked.ts';
import { loadBots, type PageBot } from './page-bot.ts';
import { Session } from './session.ts';

/** A session of what was started, with bots on their seats; a record that is shown needs none. */
export async function seatBots<S, Setup>(
  started: Game<S, Setup> | Replay<S, Setup> | readonly Problem[],
  seats: Seats,
  load: (id: string) => Promise<PageBot<S>>,
): Promise<Started<S, Setup> | readonly Problem[]> {
  if (isProblems(started)) return started;
  if (started instanceof Replay) return { session: new Session(started), botsMissing: false };
  const bots = await loadBots(seats, load);
  return { session: new Session(started, bots ?? new Map()), botsMissing: !bots };
}
