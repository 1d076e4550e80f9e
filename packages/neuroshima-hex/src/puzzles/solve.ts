import { isProblems, type ChoiceRequest, type Problem } from '@skirmish-kit/core';
import { defaultAnswers } from '../rules/run-battle.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { fightThrough } from '../rules/preview/what-if.ts';
import type { State } from '../rules/state.ts';
import { tableOf, type Library, type Table } from '../rules/table.ts';
import { goalShortfalls, goalShortfall, type Goal } from './goal.ts';
import { searchLines, type SolutionLine } from './solution-search.ts';
import { openPuzzle, type Puzzle } from './puzzle.ts';

/** Everything there is to know about a puzzle. */
export interface Solved {
  /** Positions in which the tiles can be used up, up to symmetry. */
  readonly lines: number;
  /** The answers that play a solution, one for each that differs from the others by more than symmetry. */
  readonly solutions: readonly (readonly string[])[];
  /** Lines that miss the goals by a single point or unit. */
  readonly nearMisses: number;
}

/**
 * Tries every way of using up the tiles: placements and orientations in any order that matters,
 * every use of instants; then fights the battle. A line solves the puzzle when it reaches the
 * goals whatever the others decide, in the battle and before it; its own decisions are free.
 *
 * @example
 * ```ts
 * const [puzzle] = PUZZLES;
 * const solved = puzzle && solve(makeLibrary(), puzzle);
 * if (solved && !isProblems(solved)) solved.solutions;
 * // [['place:brawler:-2,1:1', 'place:saboteur:0,0:0']]
 * ```
 */
export function solve(library: Library, puzzle: Puzzle): Solved | readonly Problem[] {
  const state = openPuzzle(library, puzzle);
  if (isProblems(state)) return state;
  const seat = state.turn?.seat ?? 0;
  const solutions: (readonly string[])[] = [];
  let lines = 0;
  let nearMisses = 0;
  const missing = (end: Table): number => hardestBattle(end, puzzle.goals, seat).missed;
  const count: SolutionLine = (end, keys, sure) => {
    const missed = missing(end);
    lines++;
    if (missed === 0 && sure) solutions.push(keys);
    if (missed === 1) nearMisses++;
  };
  searchLines(tableOf(library, state, false), count, (end) => missing(end) === 0);
  return { lines, solutions, nearMisses };
}

/**
 * A solution of a puzzle, tile by tile, or nothing when there is none: the first that is found, since
 * a hint needs no more.
 */
export function solutionOf(library: Library, puzzle: Puzzle): readonly string[] | undefined {
  const solved = solve(library, puzzle);
  return isProblems(solved) ? undefined : solved.solutions[0];
}

/** A battle that came out so, and what was answered in it. */
export interface Fought {
  /** By how much the goals are missed. */
  readonly missed: number;
  /** By how much each of them is missed; 0 or less when it is reached. */
  readonly each: readonly number[];
  readonly answers: readonly string[];
}

/** The battle in which the side decides as well, and the others as badly for it, as they can. */
export function hardestBattle(table: Table, goals: readonly Goal[], seat: number): Fought {
  const fight = (answers: readonly string[]): Fought => {
    const trial = trialTable(table);
    let asked: ChoiceRequest | undefined;
    let given = 0;
    fightThrough(trial, 'tile', (choice) => {
      const answer = answers[given++];
      if (answer !== undefined) return answer;
      asked ??= choice;
      return defaultAnswers(choice);
    });
    if (!asked) {
      const each = goals.map((goal) => goalShortfall(goal, table.state, trial.state, seat));
      return { missed: goalShortfalls(goals, table.state, trial.state, seat), each, answers };
    }
    const sign = asked.who === seat ? 1 : -1;
    return asked.options
      .map(({ key }) => fight([...answers, key]))
      .reduce((best, next) => (sign * (next.missed - best.missed) < 0 ? next : best));
  };
  return fight([]);
}

/** Whether a battle that has been fought reached what a puzzle wants. */
export function isSolved(puzzle: Puzzle, before: State, after: State): boolean {
  const seat = before.setup.armies.indexOf(puzzle.side);
  return goalShortfalls(puzzle.goals, before, after, seat) === 0;
}

/** How hard it is: by how many lines there are, and how many of them nearly do. */
export function gradeOf({ lines, nearMisses }: Solved): Puzzle['grade'] {
  const weight = lines + 20 * nearMisses;
  return weight < 900 ? 1 : weight < 2250 ? 2 : 3;
}
