/** Boards of hexes as pictures: no page and no Lit. */
export { boardBox, CORNER, EDGE, hexAt, hexPath, middleOf } from './hex-layout.ts';
export { hexesOf, hexPicture, type HexDrawing } from './hex-picture.ts';
export type {
  Arrow,
  Badge,
  Heat,
  HexScene,
  PieceState,
  PlacedPiece,
  Threat,
  Tie,
} from './hex-scene.ts';
export { hexGroundStyles, hexLiveStyles, HEX_COLOURS } from './hex-styles.ts';
