import type { Hex } from '@skirmish-kit/space';
import type { TileLook } from '../../packs/look.ts';
import type { TileStanding } from './tile-picture.ts';

/** What is happening to a tile now. */
export type TileState =
  'acting' | 'struck' | 'gone' | 'choosable' | 'chosen' | 'held' | 'ghost' | 'forbidden';

/** A tile on the board. */
export interface PlacedTile extends TileStanding {
  /** Stays the same while it lies there: what has moved slides to its new place. */
  readonly id: number;
  readonly look: TileLook;
  readonly hex: Hex;
  readonly rotation: number;
  readonly states?: readonly TileState[];
  /** What the picture says about it to whoever points at it. */
  readonly title?: string;
}

/** Who strikes whom, or who heals whom. */
export interface Arrow {
  readonly from: Hex;
  readonly to: Hex;
  readonly kind: 'hit' | 'blocked' | 'healed' | 'pushed' | 'moved';
}

/** A few characters at a hex: `−1`, a rotation, a number of a heat map. */
export interface Badge {
  readonly hex: Hex;
  readonly text: string;
  readonly kind?: 'wound' | 'good' | 'bad';
}

/** Who gives what to whom: a dotted line, with what is given. */
export interface Tie {
  readonly from: Hex;
  readonly to: Hex;
  readonly kind: 'gift' | 'net';
  readonly text: string;
}

/** What would be struck, and how hard. */
export interface Threat {
  readonly hex: Hex;
  readonly text: string;
}

/** How good a hex is: from -1 (bad for whoever asks) to 1. */
export interface Heat {
  readonly hex: Hex;
  readonly value: number;
  readonly text: string;
}

/** Everything a picture of a board shows. Only `radius` and `tiles` are needed. */
export interface BoardScene {
  /** Rings around the centre: 2 for 19 hexes, 3 for 37. */
  readonly radius: number;
  readonly tiles: readonly PlacedTile[];
  readonly foundations?: readonly PlacedTile[];
  /** Whether the seven hexes in the middle are a hill. */
  readonly hill?: boolean;
  /** Names of empty hexes: `c3`. */
  readonly names?: boolean;
  /** Hexes a click would choose. */
  readonly lit?: readonly Hex[];
  readonly heat?: readonly Heat[];
  /** A tile that would lie there. */
  readonly ghost?: PlacedTile | undefined;
  readonly arrows?: readonly Arrow[];
  readonly badges?: readonly Badge[];
  /** Of the tile that is looked at. */
  readonly ties?: readonly Tie[];
  readonly threats?: readonly Threat[];
  /** Where the keyboard stands. */
  readonly focus?: Hex | undefined;
}
