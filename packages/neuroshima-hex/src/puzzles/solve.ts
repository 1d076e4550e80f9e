import { isProblems, type ChoiceRequest, type Problem } from '@skirmish-kit/core';
import type { Action } from '../rules/action.ts';
import { readField } from '../rules/field.ts';
import { byDefault } from '../rules/fight-out.ts';
import { playerOf } from '../rules/hq-points.ts';
import { runOut } from '../rules/preview/run-out.ts';
import { sketchTable } from '../rules/preview/sketch.ts';
import { fightThrough } from '../rules/preview/what-if.ts';
import type { State } from '../rules/state.ts';
import { tableOf, tileNamed, type Library, type Table } from '../rules/table.ts';
import { actions, carryOutAction } from '../rules/turn.ts';
import { allMissedBy, type Goal } from './goal.ts';
import { openPuzzle, type Puzzle } from './puzzle.ts';
import { canonicalText, symmetriesOf } from './symmetry.ts';

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
 * goals whatever the others decide in the battle; its own decisions are free.
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
  everyLine(tableOf(library, state, false), (end, keys) => {
    const { missed } = hardestBattle(end, puzzle.goals, seat);
    lines++;
    if (missed === 0) solutions.push(keys);
    if (missed === 1) nearMisses++;
  });
  return { lines, solutions, nearMisses };
}

/** Calls back once for every position in which the hand can be used up, up to symmetry. */
export function everyLine(
  table: Table,
  found: (end: Table, keys: readonly string[]) => void,
): void {
  const symmetries = symmetriesOf(table);
  const seen = new Set<string>();
  const goOn = (from: Table, keys: readonly string[]): void => {
    const { hand } = playerOf(from, from.state.turn?.seat ?? 0);
    const text = `${canonicalText(from, symmetries)}|${hand.join()}`;
    if (seen.has(text)) return;
    seen.add(text);
    if (hand.length === 0) return found(from, keys);
    for (const { key, action } of plays(from, hand)) goOn(played(from, action), [...keys, key]);
  };
  goOn(table, []);
}

/** What may be done with a hand. Placements alone come to the same in any order. */
function plays(
  table: Table,
  hand: readonly string[],
): { readonly key: string; readonly action: Action }[] {
  const { turn } = table.state;
  if (!turn) return [];
  const onlyUnits = hand.every((id) => tileNamed(table, turn.seat, id).kind !== 'instant');
  const tiles = onlyUnits ? hand.slice(0, 1) : hand;
  return actions(table, readField(table), turn).flatMap(({ key, value: action }) => {
    if (action.kind !== 'place' && action.kind !== 'move' && action.kind !== 'instant') return [];
    const isBattle = tileNamed(table, turn.seat, action.tile).instant?.kind === 'battle';
    return !isBattle && tiles.includes(action.tile) ? [{ key, action }] : [];
  });
}

function played(table: Table, action: Action): Table {
  const trial = sketchTable(table);
  const { turn } = trial.state;
  if (turn) runOut(carryOutAction(trial, readField(trial), turn, action));
  return trial;
}

/** A battle that came out so, and what was answered in it. */
export interface Fought {
  /** By how much the goals are missed. */
  readonly missed: number;
  readonly answers: readonly string[];
}

/** The battle in which the side decides as well, and the others as badly for it, as they can. */
export function hardestBattle(table: Table, goals: readonly Goal[], seat: number): Fought {
  const fight = (answers: readonly string[]): Fought => {
    const trial = sketchTable(table);
    let asked: ChoiceRequest | undefined;
    let given = 0;
    fightThrough(trial, 'tile', (choice) => {
      const answer = answers[given++];
      if (answer !== undefined) return answer;
      asked ??= choice;
      return byDefault(choice);
    });
    if (!asked) return { missed: allMissedBy(goals, table.state, trial.state, seat), answers };
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
  return allMissedBy(puzzle.goals, before, after, seat) === 0;
}

/** How hard it is: by how many lines there are, and how many of them nearly do. */
export function gradeOf({ lines, nearMisses }: Solved): Puzzle['grade'] {
  const weight = lines + 20 * nearMisses;
  return weight < 900 ? 1 : weight < 2250 ? 2 : 3;
}
