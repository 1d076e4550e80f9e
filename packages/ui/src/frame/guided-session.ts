import type { Game, Seat } from '@skirmish-kit/core';
import type { AsyncBot } from '../async-bot.ts';
import { Session } from '../session.ts';

/** A guided game: the reader on one seat; nobody waits for the others, it ends before they would act. */
export function guidedSession<S, Setup>(game: Game<S, Setup>, reader: Seat): Session<S, Setup> {
  const { system, state } = game;
  const seats = Array.from({ length: system.seats(state) }, (_, seat) => seat);
  const others = seats.filter((seat) => seat !== reader);
  return new Session(game, new Map(others.map((seat) => [seat, watcher<S>()])));
}

function watcher<S>(): AsyncBot<S> {
  return { id: 'watcher', answer: () => new Promise(() => {}) };
}
