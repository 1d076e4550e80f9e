export { tablePicture, viewOf } from './table-picture.ts';
export { aloneStyles, figureStyles, tableStyles } from './table-styles.ts';
export { tokenPicture, tokenRadius, type Token } from './token.ts';
export { tokenRow } from './token-row.ts';
export { TOKEN_STATES, tokenBadge, type TokenRank, type TokenState } from './token-badges.ts';
export { sidePlate } from './side.ts';
export { WEAPON_OUTLINES, type WeaponOutline } from './weapon-outline.ts';
export { piecePicture } from './terrain/index.ts';
export { reachAreas, type Areas } from './reach-areas.ts';
export { BattleBoard, type Snapping } from './battle-board.ts';
export { type FilmKit, type Past, type StrikeFrame } from './film-controller.ts';
export { type Offer, type OfferOdds } from './action-option.ts';
export { strikeFilm } from './attack-film.ts';
export { pieceRows, tokenRows } from './table-legend.ts';
export { TableRoom } from './table-view.ts';
export { tableTextSource } from './table-text-source.ts';
export { tracersOf } from './tracers.ts';
export { TableBoard } from './table-board.ts';
export { type Pointable } from './table-pointer.ts';
export { fanOut } from './spread-tokens.ts';
export { type Box } from './outline.ts';
export type {
  DoorShown,
  NoteShown,
  ObjectiveShown,
  OddsShown,
  RingShown,
  SightShown,
  TableScene,
  ThingShown,
  TracerShown,
  WayShown,
} from './scene.ts';
