export { SkirmishNeuroshimaDiagram } from './diagram.ts';
export { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
export * from './picture/index.ts';
/* What other elements around a board are made of, such as an editor. */
export { knownArmies } from '../packs/look.ts';
export { Names, type Naming } from '../telling/element-names.ts';
export { goalWords } from '../telling/puzzle-words.ts';
export { tileName } from '../telling/position-words.ts';
export { elementStyles } from './element-styles.ts';
export { paintTiles, tileSlot } from './paint-tiles.ts';
