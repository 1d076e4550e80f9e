import type { HexScene, PlacedPiece } from '@skirmish-kit/ui/hex-picture';
import type { TileLook } from '../../packs/army-style.ts';
import type { TileState } from './tile-picture.ts';

/** A tile on the board. */
export interface PlacedTile extends PlacedPiece, TileState {
  readonly look: TileLook;
  readonly rotation: number;
}

/** Everything a picture of the board shows. */
export type BoardScene = HexScene<PlacedTile>;
