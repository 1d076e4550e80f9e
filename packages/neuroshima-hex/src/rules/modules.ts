import { DIRECTIONS } from '@skirmish-kit/space';
import type { Reach, Whom } from '../packs/army-pack.ts';
import { neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { captureModules } from './scoper.ts';
import { maskHas } from './hostility.ts';
import { tileOf } from './table.ts';
import type { Boost } from './tile.ts';

/**
 * Works out what modules and HQs do for the units they reach (NH-MOD-01…10, NH-HQ-06). A netted
 * module does nothing; effects add up and are never passed on (NH-MOD-05, NH-MOD-09).
 */
export function connect(field: ResolvedBoard): void {
  for (const piece of field.pieces) piece.works = !piece.netted;
  captureModules(field);
  switchOn(field);
  for (const piece of field.pieces) {
    const { tile } = piece;
    if (!tile.gives || !piece.works) continue;
    for (const boost of tile.boosts) spread(field, piece, boost.reach, boost.whom, add, boost);
    if (tile.heals) {
      field.medics.push(piece);
      spread(field, piece, tile.heals, 'friends', attend, piece);
    }
    if (tile.converts) spread(field, piece, 'links', 'friends', equip, piece);
    if (tile.carries) spread(field, piece, tile.carries, 'friends', carry, undefined);
  }
  for (const foundation of field.table.state.foundations) {
    const above = field.at[foundation.cell];
    if (!above) continue;
    for (const boost of tileOf(field.table, foundation).boosts) {
      const { friends, enemies } = field.table.sides;
      const whom = boost.whom === 'friends' ? friends : enemies;
      if (maskHas(whom, foundation.seat, above.seat)) add(above, boost);
    }
  }
  for (const { seat, companion } of field.table.companions) companion.adjust?.(field, seat);
}

function add(target: Piece, boost: Boost): void {
  target.melee += boost.melee;
  target.ranged += boost.ranged;
  target.initiative += boost.initiative;
  target.toughness += boost.toughness;
  target.actions += boost.actions;
  if (boost.set >= 0) target.set = target.set < 0 ? boost.set : Math.min(target.set, boost.set);
}

function attend(target: Piece, medic: Piece): void {
  if (target === medic) return;
  if (target.medics.length === 0) target.medics = [medic];
  else target.medics.push(medic);
}

function equip(target: Piece, quartermaster: Piece): void {
  if (target.quartermasters.length === 0) target.quartermasters = [quartermaster];
  else target.quartermasters.push(quartermaster);
}

function carry(target: Piece): void {
  target.carried = true;
}

function power(target: Piece): void {
  target.works = !target.netted;
}

/** Units that need power work only while a working source of it reaches them. */
function switchOn(field: ResolvedBoard): void {
  let waiting = false;
  for (const piece of field.pieces) {
    if (!piece.tile.needsPower) continue;
    piece.works = false;
    waiting = true;
  }
  if (!waiting) return;
  for (const piece of field.pieces) {
    if (piece.tile.powers && piece.works && !piece.tile.needsPower) {
      spread(field, piece, piece.tile.powers, 'friends', power, undefined);
    }
  }
}

/** Does something to every unit in reach that is of the right side. */
export function spread<T>(
  field: ResolvedBoard,
  from: Piece,
  reach: Reach,
  whom: Whom,
  apply: (target: Piece, what: T) => void,
  what: T,
): void {
  const { friends, enemies } = field.table.sides;
  const side = (whom === 'friends' ? friends : enemies)[from.serves] ?? 0;
  if (reach === 'board') {
    for (const target of field.pieces) if (side & (1 << target.seat)) apply(target, what);
    return;
  }
  for (const way of reach === 'links' ? from.face.links : DIRECTIONS) {
    const target = neighbour(field, from.cell, way);
    if (target && side & (1 << target.seat)) apply(target, what);
  }
}
