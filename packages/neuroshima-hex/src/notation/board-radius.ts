import type { Position } from '../rules/position.ts';

/** Rings of the board that a position is on. */
export function radiusOf({ options }: Pick<Position, 'options'>): number {
  return options?.board === 'extended' ? 3 : 2;
}
