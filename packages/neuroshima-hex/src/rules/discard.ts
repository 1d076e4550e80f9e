import type { Table } from './table.ts';
import { playerOf } from './hq-points.ts';

/** NH-PLAY-05: a tile goes to its owner's discard pile and never comes back. */
export function discard(table: Table, seat: number, tile: string): void {
  playerOf(table, seat).discard.push(tile);
}
