import type { Refusal } from '@skirmish-kit/core';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { maskHas } from './hostility.ts';
import { refuse } from './events.ts';

/** NH-INS-12, NH-HQ-10, NH-OPEN-20: a soldier or module of the opposing side, anywhere. */
export function refuseSniper(
  field: ResolvedBoard,
  target: Piece,
  seat: number,
): Refusal | undefined {
  const params = { ...named(field.table, target) };
  if (!maskHas(field.table.sides.enemies, seat, target.seat)) {
    return refuse('friend', 'NH-INS-12', params);
  }
  return target.tile.isHq ? refuse('is-hq', 'NH-HQ-10', params) : undefined;
}

/** A hit from no unit and no side: armour does not help (NH-ARM-04), Medics do (NH-MED-06). */
export function instantHit(on: Piece, strength: number): Hit {
  return { by: undefined, on, way: 0, kind: 'instant', strength, absorbed: false };
}
