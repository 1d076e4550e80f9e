import type { Flow, Option, Refusal } from '@skirmish-kit/core';
import type { Action } from './action.ts';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { moveOptions, moveUnit, strideOf } from './move-unit.ts';
import type { Table } from './table.ts';
import { refuse } from './events.ts';

/** NH-OPEN-11: how often a unit may use Mobility or Transport in a turn. */
function usesOf(field: ResolvedBoard, piece: Piece): number {
  const { mobile } = piece.tile;
  if (!mobile && !piece.carried) return 0;
  return mobile && piece.carried && field.table.options.transportStacks ? 2 : 1;
}

/** NH-MOB-01…06, NH-MOD-24: why a unit cannot move by itself now. */
export function refuseStep(field: ResolvedBoard, piece: Piece, seat: number): Refusal | undefined {
  const { table } = field;
  const { turn } = table.state;
  const params = { ...named(table, piece) };
  if (piece.seat !== seat) return refuse('not-yours', 'NH-MOB-01', params);
  const uses = usesOf(field, piece);
  if (uses === 0) return refuse('not-mobile', 'NH-MOB-01', params);
  if (piece.netted) return refuse('netted', 'NH-MOB-05', params);
  if (!piece.works) return refuse('no-power', 'NH-FAN-01', params);
  if (piece.unit.moved >= uses) return refuse('already-moved', 'NH-MOB-06', params);
  if (!table.options.moveBeforeOrAfter && turn?.played === 0) {
    return refuse('before-a-tile', 'NH-MOB-03', params);
  }
  return undefined;
}

export function stepOptions(field: ResolvedBoard, seat: number, options: Option<Action>[]): void {
  let stride = 0;
  for (const piece of field.pieces) {
    if (!piece.tile.mobile && !piece.carried) continue;
    if (refuseStep(field, piece, seat)) continue;
    stride ||= strideOf(field, seat);
    moveOptions(field, piece, undefined, stride, options);
  }
}

/** Mobility, or a Transport's service. */
export function* step(table: Table, piece: Piece, to: number, rotation: number): Flow {
  piece.unit.moved++;
  yield* moveUnit(table, piece.unit, to, rotation, piece.tile.mobile ? 'NH-MOB-01' : 'NH-MOD-24');
}
