export { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
export { SkirmishNeuroshimaDiagram } from './diagram.ts';
export { boardPicture, makeBoardSvg } from './picture/board-picture.ts';
export type { BoardScene, PlacedTile, TileState } from './picture/board-scene.ts';
export { armyLooks } from './picture/box.ts';
export { looksOf, type ArmyLook, type TileLook } from './picture/look.ts';
export { pictureStyles } from './picture/picture-styles.ts';
export { tilePicture, type TileStanding } from './picture/tile-picture.ts';
export { diagramScene, describeDiagram } from './diagram-scene.ts';
