export { tablePicture, viewOf } from './table-picture.ts';
export { moreDrawings } from './more-drawings.ts';
export { moreStyles } from './more-styles.ts';
export { standaloneStyles } from './standalone-styles.ts';
export { figureStyles, tableStyles } from './table-styles.ts';
export { tokenPicture, tokenRadius, type Token } from './token.ts';
export { tokenRow } from './token-row.ts';
export { TOKEN_STATES, tokenBadge, type TokenRank, type TokenState } from './token-badges.ts';
export { sidePattern, sidePlate } from './side.ts';
export { WEAPON_OUTLINES, type WeaponOutline } from './weapon-outline.ts';
export { piecePicture } from './terrain/index.ts';
export { reachAreas, type Areas } from './reach-areas.ts';
export { BattleBoard, type SnapRules } from './battle-board.ts';
export { type FilmModule, type LastActionMarks, type AttackFrame } from './film-controller.ts';
export { type ActionOption, type OptionOdds } from './action-option.ts';
export { attackFilm } from './attack-film.ts';
export { sightFoot } from './sight-foot.ts';
export { pieceRows, tokenRows } from './table-legend.ts';
export { TableView } from './table-view.ts';
export { tableTextSource } from './table-text-source.ts';
export { tracersOf } from './tracers.ts';
export { TableBoard } from './table-board.ts';
export { type PointerCandidate } from './table-pointer.ts';
export { fanOut } from './spread-tokens.ts';
export { type Box } from './outline.ts';
export type {
  SceneDoor,
  SceneNote,
  SceneObjective,
  SceneOdds,
  SceneRing,
  SceneSight,
  TableScene,
  SceneItem,
  SceneTracer,
  ScenePath,
} from './scene.ts';
