import { isRefusal, type Refusal } from '@skirmish-kit/core';
import { turnActions } from './action-text.ts';
import type { Action } from './action.ts';
import { isStrikeCentre } from './air-strike.ts';
import { refusePerforming } from './fan-abilities.ts';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { playerOf } from './hq-points.ts';
import { refuseBattle, refuseInstant, refuseTarget, refuseTurn } from './instants.ts';
import { refuseStep } from './mobility-ability.ts';
import { refuseMove } from './movement-tile.ts';
import { reachable, strideOf } from './move-unit.ts';
import { isTaken } from './placement.ts';
import { mayDiscard, playLimit } from './play-limit.ts';
import type { Turn } from './state.ts';
import { armyOf, hexName, type Table } from './table.ts';
import { cellText } from './cell-text.ts';
import { refuse } from './events.ts';
import type { Tile } from './tile.ts';

type OfKind<K extends Action['kind']> = Extract<Action, { kind: K }>;

/**
 * Reads an action that is not among the options: an equivalent orientation, which is accepted, or a
 * forbidden action, which is refused with its reason.
 */
export function readAction(
  table: Table,
  field: ResolvedBoard,
  turn: Turn,
  key: string,
): Action | Refusal {
  const action = turnActions.parse(key);
  return (action && judge(table, field, turn, action)) ?? notUnderstood(key);
}

function notUnderstood(key: string): Refusal {
  return refuse('not-understood', 'NH-DEC-05', { answer: key.slice(0, 40) });
}

/** `undefined` for what is no action here at all. */
function judge(
  table: Table,
  field: ResolvedBoard,
  turn: Turn,
  action: Action,
): Action | Refusal | undefined {
  const { seat } = turn;
  switch (action.kind) {
    case 'discard':
      return refuseDiscard(table, seat, action.tile) ?? action;
    case 'place':
      return judgePlace(table, field, turn, action);
    case 'step': {
      const allowed = (piece: Piece) => refuseStep(field, piece, seat);
      return refuseMoving(field, seat, action, allowed) ?? refuseStaying(field, action) ?? action;
    }
    case 'move':
    case 'instant': {
      const tile = armyOf(table, seat).tile(action.tile);
      if (!tile || tile.isHq) return undefined;
      const refusal = refusePlaying(table, turn, tile);
      if (refusal || tile.kind !== 'instant') return refusal;
      return judgeInstant(table, field, seat, tile, action);
    }
    case 'act':
      return refuseAct(field, seat, action) ?? action;
    default:
      return undefined;
  }
}

/** NH-HQ-06: why a unit of a fan army cannot do this; who is turned has to look another way. */
function refuseAct(
  field: ResolvedBoard,
  seat: number,
  { act, by, at, to }: OfKind<'act'>,
): Refusal | undefined {
  const piece = readPiece(field, by);
  if (isRefusal(piece)) return piece;
  const target = readPiece(field, at);
  if (isRefusal(target)) return target;
  const refused = refusePerforming(field, seat, piece, target, act);
  if (refused || act !== 'turn') return refused;
  const refusal = refuseRotation(to);
  if (refusal) return refusal;
  const { looks } = target.tile;
  if (looks[target.unit.rotation] !== looks[to]) return undefined;
  return refuse('not-turning', 'NH-HQ-06', { ...named(field.table, target) });
}

function refusePlaying(table: Table, turn: Turn, { army, id }: Tile): Refusal | undefined {
  if (!playerOf(table, turn.seat).hand.includes(id)) {
    return refuse('not-in-hand', 'NH-TURN-03', { army, tile: id });
  }
  const limit = playLimit(table, turn);
  return turn.played >= limit ? refuse('play-limit', 'NH-TURN-12', { limit }) : undefined;
}

function refuseDiscard(table: Table, seat: number, tile: string): Refusal | undefined {
  if (!mayDiscard(table)) return refuse('no-more-discards', 'NH-TURN-12', {});
  if (playerOf(table, seat).hand.includes(tile)) return undefined;
  return refuse('not-in-hand', 'NH-TURN-03', { army: armyOf(table, seat).id, tile });
}

function judgePlace(
  table: Table,
  field: ResolvedBoard,
  turn: Turn,
  action: OfKind<'place'>,
): Action | Refusal {
  const { cell, rotation } = action;
  const army = armyOf(table, turn.seat);
  const tile = army.tile(action.tile);
  const params = { army: army.id, tile: action.tile };
  if (!tile) return refuse('no-such-tile', 'NH-PLAY-01', params);
  if (tile.kind === 'instant') return refuse('not-a-unit', 'NH-PLAY-02', params);
  const refusal =
    refusePlaying(table, turn, tile) ?? refuseCell(field, cell) ?? refuseRotation(rotation);
  if (refusal) return refusal;
  if (isTaken(field, tile, cell)) {
    return refuse('occupied', 'NH-BRD-02', { hex: hexName(table, cell) });
  }
  return { ...action, tile: tile.id };
}

/** Why a unit cannot go or turn so. */
function refuseMoving(
  field: ResolvedBoard,
  seat: number,
  { from, to, rotation }: { readonly from: number; readonly to: number; readonly rotation: number },
  refuseAction: (piece: Piece) => Refusal | undefined,
): Refusal | undefined {
  const piece = readPiece(field, from);
  if (isRefusal(piece)) return piece;
  const refusal = refuseCell(field, to) ?? refuseRotation(rotation) ?? refuseAction(piece);
  if (refusal || to === from) return refusal;
  const hex = hexName(field.table, to);
  if (field.at[to]) return refuse('occupied', 'NH-BRD-02', { hex });
  const stride = strideOf(field, seat);
  if (reachable(field, piece, stride).includes(to)) return undefined;
  return refuse('too-far', stride > 1 ? 'NH-INS-04' : 'NH-INS-02', { hex, stride });
}

/** NH-INS-02: a unit that stays where it is has to look another way afterwards. */
function refuseStaying(
  field: ResolvedBoard,
  { from, to, rotation }: { readonly from: number; readonly to: number; readonly rotation: number },
): Refusal | undefined {
  const piece = field.at[from];
  if (!piece || from !== to || field.table.state.setup.movesInPlace) return undefined;
  const { looks } = piece.tile;
  if (looks[piece.unit.rotation] !== looks[rotation]) return undefined;
  return refuse('not-moving', 'NH-INS-02', { ...named(field.table, piece) });
}

function judgeInstant(
  table: Table,
  field: ResolvedBoard,
  seat: number,
  tile: Tile,
  action: OfKind<'move' | 'instant'>,
): Action | Refusal | undefined {
  const { instant } = tile;
  if (instant?.kind === 'move' || instant?.kind === 'turn') {
    return judgeMove(field, seat, tile, action);
  }
  if (action.kind === 'move') return undefined;
  const { at, to } = action;
  const played: Action = { ...action, tile: tile.id };
  if (instant?.kind === 'battle') {
    return at < 0 ? (refuseBattle(table) ?? played) : undefined;
  }
  if (at < 0) return undefined;
  if (instant?.kind === 'push' || instant?.kind === 'swap') {
    return to < 0 ? undefined : (refusePair(field, seat, tile, at, to) ?? played);
  }
  if (to >= 0) return undefined;
  if (instant?.kind === 'blast') return refuseBlast(field, at) ?? played;
  const target = readPiece(field, at);
  return isRefusal(target) ? target : (refuseTarget(field, target, seat, tile) ?? played);
}

/** Judges a move; one without a rotation is refused for its other errors first. */
function judgeMove(
  field: ResolvedBoard,
  seat: number,
  tile: Tile,
  action: OfKind<'move' | 'instant'>,
): Action | Refusal | undefined {
  const { instant } = tile;
  const allowed = (piece: Piece): Refusal | undefined =>
    instant?.kind === 'turn'
      ? refuseTurn(field, piece, seat, instant.whom ?? 'friends')
      : refuseMove(field, piece, seat);
  if (action.kind === 'instant') {
    const { at, to } = action;
    if (at < 0) return undefined;
    const way = { from: at, to: to < 0 ? at : to, rotation: 0 };
    return (
      refuseMoving(field, seat, way, allowed) ??
      refuse('bad-rotation', 'NH-BRD-03', { rotation: '' })
    );
  }
  const refusal = refuseMoving(field, seat, action, allowed) ?? refuseStaying(field, action);
  if (refusal) return refusal;
  if (instant?.kind === 'turn' && action.from !== action.to) {
    return refuse('only-turns', 'NH-INS-02', { army: tile.army, tile: tile.id });
  }
  return { ...action, tile: tile.id };
}

function refuseBlast(field: ResolvedBoard, centre: number): Refusal | undefined {
  const refusal = refuseCell(field, centre);
  if (refusal || isStrikeCentre(field.table, centre)) return refusal;
  return refuse('too-near-the-edge', 'NH-INS-14', {});
}

function refusePair(
  field: ResolvedBoard,
  seat: number,
  tile: Tile,
  first: number,
  second: number,
): Refusal | undefined {
  const at = readPiece(field, first);
  const to = readPiece(field, second);
  if (isRefusal(at)) return at;
  return isRefusal(to) ? to : refuseInstant(field, seat, tile, at, to);
}

/** NH-BRD-01: a hex that this board does not have. */
function refuseCell({ table }: ResolvedBoard, cell: number): Refusal | undefined {
  if (cell < table.board.hexes.length) return undefined;
  return refuse('off-board', 'NH-BRD-01', { hex: cellText.make(cell) });
}

function readPiece(field: ResolvedBoard, cell: number): Piece | Refusal {
  const hex = cellText.make(cell);
  return refuseCell(field, cell) ?? field.at[cell] ?? refuse('no-unit', 'NH-PLAY-11', { hex });
}

function refuseRotation(rotation: number): Refusal | undefined {
  return rotation >= 0 && rotation <= 5
    ? undefined
    : refuse('bad-rotation', 'NH-BRD-03', { rotation });
}
