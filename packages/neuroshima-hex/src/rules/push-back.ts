import { enter } from './foundation.ts';
import { choose, type Flow, type Option, type Refusal } from '@skirmish-kit/core';
import { DIRECTIONS } from '@skirmish-kit/space';
import { instantOption, type Action } from './action.ts';
import { pushAnswers } from './answer-keys.ts';
import { named, namedUnit, neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { refuse, emit } from './events.ts';
import { maskHas } from './hostility.ts';
import { hexName, type Table } from './table.ts';

/** NH-INS-06: free hexes next to the pushed unit, at distance 2 from the pusher. */
function pushRoom(field: ResolvedBoard, pusher: Piece, pushed: Piece): number[] {
  const { around, distances, hexes } = field.table.board;
  return (around[pushed.cell] ?? []).filter(
    (cell) => cell >= 0 && !field.at[cell] && distances[pusher.cell * hexes.length + cell] === 2,
  );
}

/** NH-INS-05…11, NH-NET-10, NH-OPEN-27: why one unit cannot push another. */
export function refusePush(
  field: ResolvedBoard,
  pusher: Piece,
  pushed: Piece,
  seat: number,
): Refusal | undefined {
  const { table } = field;
  const params = { ...named(table, pushed), by: hexName(table, pusher.cell) };
  const { distances, hexes } = table.board;
  if (pusher.seat !== seat) return refuse('not-yours', 'NH-INS-05', params);
  if (!maskHas(table.sides.catches, seat, pushed.seat))
    return refuse('friend', 'NH-INS-05', params);
  if (distances[pusher.cell * hexes.length + pushed.cell] !== 1) {
    return refuse('not-adjacent', 'NH-INS-05', params);
  }
  if (pusher.netted) return refuse('pusher-netted', 'NH-INS-10', params);
  if (pushed.netted) return refuse('netted', 'NH-INS-10', params);
  if (pushRoom(field, pusher, pushed).length === 0) return refuse('no-room', 'NH-INS-09', params);
  return undefined;
}

export function pushOptions(
  field: ResolvedBoard,
  seat: number,
  tile: string,
  options: Option<Action>[],
): void {
  for (const pusher of field.pieces) {
    if (pusher.seat !== seat || pusher.netted) continue;
    for (const way of DIRECTIONS) {
      const pushed = neighbour(field, pusher.cell, way);
      if (pushed && !refusePush(field, pusher, pushed, seat)) {
        options.push(instantOption(tile, pusher.cell, pushed.cell));
      }
    }
  }
}

/** NH-INS-07, NH-INS-08: the owner says where to; the unit keeps its orientation. */
export function* push(field: ResolvedBoard, pusher: Piece, pushed: Piece): Flow {
  const { table } = field;
  const to = yield* chooseRoom(table, pushed, pushRoom(field, pusher, pushed));
  const from = hexName(table, pushed.cell);
  pushed.unit.cell = to;
  yield* emit(table, 'pushed', 'NH-INS-05', {
    ...namedUnit(table, pushed.unit),
    from,
    by: hexName(table, pusher.cell),
  });
  if (table.state.foundations.length > 0) yield* enter(table, pushed.unit);
}

function* chooseRoom(table: Table, pushed: Piece, room: readonly number[]): Flow<number> {
  const [only] = room;
  if (only === undefined) throw new Error('There is no room to push to.');
  if (room.length === 1) return only;
  return yield* choose({
    who: pushed.seat,
    about: 'pushed-to',
    rule: 'NH-DEC-10',
    params: { ...named(table, pushed) },
    options: room.map((cell) => ({ key: pushAnswers.make({ kind: 'to', cell }), value: cell })),
  });
}
