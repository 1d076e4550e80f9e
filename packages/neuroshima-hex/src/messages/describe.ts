import { copyState } from '@skirmish-kit/core';
import { resolveBoard, type ResolvedBoard, type Piece } from '../rules/resolved-board.ts';
import { hitsOf } from '../rules/hits.ts';
import { armyOf, type Table } from '../rules/table.ts';
import type { BoardContext } from './board-context.ts';

/** A hex in a line: its name, and who stands there and how. */
export function describeHex({ state, field, names }: BoardContext, cell: number): string {
  const hex = field.table.board.hexes[cell];
  const piece = field.at[cell];
  if (!hex) return '';
  const under = state.foundations.find((each) => each.cell === cell);
  const ground = under && names.tile(armyOf(field.table, under.seat).id, under.tile);
  if (!piece) {
    const empty = names.say('empty-hex', { hex: names.hex(hex) });
    return ground === undefined ? empty : `${empty}, ${ground}`;
  }
  const { tile, unit } = piece;
  const parts = [
    `${names.hex(hex)}: ${names.tile(armyOf(field.table, unit.seat).id, unit.tile)}`,
    names.seat(unit.seat),
    tile.isHq ? names.say('points', { n: state.players[unit.seat]?.hp ?? 0 }) : '',
    !tile.isHq && tile.initiative.length > 0
      ? names.say('initiative', { n: tile.initiative.map((n) => n + piece.initiative).join('·') })
      : '',
    piece.toughness > 0 ? names.say('toughness', { n: piece.toughness }) : '',
    tile.mobile ? names.say('mobile') : '',
    unit.rotation > 0 ? names.say('rotation', { n: unit.rotation }) : '',
    piece.netted ? names.say('netted-now') : '',
    !piece.netted && !piece.works ? names.say('no-power-now') : '',
    unit.wounds > 0 ? names.say('wounds', { n: unit.wounds }) : '',
    ...state.markers
      .filter((marker) => marker.unit === unit.id)
      .map(({ kind }) => names.marker(kind)),
    ground ?? '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The units that would strike a unit in this place, and those it would strike, as the board is now. */
export function describeAttacks(now: BoardContext, cell: number, seat: number): string {
  const { field, names } = now;
  const piece = field.at[cell];
  const board = piece ? field : withSomebody(field.table, cell, seat);
  const unit = (each: Piece) =>
    names.unit(
      armyOf(field.table, each.seat).id,
      each.unit.tile,
      field.table.board.names[each.cell] ?? '',
    );
  const on = hitsOf(board).filter((hit) => hit.on.cell === cell && hit.strength > 0);
  const by = new Set(on.map((hit) => hit.by && `${unit(hit.by)} (${hit.strength})`));
  const list = [...by].filter(Boolean).join(', ');
  const attacked = list ? names.say('attacked-by', { list }) : names.say('not-attacked');
  const own = hitsOf(field).filter((hit) => piece && hit.by === piece && hit.strength > 0);
  const targets = own.map((hit) => `${unit(hit.on)} (${hit.strength})`).join(', ');
  return targets ? `${attacked} ${names.say('attacks', { list: targets })}` : attacked;
}

/** The board with a plain soldier of a seat on an empty hex. */
function withSomebody(table: Table, cell: number, seat: number): ResolvedBoard {
  const state = copyState(table.state);
  const tile = armyOf(table, seat).tiles.find((each) => each.kind === 'soldier');
  if (tile) {
    const id = state.nextUnit++;
    const fresh = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };
    state.units.push({ id, seat, tile: tile.id, cell, ...fresh });
  }
  return resolveBoard({ ...table, state });
}

/** The whole board, army by army. */
export function describeBoard(now: BoardContext): string {
  const { field, state, names } = now;
  return state.players
    .map((player, seat) => {
      const units = state.units.filter((unit) => unit.seat === seat);
      const list = units.map((unit) =>
        names.unit(
          armyOf(field.table, seat).id,
          unit.tile,
          field.table.board.names[unit.cell] ?? '',
        ),
      );
      return `${names.seat(seat)} (${player.hp}): ${list.join(', ') || '–'}.`;
    })
    .join(' ');
}
