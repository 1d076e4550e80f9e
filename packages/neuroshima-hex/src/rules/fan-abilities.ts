import type { Flow, Option, Refusal } from '@skirmish-kit/core';
import type { Act } from '../packs/army-pack.ts';
import { turnActions } from './action-text.ts';
import type { Action } from './action.ts';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { playerOf, loseHitPoints } from './hq-points.ts';
import { pieceAt, refuseTurn } from './instants.ts';
import { putMarker, refuseMarker } from './markers.ts';
import { moveUnit } from './move-unit.ts';
import { push, refusePush } from './push-back.ts';
import { refuseSwap, swap } from './swap.ts';
import type { Table } from './table.ts';
import { refuse } from './events.ts';

/** Fan armies: once a turn a unit, often the HQ, may do what its pack says. */
export function actOptions(field: ResolvedBoard, seat: number, options: Option<Action>[]): void {
  for (const piece of field.pieces) {
    if (piece.seat !== seat) continue;
    for (const act of piece.tile.acts) {
      if (refuseActing(field, piece, act)) continue;
      for (const target of field.pieces) offer(field, piece, act, target, options);
    }
  }
}

function refuseActing(field: ResolvedBoard, piece: Piece, act: Act): Refusal | undefined {
  const { turn } = field.table.state;
  const params = { ...named(field.table, piece), act: act.act };
  if (piece.netted) return refuse('netted', 'NH-NET-01', params);
  if (!piece.works) return refuse('no-power', 'NH-FAN-01', params);
  if (turn?.acted.includes(piece.unit.id)) return refuse('already-acted', 'NH-HQ-06', params);
  // Nobody pays with the last point of an HQ.
  if ((act.cost ?? 0) >= playerOf(field.table, piece.seat).hp && act.cost) {
    return refuse('too-dear', 'NH-HQ-01', params);
  }
  return undefined;
}

/** Why a unit cannot do this to that one. */
function refuseAct(
  field: ResolvedBoard,
  piece: Piece,
  act: Act,
  target: Piece,
): Refusal | undefined {
  if (target === piece) return refuse('not-itself', 'NH-HQ-06', { ...named(field.table, piece) });
  const { distances, hexes } = field.table.board;
  const near = distances[piece.cell * hexes.length + target.cell] === 1;
  if (act.reach !== 'board' && !near) {
    return refuse('not-adjacent', 'NH-HQ-06', { ...named(field.table, target) });
  }
  switch (act.act) {
    case 'push':
      return refusePush(field, piece, target, piece.seat);
    case 'swap':
      return refuseSwap(field, piece, target, piece.seat);
    case 'turn':
      return refuseTurn(field, target, piece.seat, act.whom ?? 'friends');
    case 'mark':
      return refuseMarker(field, target, piece.seat, act.marker ?? 'paralysed');
  }
}

function offer(
  field: ResolvedBoard,
  piece: Piece,
  act: Act,
  target: Piece,
  options: Option<Action>[],
): void {
  if (refuseAct(field, piece, act, target)) return;
  const { tile, unit } = target;
  const turns =
    act.act === 'turn' ? tile.turns.filter((to) => tile.looks[unit.rotation] !== to) : [-1];
  for (const to of turns) {
    const value: Action = { kind: 'act', act: act.act, by: piece.cell, at: target.cell, to };
    options.push({ key: turnActions.make(value), value });
  }
}

/** Why nothing that a pack lets this unit do does this to that one; of several, the first reason. */
export function refusePerforming(
  field: ResolvedBoard,
  seat: number,
  piece: Piece,
  target: Piece,
  name: Act['act'],
): Refusal | undefined {
  const who = { ...named(field.table, piece) };
  if (piece.seat !== seat) return refuse('not-yours', 'NH-HQ-06', who);
  const refusals = piece.tile.acts
    .filter(({ act }) => act === name)
    .map((act) => refuseActing(field, piece, act) ?? refuseAct(field, piece, act, target));
  if (refusals.length === 0) return refuse('no-such-act', 'NH-HQ-06', who);
  return refusals.includes(undefined) ? undefined : refusals[0];
}

export function* perform(
  table: Table,
  field: ResolvedBoard,
  seat: number,
  action: Extract<Action, { kind: 'act' }>,
): Flow {
  const piece = pieceAt(field, action.by);
  const target = pieceAt(field, action.at);
  const act = piece.tile.acts.find(
    (each) =>
      each.act === action.act &&
      !refuseActing(field, piece, each) &&
      !refuseAct(field, piece, each, target),
  );
  if (!act) throw new Error(`${piece.tile.id} does not ${action.act}.`);
  table.state.turn?.acted.push(piece.unit.id);
  if (act.cost) yield* loseHitPoints(table, seat, act.cost);
  switch (act.act) {
    case 'push':
      return yield* push(field, piece, target);
    case 'swap':
      return yield* swap(table, piece, target);
    case 'turn':
      return yield* moveUnit(table, target.unit, target.cell, action.to, 'NH-HQ-06');
    case 'mark': {
      const { marker = 'paralysed', until = 'battle' } = act;
      return yield* putMarker(table, target, { marker, until }, seat);
    }
  }
}
