import type { StartPosition, State } from './state.ts';
import { turnOrder } from './modes.ts';
import { boardOf, INNER_HEXES, type Library } from './table.ts';

/**
 * Lays out the position that a game goes on from. What is neither on the board nor in a hand is in
 * the pile: nobody knows what was lost before.
 */
export function layOutStart(library: Library, state: State, start: StartPosition): void {
  const { armies, mode, options } = state.setup;
  const board = boardOf(options);
  for (const [id, { army, tile, hex, rotation = 0, wounds = 0 }] of start.units.entries()) {
    const seat = armies.indexOf(army);
    const cell = board.cell(hex);
    const fresh = { moved: 0, slots: 0, converted: 0 };
    state.units.push({ id, seat, tile, cell, rotation, wounds, ...fresh });
    takeFromPile(library, state, seat, tile);
  }
  state.nextUnit = state.units.length;
  state.full = state.units.filter(({ cell }) => cell < INNER_HEXES).length === INNER_HEXES;
  const hqs = start.units.filter(({ army, tile }) => library.army(army)?.tile(tile)?.isHq).length;
  state.hqs = hqs;
  for (const [seat, player] of state.players.entries()) {
    player.hp = start.hq[armies[seat] ?? ''] ?? player.hp;
    // NH-SET-06: with more than HQs on the board, the small draws of the first turns are over.
    if (start.units.length > hqs) player.turns = 1;
  }
  const seat = armies.indexOf(start.turn);
  const place = turnOrder(mode, armies.length).indexOf(seat);
  state.place = Math.max(0, place);
  if (start.hand) takeUp(library, state, seat, start.hand);
  if (state.players.some(({ pile }) => pile.every((count) => count === 0))) {
    state.ending = { left: armies.map((_, each) => each), extra: false };
  }
}

/** A turn under way, with its tiles drawn. */
function takeUp(library: Library, state: State, seat: number, hand: readonly string[]): void {
  const player = state.players[seat];
  if (!player) return;
  for (const tile of hand) takeFromPile(library, state, seat, tile);
  player.hand = [...hand];
  player.turns++;
  state.turn = { seat, drawn: true, played: 0, acted: [] };
}

function takeFromPile(library: Library, state: State, seat: number, tile: string): void {
  const pile = state.players[seat]?.pile;
  const tiles = library.army(state.setup.armies[seat] ?? '')?.tiles ?? [];
  const kind = tiles.findIndex(({ id }) => id === tile);
  const count = pile?.[kind];
  if (pile && count !== undefined) pile[kind] = count - 1;
}
