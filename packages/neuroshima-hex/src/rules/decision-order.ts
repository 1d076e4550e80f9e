import type { ResolvedBoard, Piece } from './resolved-board.ts';
import { isCaptured } from './scoper.ts';

/**
 * NH-OPEN-21: who is asked first when several choices fall together: the player whose turn it is
 * or whose turn caused the battle, then the others clockwise; captured modules last.
 */
export function isAskedBefore(field: ResolvedBoard, first: number): (a: Piece, b: Piece) => number {
  const seats = field.table.armies.length;
  const rank = (piece: Piece): number =>
    ((piece.serves - first + seats) % seats) + (isCaptured(piece) ? seats : 0);
  return (a, b) => rank(a) - rank(b) || a.cell - b.cell;
}
