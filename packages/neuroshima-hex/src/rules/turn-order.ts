import { nextInOrder, type TurnInOrder } from '@skirmish-kit/core';
import { turnOrder } from './modes.ts';
import type { Table } from './table.ts';

/** Seats still in the game. */
export function liveSeats(table: Table): number[] {
  return table.state.players.flatMap((player, seat) => (player.out ? [] : [seat]));
}

/**
 * Who is next: the following place in the order of turns whose player is still in (NH-OPEN-33) and,
 * once a last tile is drawn, still has a turn (NH-END-02). `undefined` when nobody is left.
 */
export function nextPlace({ state }: Table): TurnInOrder | undefined {
  const { players, place, ending } = state;
  return nextInOrder(
    turnOrder(state.setup.mode, players.length),
    place,
    (seat) => !players[seat]?.out && (!ending || ending.left.includes(seat)),
  );
}

/** The next player in order, whether or not a turn is due: asked first in a final battle. */
export function nextSeat({ state }: Table): number {
  const { players, place } = state;
  const order = turnOrder(state.setup.mode, players.length);
  return nextInOrder(order, place, (seat) => !players[seat]?.out)?.seat ?? 0;
}
