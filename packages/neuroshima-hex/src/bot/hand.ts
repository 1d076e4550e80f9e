import { pileSize } from '../rules/draw.ts';
import { refuseBattle } from '../rules/instants.ts';
import { tileNamed, type Table } from '../rules/table.ts';
import type { Tile } from '../rules/tile.ts';

/** What tiles are worth that stay in a hand for the next turn; they take the place of new ones. */
export function handValue(table: Table, seat: number): number {
  const hand = table.state.players[seat]?.hand ?? [];
  let worth = 0;
  for (const id of hand) worth += keepValue(table, seat, tileNamed(table, seat, id));
  return worth;
}

const INSTANTS: Readonly<Record<string, number>> = {
  battle: 0.5,
  move: 0.1,
  push: 0.2,
  wound: 0.5,
  destroy: 0.5,
  blast: 0.5,
};

/** What one tile is worth in the hand. */
export function keepValue(table: Table, seat: number, tile: Tile): number {
  const { state } = table;
  const hasTurn = !state.ending || state.ending.left.includes(seat);
  if (!hasTurn) return 0;
  const player = state.players[seat];
  const last = player ? pileSize(player) === 0 : false;
  if (tile.instant?.kind === 'battle') return refuseBattle(table) || last ? 0 : 0.5;
  return tile.instant ? (INSTANTS[tile.instant.kind] ?? 0.2) : 0.35;
}

/** The Battle tile in a hand, if it can be played. */
export function battleInHand(table: Table, seat: number): string | undefined {
  if (refuseBattle(table)) return undefined;
  const hand = table.state.players[seat]?.hand ?? [];
  return hand.find((id) => tileNamed(table, seat, id).instant?.kind === 'battle');
}
