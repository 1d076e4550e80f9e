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
export function nextPlace(
  table: Table,
): { readonly place: number; readonly seat: number } | undefined {
  const { state } = table;
  const order = turnOrder(state.setup.mode, state.players.length);
  for (let i = 0; i < order.length; i++) {
    const place = (state.place + i) % order.length;
    const seat = order[place];
    if (seat === undefined || state.players[seat]?.out) continue;
    if (!state.ending || state.ending.left.includes(seat)) return { place, seat };
  }
  return undefined;
}

/** The next player in order, whether or not a turn is due: asked first in a final battle. */
export function nextSeat(table: Table): number {
  const { state } = table;
  const order = turnOrder(state.setup.mode, state.players.length);
  for (let i = 0; i < order.length; i++) {
    const seat = order[(state.place + i) % order.length];
    if (seat !== undefined && !state.players[seat]?.out) return seat;
  }
  return 0;
}
