/** Puzzles of any game: a position, what to play in it, and what that has to bring. */
export { PuzzleFrame, type PuzzleHost } from './puzzle-frame.ts';
export type { GoalProgress, PuzzleSource } from './puzzle-source.ts';
export { puzzleStyles } from './puzzle-styles.ts';
