import { refuseSwap, swap, swapOptions } from './swap.ts';
import { putMarker, refuseMarker } from './markers.ts';
import { lift } from './foundation.ts';
import type { Flow, Option, Refusal } from '@skirmish-kit/core';
import { isStrikeCentre, strikeHits } from './air-strike.ts';
import { instantOption, moveOption, type Action } from './action.ts';
import { beginBattle } from './battle.ts';
import { discard } from './discard.ts';
import { named, resolveBoard, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { grenadeHit, refuseGrenade } from './grenade.ts';
import { refuse, emit } from './events.ts';
import { moveTileOptions, refuseMove } from './movement-tile.ts';
import { moveUnit } from './move-unit.ts';
import { push, pushOptions, refusePush } from './push-back.ts';
import { instantHit, refuseSniper } from './sniper.ts';
import { maskHas } from './hostility.ts';
import { tileNamed, type Table } from './table.ts';
import type { Tile } from './tile.ts';
import { carryOut } from './wounds.ts';

/** Every legal use of an instant; none means that it cannot be played (NH-PLAY-11). */
export function instantOptions(
  field: ResolvedBoard,
  seat: number,
  tile: Tile,
  options: Option<Action>[],
): void {
  const { table } = field;
  const { instant } = tile;
  switch (instant?.kind) {
    case 'battle':
      if (!refuseBattle(table)) options.push(instantOption(tile.id));
      return;
    case 'move':
      return moveTileOptions(field, seat, tile.id, options);
    case 'push':
      return pushOptions(field, seat, tile.id, options);
    case 'swap':
      return swapOptions(field, seat, tile.id, options);
    case 'turn':
      for (const piece of field.pieces) {
        turnOptions(field, piece, seat, tile.id, instant.whom ?? 'friends', options);
      }
      return;
    case 'blast':
      for (const cell of field.at.keys()) {
        if (isStrikeCentre(table, cell)) options.push(instantOption(tile.id, cell));
      }
      return;
    default:
      for (const piece of field.pieces) {
        if (!refuseTarget(field, piece, seat, tile)) {
          options.push(instantOption(tile.id, piece.cell));
        }
      }
  }
}

/** NH-BAT-11: no Battle tile once anybody has drawn a last tile. */
export function refuseBattle(table: Table): Refusal | undefined {
  return table.state.ending ? refuse('last-tile-drawn', 'NH-BAT-11', {}) : undefined;
}

/** Why an instant with a single target cannot be used on this unit. */
export function refuseTarget(
  field: ResolvedBoard,
  target: Piece,
  seat: number,
  tile: Tile,
): Refusal | undefined {
  switch (tile.instant?.kind) {
    case 'wound':
      return refuseSniper(field, target, seat);
    case 'destroy':
      return refuseGrenade(field, target, seat);
    case 'mark':
      return refuseMarker(field, target, seat, tile.instant.marker);
    default:
      return refuse('no-target', 'NH-PLAY-11', { army: tile.army, tile: tile.id });
  }
}

/** Why an instant that needs two units, a push or a swap, cannot be used so. */
export function refuseInstant(
  field: ResolvedBoard,
  seat: number,
  tile: Tile,
  at: Piece,
  to: Piece,
): Refusal | undefined {
  if (tile.instant?.kind === 'push') return refusePush(field, at, to, seat);
  return refuseSwap(field, at, to, seat);
}

/** Fan armies: turning a unit of one's own, or of the enemy's, on the spot. */
export function refuseTurn(
  field: ResolvedBoard,
  piece: Piece,
  seat: number,
  whom: 'friends' | 'enemies',
): Refusal | undefined {
  if (whom === 'friends') return refuseMove(field, piece, seat);
  const params = { ...named(field.table, piece) };
  if (!maskHas(field.table.sides.enemies, seat, piece.seat)) {
    return refuse('friend', 'NH-INS-03', params);
  }
  return piece.netted ? refuse('netted', 'NH-NET-05', params) : undefined;
}

function turnOptions(
  field: ResolvedBoard,
  piece: Piece,
  seat: number,
  tile: string,
  whom: 'friends' | 'enemies',
  options: Option<Action>[],
): void {
  if (refuseTurn(field, piece, seat, whom)) return;
  for (const rotation of piece.tile.turns) {
    if (piece.tile.looks[piece.unit.rotation] !== rotation) {
      options.push(moveOption(tile, piece.cell, piece.cell, rotation));
    }
  }
}

/** NH-PLAY-02, NH-PLAY-10: an instant is shown, resolved and discarded. */
export function* playInstant(
  table: Table,
  field: ResolvedBoard,
  seat: number,
  action: Extract<Action, { kind: 'move' | 'instant' }>,
): Flow {
  const tile = tileNamed(table, seat, action.tile);
  yield* emit(table, 'played', 'NH-PLAY-02', { seat, tile: tile.id });
  discard(table, seat, tile.id);
  if (action.kind === 'move') {
    const piece = pieceAt(field, action.from);
    yield* moveUnit(table, piece.unit, action.to, action.rotation, 'NH-INS-02');
  } else {
    yield* resolve(table, field, seat, tile, action.at, action.to);
  }
}

function* resolve(
  table: Table,
  field: ResolvedBoard,
  seat: number,
  tile: Tile,
  at: number,
  to: number,
): Flow {
  const { instant } = tile;
  switch (instant?.kind) {
    case 'battle':
      return yield* beginBattle(table, 'tile', seat);
    case 'push':
      return yield* push(field, pieceAt(field, at), pieceAt(field, to));
    case 'swap':
      return yield* swap(table, pieceAt(field, at), pieceAt(field, to));
    case 'wound':
      return yield* carryOut(field, [instantHit(pieceAt(field, at), instant.strength)], seat);
    case 'destroy':
      return yield* carryOut(field, [grenadeHit(pieceAt(field, at))], seat);
    case 'blast':
      return yield* blast(table, seat, at, instant.strength);
    case 'mark':
      return yield* putMarker(table, pieceAt(field, at), instant, seat);
  }
}

/** NH-OPEN-29: units and Medics in the area are hit together. Foundations in it go too. */
function* blast(table: Table, seat: number, centre: number, strength: number): Flow {
  const field = resolveBoard(table);
  const area = [centre, ...(table.board.around[centre] ?? [])];
  for (const foundation of table.state.foundations) {
    if (area.includes(foundation.cell)) yield* lift(table, foundation);
  }
  yield* carryOut(field, strikeHits(field, centre, strength), seat);
}

/** The piece an action was offered for. */
export function pieceAt(field: ResolvedBoard, cell: number): Piece {
  const piece = field.at[cell];
  if (!piece) throw new Error(`There is no unit on cell ${cell}.`);
  return piece;
}
