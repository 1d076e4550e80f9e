import { isRefusal, refuse, type Refusal } from '@skirmish-kit/core';
import { parseHex } from '@skirmish-kit/space';
import type { Action } from './action.ts';
import { isStrikeCentre } from './air-strike.ts';
import type { Field, Piece } from './field.ts';
import { playerOf } from './hq-points.ts';
import { refuseBattle, refuseInstant, refuseTarget, refuseTurn } from './instants.ts';
import { refuseStep } from './mobility.ts';
import { refuseMove } from './move.ts';
import { reachable, strideOf } from './movement.ts';
import { isTaken } from './placing.ts';
import type { Turn } from './state.ts';
import { armyOf, hexName, type Table } from './table.ts';
import type { Tile } from './tile.ts';
import { mayDiscard, playLimit } from './play-limit.ts';

const CODE = 'not-understood';

/**
 * Reads an action that is not among the offers: an orientation that looks like another, which is
 * fine, or something forbidden, whose reason is told.
 */
export function readAction(table: Table, field: Field, turn: Turn, key: string): Action | Refusal {
  const [verb = '', ...parts] = key.slice(0, 80).split(':');
  const { seat } = turn;
  if (verb === 'discard') return readDiscard(table, seat, parts[0] ?? '');
  if (verb === 'place') return readPlace(table, field, turn, parts);
  if (verb === 'step') {
    const moved = readMove(field, parts, (piece) => refuseStep(field, piece, seat), seat);
    return isRefusal(moved) ? moved : { kind: 'step', ...moved };
  }
  const tile = armyOf(table, seat).tile(verb);
  if (!tile || tile.kind !== 'instant')
    return refuse(CODE, 'NH-DEC-05', { answer: key.slice(0, 40) });
  const refusal = refusePlaying(table, turn, tile);
  return refusal ?? readInstant(table, field, seat, tile, parts);
}

function refusePlaying(table: Table, turn: Turn, tile: Tile): Refusal | undefined {
  if (!playerOf(table, turn.seat).hand.includes(tile.id)) {
    return refuse('not-in-hand', 'NH-TURN-03', { tile: tile.id });
  }
  const limit = playLimit(table, turn);
  if (turn.played >= limit) return refuse('play-limit', 'NH-TURN-12', { limit });
  return undefined;
}

function readDiscard(table: Table, seat: number, tile: string): Action | Refusal {
  if (!mayDiscard(table)) return refuse('no-more-discards', 'NH-TURN-12');
  if (!playerOf(table, seat).hand.includes(tile)) {
    return refuse('not-in-hand', 'NH-TURN-03', { tile });
  }
  return { kind: 'discard', tile };
}

function readPlace(
  table: Table,
  field: Field,
  turn: Turn,
  parts: readonly string[],
): Action | Refusal {
  const [id = '', hex = '', turned = ''] = parts;
  const tile = armyOf(table, turn.seat).tile(id);
  if (!tile) return refuse('no-such-tile', 'NH-PLAY-01', { tile: id });
  if (tile.kind === 'instant') return refuse('not-a-unit', 'NH-PLAY-02', { tile: id });
  const refusal = refusePlaying(table, turn, tile);
  if (refusal) return refusal;
  const cell = readCell(field, hex);
  const rotation = readRotation(turned);
  if (isRefusal(cell)) return cell;
  if (isRefusal(rotation)) return rotation;
  if (isTaken(field, tile, cell)) return refuse('occupied', 'NH-BRD-02', { hex });
  return { kind: 'place', tile: tile.id, cell, rotation };
}

interface Moved {
  readonly from: number;
  readonly to: number;
  readonly rotation: number;
}

function readMove(
  field: Field,
  parts: readonly string[],
  refuseIt: (piece: Piece) => Refusal | undefined,
  seat: number,
): Moved | Refusal {
  const [way = '', turned = ''] = parts;
  const [start = '', goal = start] = way.split('>');
  const piece = readPiece(field, start);
  const to = readCell(field, goal);
  const rotation = readRotation(turned);
  if (isRefusal(piece)) return piece;
  if (isRefusal(to)) return to;
  if (isRefusal(rotation)) return rotation;
  const refusal = refuseIt(piece);
  if (refusal) return refusal;
  if (to !== piece.cell) {
    if (field.at[to]) return refuse('occupied', 'NH-BRD-02', { hex: goal });
    const stride = strideOf(field, seat);
    if (!reachable(field, piece, stride).includes(to)) {
      return refuse('too-far', stride > 1 ? 'NH-INS-04' : 'NH-INS-02', { hex: goal, stride });
    }
  }
  return { from: piece.cell, to, rotation };
}

function readInstant(
  table: Table,
  field: Field,
  seat: number,
  tile: Tile,
  parts: readonly string[],
): Action | Refusal {
  const { instant } = tile;
  switch (instant?.kind) {
    case 'battle':
      return refuseBattle(table) ?? { kind: 'instant', tile: tile.id, at: -1, to: -1 };
    case 'move':
    case 'turn': {
      const allowed = (piece: Piece): Refusal | undefined =>
        instant.kind === 'move'
          ? refuseMove(field, piece, seat)
          : refuseTurn(field, piece, seat, instant.whom ?? 'friends');
      const moved = readMove(field, parts, allowed, seat);
      if (isRefusal(moved)) return moved;
      if (instant.kind === 'turn' && moved.from !== moved.to) {
        return refuse('only-turns', 'NH-INS-02', { tile: tile.id });
      }
      return { kind: 'move', tile: tile.id, ...moved };
    }
    case 'blast': {
      const centre = readCell(field, parts[0] ?? '');
      if (isRefusal(centre)) return centre;
      const hex = hexName(table, centre);
      if (!isStrikeCentre(table, centre)) return refuse('too-near-the-edge', 'NH-INS-14', { hex });
      return { kind: 'instant', tile: tile.id, at: centre, to: -1 };
    }
    case 'push':
    case 'swap':
      return readPair(field, seat, tile, parts[0] ?? '');
    default: {
      const target = readPiece(field, parts[0] ?? '');
      if (isRefusal(target)) return target;
      const refusal = refuseTarget(field, target, seat, tile);
      return refusal ?? { kind: 'instant', tile: tile.id, at: target.cell, to: -1 };
    }
  }
}

function readPair(field: Field, seat: number, tile: Tile, text: string): Action | Refusal {
  const [first = '', second = ''] = text.split('>');
  const at = readPiece(field, first);
  const to = readPiece(field, second);
  if (isRefusal(at)) return at;
  if (isRefusal(to)) return to;
  const refusal = refuseInstant(field, seat, tile, at, to);
  return refusal ?? { kind: 'instant', tile: tile.id, at: at.cell, to: to.cell };
}

function readCell(field: Field, text: string): number | Refusal {
  const hex = parseHex(text);
  const cell = hex ? field.table.board.cell(hex) : -1;
  return cell < 0 ? refuse('off-board', 'NH-BRD-01', { hex: text }) : cell;
}

function readPiece(field: Field, text: string): Piece | Refusal {
  const cell = readCell(field, text);
  if (isRefusal(cell)) return cell;
  return field.at[cell] ?? refuse('no-unit', 'NH-PLAY-11', { hex: text });
}

function readRotation(text: string): number | Refusal {
  return /^[0-5]$/.test(text)
    ? Number(text)
    : refuse('bad-rotation', 'NH-BRD-03', { rotation: text });
}
