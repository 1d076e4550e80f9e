/** What other elements around a board are made of, such as an editor. */
export { Board, type BoardHost } from './board.ts';
export { tileName } from './diagram-scene.ts';
export { elementStyles } from './element-styles.ts';
export { knownArmies } from '../packs/look.ts';
export { Names, type Naming } from '../telling/element-names.ts';
export { paintTiles, tileSlot } from './paint-tiles.ts';
export { followDrag, type Dragged } from './tile-drag.ts';
