import type { Option, Refusal } from '@skirmish-kit/core';
import type { Action } from './action.ts';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { moveOptions, strideOf } from './move-unit.ts';
import { refuse } from './events.ts';

/** NH-INS-02, NH-INS-03, NH-OPEN-17: Move serves one's own units, HQ included, unless netted. */
export function refuseMove(field: ResolvedBoard, piece: Piece, seat: number): Refusal | undefined {
  const params = { ...named(field.table, piece) };
  if (piece.seat !== seat) return refuse('not-yours', 'NH-INS-03', params);
  if (piece.netted) return refuse('netted', 'NH-NET-05', params);
  return undefined;
}

export function moveTileOptions(
  field: ResolvedBoard,
  seat: number,
  tile: string,
  options: Option<Action>[],
): void {
  const stride = strideOf(field, seat);
  for (const piece of field.pieces) {
    if (!refuseMove(field, piece, seat)) moveOptions(field, piece, tile, stride, options);
  }
}
