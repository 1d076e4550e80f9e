import type { Puzzle } from './puzzle.ts';
import puzzles from './puzzles.json' with { type: 'json' };

/** Our own puzzles are read and solved by a test, not in every page that shows one. */
function isOwnPuzzle(value: unknown): value is Puzzle {
  return typeof value === 'object' && value !== null && 'goals' in value;
}

const ALL: readonly unknown[] = puzzles;

/** Puzzles with exactly one solution up to symmetry, the easy ones first. */
export const PUZZLES: readonly Puzzle[] = ALL.filter(isOwnPuzzle);
