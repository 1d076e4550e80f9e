import { DIRECTIONS } from '@skirmish-kit/space';
import { neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { instantHit } from './sniper.ts';
import type { Table } from './table.ts';

/** NH-INS-14: all seven hexes have to be on the board. */
export function isStrikeCentre(table: Table, cell: number): boolean {
  return (table.board.around[cell] ?? []).every((next) => next >= 0);
}

/** NH-INS-13, NH-HQ-10: every unit on the seven hexes, friend and enemy, but no HQ. */
export function strikeHits(field: ResolvedBoard, centre: number, strength: number): Hit[] {
  const units = [field.at[centre], ...DIRECTIONS.map((way) => neighbour(field, centre, way))];
  return units
    .filter((piece): piece is Piece => piece !== undefined && !piece.tile.isHq)
    .map((piece) => instantHit(piece, strength));
}
