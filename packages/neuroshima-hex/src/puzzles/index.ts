export * from './collection.ts';
export * from './goal.ts';
export * from './goal-text.ts';
export * from './lines.ts';
export * from '../notation/position-of.ts';
export * from './puzzle.ts';
export * from './read-puzzle.ts';
export * from './solve.ts';
