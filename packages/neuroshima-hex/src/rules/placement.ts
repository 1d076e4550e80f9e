import { enter } from './foundation.ts';
import type { Flow, Option } from '@skirmish-kit/core';
import { placeOption, type Action } from './action.ts';
import { namedUnit, type ResolvedBoard } from './resolved-board.ts';
import { emit } from './events.ts';
import type { Unit } from './state.ts';
import { INNER_HEXES, type Table } from './table.ts';
import type { Tile } from './tile.ts';

/** NH-PLAY-03: any free hex, any orientation; no zone, no neighbours needed. */
export function placeOptions(field: ResolvedBoard, tile: Tile, options: Option<Action>[]): void {
  const { at } = field;
  for (let cell = 0; cell < at.length; cell++) {
    if (isTaken(field, tile, cell)) continue;
    for (const rotation of tile.turns) options.push(placeOption(tile, cell, rotation));
  }
}

/** NH-BRD-02: one unit to a hex; of foundations too there is one at most. */
export function isTaken(field: ResolvedBoard, tile: Tile, cell: number): boolean {
  if (tile.kind !== 'foundation') return field.at[cell] !== undefined;
  const { foundations } = field.table.state;
  return field.at[cell] !== undefined || foundations.some((other) => other.cell === cell);
}

/** Puts a tile on the board; what it does works from now on (NH-PLAY-07). */
export function* placeTile(
  table: Table,
  seat: number,
  tile: Tile,
  cell: number,
  rotation: number,
): Flow {
  const { state } = table;
  const unit: Unit = {
    id: state.nextUnit++,
    seat,
    tile: tile.id,
    cell,
    rotation,
    wounds: 0,
    moved: 0,
    slots: 0,
    converted: 0,
  };
  if (tile.kind === 'foundation') state.foundations.push(unit);
  else state.units.push(unit);
  const rule = tile.isHq ? 'NH-SET-05' : 'NH-PLAY-03';
  yield* emit(table, 'placed', rule, { ...namedUnit(table, unit), rotation, seat });
  const steps = tile.kind !== 'foundation' && state.foundations.length > 0;
  if (steps) yield* enter(table, unit);
}

/** NH-PLAY-08, NH-BRD-05, NH-OPEN-01: whether the hexes that count are all taken. */
export function isBoardFull(table: Table): boolean {
  let taken = 0;
  for (const unit of table.state.units) if (unit.cell < INNER_HEXES) taken++;
  return taken === INNER_HEXES;
}
