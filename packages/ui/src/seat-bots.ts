import { isProblems, Replay, type Game, type Problem } from '@skirmish-kit/core';
import type { Seats } from './attributes.ts';
import type { Started } from './asked.ts';
import type { PageBot, SeatedPageBots } from './page-bot.ts';
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

/** Loads bots for the seats that ask for one; `undefined` when one of them cannot be had. */
async function loadBots<S>(
  seats: readonly (string | undefined)[],
  load: (id: string) => Promise<PageBot<S>>,
): Promise<SeatedPageBots<S> | undefined> {
  try {
    const entries = seats.flatMap((id, seat) => (id === undefined ? [] : [{ id, seat }]));
    return new Map(
      await Promise.all(entries.map(async ({ id, seat }) => [seat, await load(id)] as const)),
    );
  } catch {
    return undefined;
  }
}
