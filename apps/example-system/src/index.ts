export { causeway, causeway as default, systemFrom } from './system.ts';
export type { Band, BandFigure } from './rules/band.ts';
export type { Setup, Start } from './rules/setup.ts';
export type { Figure, Place, State } from './rules/state.ts';
export type { Stone } from './rules/stone.ts';
