import type { Refusal } from '@skirmish-kit/core';
import { lifeLeft, named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { instantHit, refuseSniper } from './sniper.ts';
import { refuse } from './events.ts';

/** NH-INS-15…17, NH-OPEN-30: an enemy unit next to one's own HQ, which must not be netted. */
export function refuseGrenade(
  field: ResolvedBoard,
  target: Piece,
  seat: number,
): Refusal | undefined {
  const { table } = field;
  const refusal = refuseSniper(field, target, seat);
  if (refusal) return refusal;
  const params = { ...named(table, target) };
  const hq = field.pieces.find((piece) => piece.seat === seat && piece.tile.isHq);
  const { distances, hexes } = table.board;
  if (!hq || distances[hq.cell * hexes.length + target.cell] !== 1) {
    return refuse('not-next-to-hq', 'NH-INS-16', params);
  }
  if (hq.netted && !table.options.grenadeFromNettedHq) {
    return refuse('hq-netted', 'NH-INS-17', params);
  }
  return undefined;
}

/** NH-INS-15: destroys outright, whatever the toughness. */
export function grenadeHit(on: Piece): Hit {
  return instantHit(on, lifeLeft(on));
}
