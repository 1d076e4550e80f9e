/** Pictures of tiles and boards as data: no page, no Lit, no rules. */
export { boardPicture, makeBoardSvg } from './board-picture.ts';
export type { BoardScene, PlacedTile } from './board-scene.ts';
export { armyStyles } from '../../packs/base-army-styles.ts';
export { stylesOf, type ArmyStyle, type TileLook } from '../../packs/army-style.ts';
export { pictureStyles } from './picture-styles.ts';
export { tilePicture, type TileState } from './tile-picture.ts';
export { diagramScene } from '../diagram-scene.ts';
export { describeDiagram } from '../../messages/position-messages.ts';
