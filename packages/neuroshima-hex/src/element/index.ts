export { SkirmishNeuroshimaDiagram } from './diagram.ts';
export { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
export {
  type ArmyStyle,
  armyStyles,
  boardPicture,
  type BoardScene,
  describeDiagram,
  diagramScene,
  stylesOf,
  makeBoardSvg,
  pictureStyles,
  type PlacedTile,
  type TileLook,
  tilePicture,
  type TileState,
} from './picture/index.ts';
/* What other elements around a board are made of, such as an editor. */
export { armyNames } from '../packs/army-style.ts';
export { Names, type Naming } from '../messages/element-names.ts';
export { goalText } from '../messages/puzzle-messages.ts';
export { tileName } from '../messages/position-messages.ts';
export { elementStyles } from './element-styles.ts';
export { paintTiles, tileSlot } from './paint-tiles.ts';
