export * from './collection.ts';
export * from './goal.ts';
export * from './goal-notation.ts';
export * from './solution-search.ts';
export * from '../notation/position-from-state.ts';
export * from './puzzle.ts';
export * from './read-puzzle.ts';
export * from './solve.ts';
