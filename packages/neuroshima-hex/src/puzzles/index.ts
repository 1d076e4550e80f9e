export { PUZZLES } from './collection.ts';
export { goalShortfalls, type Goal, goalShortfall } from './goal.ts';
export { makeGoals, parseGoals } from './goal-notation.ts';
export { searchLines, type SolutionLine, type GoalTest } from './solution-search.ts';
export { positionOf } from '../notation/position-from-state.ts';
export { type Grade, openPuzzle, type Puzzle } from './puzzle.ts';
export { readPuzzle } from './read-puzzle.ts';
export {
  type Fought,
  gradeOf,
  hardestBattle,
  isSolved,
  solutionOf,
  solve,
  type Solved,
} from './solve.ts';
