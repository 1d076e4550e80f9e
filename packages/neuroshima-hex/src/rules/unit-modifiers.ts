import { neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { spread } from './modules.ts';
import { maskHas } from './hostility.ts';
import { tileOf } from './table.ts';
import type { Unit } from './state.ts';
import type { Boost } from './tile.ts';

/** Something that one unit does for or to another at this moment. */
export interface UnitModifier {
  readonly from: Unit;
  readonly boost: Boost;
}

/**
 * Who changes the values of a unit, and by what: working modules and HQs in reach, and what lies
 * under it (NH-MOD-01, NH-HQ-06).
 */
export function modifiersOn(field: ResolvedBoard, piece: Piece): readonly UnitModifier[] {
  const gifts: UnitModifier[] = [];
  for (const from of field.pieces) {
    if (!from.tile.gives || !from.works) continue;
    for (const boost of from.tile.boosts) {
      const take = (target: Piece) => {
        if (target === piece) gifts.push({ from: from.unit, boost });
      };
      spread(field, from, boost.reach, boost.whom, take, undefined);
    }
  }
  const { friends, enemies } = field.table.sides;
  for (const foundation of field.table.state.foundations) {
    if (foundation.cell !== piece.cell) continue;
    for (const boost of tileOf(field.table, foundation).boosts) {
      const whom = boost.whom === 'friends' ? friends : enemies;
      if (maskHas(whom, foundation.seat, piece.seat)) gifts.push({ from: foundation, boost });
    }
  }
  return gifts;
}

/** Whose nets hold a unit now (NH-NET-01); a marker that does the same is nobody's. */
export function nettersOf(field: ResolvedBoard, piece: Piece): readonly Piece[] {
  if (!piece.netted) return [];
  return field.pieces.filter(
    (from) =>
      !from.netted &&
      maskHas(field.table.sides.catches, from.seat, piece.seat) &&
      from.face.nets.some((way) => neighbour(field, from.cell, way) === piece),
  );
}

/** Whom the nets of a unit hold now. */
export function nettedBy(field: ResolvedBoard, piece: Piece): readonly Piece[] {
  return field.pieces.filter((other) => nettersOf(field, other).includes(piece));
}
