export { sketchGame, sketchGame as default, systemFrom } from './system.ts';
export type { Crew, CrewFigure } from './rules/crew.ts';
export type { Setup, Start } from './rules/setup.ts';
export type { Figure, State } from './rules/state.ts';
export type { Square } from './rules/square.ts';
