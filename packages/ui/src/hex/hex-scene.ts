import type { Hex } from '@skirmish-kit/space';

/** The current state of a piece. */
export type PieceState =
  | 'acting'
  | 'struck'
  | 'gone'
  | 'choosable'
  | 'chosen'
  | 'held'
  | 'ghost'
  | 'forbidden';

/** Something that lies on a hex. */
export interface PlacedPiece {
  /** Stays the same while it lies there: what has moved slides to its new place. */
  readonly id: number;
  readonly hex: Hex;
  readonly states?: readonly PieceState[];
  /** The tooltip of the piece in the picture. */
  readonly title?: string;
}

/** An attack or a healing: source and target. */
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

/** A link between units: a dotted line, with its effect. */
export interface HexLink {
  readonly from: Hex;
  readonly to: Hex;
  readonly kind: 'gift' | 'net';
  readonly text: string;
}

/** The hexes that would be hit, and the strength. */
export interface Threat {
  readonly hex: Hex;
  readonly text: string;
}

/** How good a hex is for the viewer: from -1 (bad) to 1. */
export interface HeatValue {
  readonly hex: Hex;
  readonly value: number;
  readonly text: string;
}

/** Everything a picture of a board shows. Only `radius` and `tiles` are needed. */
export interface HexScene<Piece extends PlacedPiece> {
  /** Rings around the centre: 2 for 19 hexes, 3 for 37. */
  readonly radius: number;
  readonly tiles: readonly Piece[];
  readonly foundations?: readonly Piece[];
  /** Whether the seven hexes in the middle are a hill. */
  readonly hill?: boolean;
  /** Names of empty hexes: `c3`. */
  readonly names?: boolean;
  /** Hexes a click would choose. */
  readonly lit?: readonly Hex[];
  readonly heat?: readonly HeatValue[];
  /** A tile that would lie there. */
  readonly ghost?: Piece | undefined;
  readonly arrows?: readonly Arrow[];
  readonly badges?: readonly Badge[];
  /** The tile that is pointed at. */
  readonly ties?: readonly HexLink[];
  readonly threats?: readonly Threat[];
  /** The hex of the keyboard focus. */
  readonly focus?: Hex | undefined;
}
