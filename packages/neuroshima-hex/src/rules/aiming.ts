import { choose, type Flow } from '@skirmish-kit/core';
import { aimAnswers } from './answer-keys.ts';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { canHit } from './hits.ts';
import type { Attack } from './tile.ts';

/** An attack without a fixed line, and whom it is aimed at. */
export interface Aim {
  readonly piece: Piece;
  readonly attack: Attack;
  readonly target: Piece;
}

/** Fan armies: attacks that pick their target are aimed at the start of the phase. */
export function* aim(
  field: ResolvedBoard,
  piece: Piece,
  attack: Attack,
  phase: number,
): Flow<Aim[]> {
  const targets = field.pieces.filter(
    (target) => canHit(field, piece, target) && inReach(field, piece, attack, target),
  );
  const [only] = targets;
  if (!only) return [];
  const target =
    targets.length === 1
      ? only
      : yield* choose({
          who: piece.seat,
          about: 'aim',
          rule: 'NH-ATK-01',
          params: { ...named(field.table, piece), phase },
          options: targets.map((each) => ({
            key: aimAnswers.make({ kind: 'at', target: each.cell }),
            value: each,
            params: { ...named(field.table, each) },
          })),
        });
  return [{ piece, attack, target }];
}

/** A rocket leaves by its edge and flies on in any bends; a stalker finds anyone. */
function inReach(field: ResolvedBoard, piece: Piece, attack: Attack, target: Piece): boolean {
  if (attack.kind === 'stalk') return true;
  const { around, distances, hexes } = field.table.board;
  const first = around[piece.cell]?.[attack.way] ?? -1;
  if (first < 0) return false;
  return (distances[first * hexes.length + target.cell] ?? Infinity) < attack.reach;
}
