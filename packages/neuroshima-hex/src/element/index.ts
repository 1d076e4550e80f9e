export { SkirmishNeuroshimaDiagram } from './diagram.ts';
export * from './picture/index.ts';
export { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
export * from './board-parts.ts';
export { goalWords } from '../telling/puzzle-words.ts';
