import { opposite, type Direction } from '@skirmish-kit/space';
import type { Piece } from './resolved-board.ts';

/**
 * NH-ARM-01, NH-ARM-02, NH-ARM-07: a shot that arrives through an armoured edge loses 1. `way` is
 * the direction in which the shot flies.
 */
export function behindArmour(target: Piece, way: Direction, strength: number): number {
  return target.face.armour[opposite(way)] === true ? strength - 1 : strength;
}
