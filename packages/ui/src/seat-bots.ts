import { isProblems, Replay, type Game, type Problem } from '@skirmish-kit/core';
import type { Seats } from './attributes.ts';
import type { LaunchedGame } from './element-definition.ts';
import { BotOnItsWay } from './bot-loading.ts';
import type { AsyncBot } from './async-bot.ts';
import { Session } from './session.ts';

/**
 * A session of what was started, with bots on their seats: the game begins while they load. A record that
 * is shown needs none.
 */
export function seatBots<S, Setup>(
  started: Game<S, Setup> | Replay<S, Setup> | readonly Problem[],
  seats: Seats,
  load: (id: string) => Promise<AsyncBot<S>>,
): LaunchedGame<S, Setup> | readonly Problem[] {
  if (isProblems(started)) return started;
  if (started instanceof Replay) return { session: new Session(started) };
  const bots = seats.flatMap((id, seat) =>
    id === undefined ? [] : [[seat, new BotOnItsWay(id, load)] as const],
  );
  return { session: new Session(started, new Map(bots)) };
}
