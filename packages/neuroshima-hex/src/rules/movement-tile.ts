import type { Option, Refusal } from '@skirmish-kit/core';
import type { Action } from './action.ts';
import { named, type Field, type Piece } from './resolved-board.ts';
import { moveOptions, strideOf } from './move-unit.ts';
import { deny } from './events.ts';

/** NH-INS-02, NH-INS-03, NH-OPEN-17: Move serves one's own units, HQ included, unless netted. */
export function refuseMove(field: Field, piece: Piece, seat: number): Refusal | undefined {
  const params = { ...named(field.table, piece) };
  if (piece.seat !== seat) return deny('not-yours', 'NH-INS-03', params);
  if (piece.netted) return deny('netted', 'NH-NET-05', params);
  return undefined;
}

export function moveTileOptions(
  field: Field,
  seat: number,
  tile: string,
  options: Option<Action>[],
): void {
  const stride = strideOf(field, seat);
  for (const piece of field.pieces) {
    if (!refuseMove(field, piece, seat)) moveOptions(field, piece, tile, stride, options);
  }
}
