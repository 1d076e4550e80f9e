/** Pictures of tiles and boards as data: no page, no Lit, no rules. */
export { boardPicture, hexesOf, makeBoardSvg } from './board-picture.ts';
export type { Arrow, Badge, BoardScene, Heat, PlacedTile, TileState } from './board-scene.ts';
export { armyLooks } from '../../packs/box.ts';
export { boardBox, hexAt, middleOf } from './hex-layout.ts';
export { looksOf, type ArmyLook, type TileLook } from '../../packs/look.ts';
export { pictureStyles } from './picture-styles.ts';
export { tilePicture, type TileStanding } from './tile-picture.ts';
export { diagramScene, describeDiagram } from '../diagram-scene.ts';
