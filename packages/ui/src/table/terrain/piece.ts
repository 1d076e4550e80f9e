import type { Point, Terrain } from '@skirmish-kit/space';
import type { Part } from '../../picture.ts';

/** What the drawing of a piece works with. */
export interface PieceGiven {
  readonly piece: Terrain;
  readonly corners: readonly Point[];
  /** The same numbers for the same piece, every time. */
  readonly random: () => number;
  /** Put before the ids of symbols. */
  readonly prefix: string;
}

/** How one kind of scenery is drawn, and how long its shadow is. */
export interface PieceHand {
  readonly shadow: number | ((piece: Terrain) => number);
  draw(given: PieceGiven): readonly Part[];
}
