/** Boards of hexes as pictures: no page and no Lit. */
export { boardBounds, CORNER, EDGE, hexAt, hexPath, hexCentre } from './hex-layout.ts';
export { hexesOf, hexPicture, type HexDrawing } from './hex-picture.ts';
export type {
  Arrow,
  Badge,
  HeatValue,
  HexScene,
  PieceState,
  PlacedPiece,
  Threat,
  HexLink,
} from './hex-scene.ts';
export { hexGroundStyles, hexLiveStyles, HEX_COLOURS } from './hex-styles.ts';
