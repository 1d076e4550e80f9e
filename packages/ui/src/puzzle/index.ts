/** Puzzles of any game: a position, what to play in it, and what that has to bring. */
export { GameWithPuzzles, type BoardPage } from './game-with-puzzles.ts';
export { PuzzleFrame } from './puzzle-frame.ts';
export type { GoalShown, PuzzleHost, PuzzleSource } from './puzzle-source.ts';
export { puzzleStyles } from './puzzle-styles.ts';
