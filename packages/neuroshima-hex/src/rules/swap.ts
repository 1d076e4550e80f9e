import type { Flow, Option, Refusal } from '@skirmish-kit/core';
import { DIRECTIONS } from '@skirmish-kit/space';
import { instantOption, type Action } from './action.ts';
import { named, namedUnit, neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { enter } from './foundation.ts';
import { refuse, emit } from './events.ts';
import { hexName, type Table } from './table.ts';

/** Fan armies: two of one's own units next to each other change places, unless netted. */
export function refuseSwap(
  field: ResolvedBoard,
  one: Piece,
  other: Piece,
  seat: number,
): Refusal | undefined {
  const { table } = field;
  const { distances, hexes } = table.board;
  const params = { ...named(table, one), with: hexName(table, other.cell) };
  if (one.seat !== seat || other.seat !== seat) return refuse('not-yours', 'NH-INS-03', params);
  if (distances[one.cell * hexes.length + other.cell] !== 1) {
    return refuse('not-adjacent', 'NH-INS-02', params);
  }
  if (one.netted || other.netted) return refuse('netted', 'NH-NET-05', params);
  return undefined;
}

export function swapOptions(
  field: ResolvedBoard,
  seat: number,
  tile: string,
  options: Option<Action>[],
): void {
  for (const one of field.pieces) {
    for (const way of DIRECTIONS) {
      const other = neighbour(field, one.cell, way);
      if (other && other.cell > one.cell && !refuseSwap(field, one, other, seat)) {
        options.push(instantOption(tile, one.cell, other.cell));
      }
    }
  }
}

export function* swap(table: Table, one: Piece, other: Piece): Flow {
  [one.unit.cell, other.unit.cell] = [other.unit.cell, one.unit.cell];
  const params = { ...namedUnit(table, one.unit), with: hexName(table, other.unit.cell) };
  yield* emit(table, 'swapped', 'NH-INS-02', params);
  // NH-FAN-03
  for (const piece of [one, other]) yield* enter(table, piece.unit);
}
