import { enter } from './foundation.ts';
import { DIRECTIONS } from '@skirmish-kit/space';
import type { Flow, Option } from '@skirmish-kit/core';
import { moveOption, type Action } from './action.ts';
import { placePieces, namedUnit, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { emit } from './events.ts';
import { castNets } from './nets.ts';
import { maskHas } from './hostility.ts';
import type { Unit } from './state.ts';
import { hexName, type Table } from './table.ts';

/**
 * NH-MOD-19, NH-INS-04, NH-OPEN-26: how far units of a seat move: one hex, or two with a working
 * Recon Center of their side.
 */
export function strideOf(field: ResolvedBoard, seat: number): number {
  const { options, sides } = field.table;
  let stride = 1;
  for (const piece of field.pieces) {
    if (piece.tile.stride <= stride || !piece.works) continue;
    const partners = options.reconForPartner && maskHas(sides.friends, piece.serves, seat);
    if (piece.serves === seat || partners) stride = piece.tile.stride;
  }
  return stride;
}

/** Free hexes a unit can step to; a unit that comes into a net stops there (NH-OPEN-26). */
export function reachable(field: ResolvedBoard, piece: Piece, stride: number): number[] {
  const found: number[] = [];
  let edge = [piece.cell];
  for (let step = 1; step <= stride; step++) {
    const next: number[] = [];
    for (const cell of edge) {
      if (step > 1 && wouldBeNetted(field.table, piece.unit, cell)) continue;
      for (const way of DIRECTIONS) {
        const to = field.table.board.around[cell]?.[way] ?? -1;
        if (to < 0 || to === piece.cell || field.at[to] || found.includes(to)) continue;
        found.push(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}

function wouldBeNetted(table: Table, unit: Unit, cell: number): boolean {
  const before = unit.cell;
  unit.cell = cell;
  const field = placePieces(table);
  castNets(field);
  unit.cell = before;
  return field.at[cell]?.netted === true;
}

/**
 * Every step and turn of a unit that leads anywhere, by a tile of that name or by itself; equal
 * looks of a tile count once.
 */
export function moveOptions(
  field: ResolvedBoard,
  piece: Piece,
  by: string | undefined,
  stride: number,
  options: Option<Action>[],
): void {
  const { tile, unit, cell } = piece;
  for (const rotation of tile.turns) {
    if (tile.looks[unit.rotation] !== rotation) {
      options.push(moveOption(by, cell, cell, rotation));
    }
  }
  for (const to of reachable(field, piece, stride)) {
    for (const rotation of tile.turns) {
      options.push(moveOption(by, cell, to, rotation));
    }
  }
}

/** NH-INS-02, NH-MOB-01: a unit steps and turns; nets and connections follow at once (NH-NET-11). */
export function* moveUnit(
  table: Table,
  unit: Unit,
  to: number,
  rotation: number,
  rule: string,
): Flow {
  const from = hexName(table, unit.cell);
  const stepped = unit.cell !== to;
  unit.cell = to;
  unit.rotation = rotation;
  if (table.watched) {
    const params = { ...namedUnit(table, unit), rotation };
    if (stepped) yield* emit(table, 'moved', rule, { ...params, from });
    else yield* emit(table, 'turned', rule, params);
  }
  const onto = stepped && table.state.foundations.length > 0;
  if (onto) yield* enter(table, unit);
}
