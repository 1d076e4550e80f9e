import {
  isProblems,
  isRefusal,
  problem,
  type ChoiceRequest,
  type Problem,
  type Refusal,
} from '@skirmish-kit/core';
import type { Goal } from './goal.ts';
import { parseGoals } from './goal-notation.ts';
import { openPuzzle, type Puzzle } from './puzzle.ts';
import { hardestBattle, solutionOf, type Fought } from './solve.ts';
import type { Action } from '../rules/action.ts';
import { resolveBoard } from '../rules/resolved-board.ts';
import { runToEnd } from '../rules/preview/run-to-end.ts';
import { trialState } from '../rules/preview/trial-state.ts';
import { readAction } from '../rules/read-action.ts';
import type { State, Turn, Unit } from '../rules/state.ts';
import { tableOf, tileNamed, type Library, type Table } from '../rules/table.ts';
import { actions, carryOutAction } from '../rules/turn.ts';

/** A puzzle under way: the position, with what has been played since on top. */
export class PuzzleGame {
  /** Who plays. */
  readonly seat: number;
  readonly goals: readonly Goal[];
  readonly start: State;
  readonly #library: Library;
  readonly #puzzle: Puzzle;
  readonly #played: State[] = [];
  #solution: readonly string[] | undefined;

  constructor(library: Library, start: State, puzzle: Puzzle) {
    this.#library = library;
    this.#puzzle = puzzle;
    this.start = start;
    this.goals = puzzle.goals;
    this.seat = start.turn?.seat ?? 0;
  }

  get state(): State {
    return this.#played.at(-1) ?? this.start;
  }

  get hand(): readonly string[] {
    return this.state.players[this.seat]?.hand ?? [];
  }

  get canTakeBack(): boolean {
    return this.#played.length > 0;
  }

  takeBack(): void {
    this.#played.pop();
  }

  unitOn(cell: number): Unit | undefined {
    return this.state.units.find((unit) => unit.cell === cell);
  }

  /** Every use of a tile of the hand, as the rules offer it in a turn. */
  get choice(): ChoiceRequest {
    const table = tableOf(this.#library, this.state, false);
    const all = actions(table, resolveBoard(table), this.#turn);
    return {
      kind: 'choice',
      skip: undefined,
      visibleTo: undefined,
      who: this.seat,
      about: 'action',
      rule: 'NH-DEC-05',
      params: {},
      options: all.filter(({ value }) => this.#isPlay(table, value)),
      open: true,
      take: (key) => this.explain(key),
      explain: (key) => this.explain(key),
    };
  }

  get #turn(): Turn {
    return this.state.turn ?? { seat: this.seat, drawn: true, played: 0, acted: [] };
  }

  /** NH-PUZ-02: tiles alone are played, and the battle is not one of them. */
  #isPlay(table: Table, action: Action): boolean {
    if (action.kind !== 'place' && action.kind !== 'move' && action.kind !== 'instant')
      return false;
    return tileNamed(table, this.seat, action.tile).instant?.kind !== 'battle';
  }

  explain(key: string): Refusal | undefined {
    const table = tableOf(this.#library, this.state, false);
    const action = readAction(table, resolveBoard(table), this.#turn, key);
    return isRefusal(action) ? action : undefined;
  }

  /** Plays a tile; a refusal changes nothing. */
  play(key: string): Refusal | undefined {
    const table = tableOf(this.#library, trialState(this.state), false);
    const field = resolveBoard(table);
    const turn = table.state.turn ?? this.#turn;
    const action = readAction(table, field, turn, key);
    if (isRefusal(action)) return action;
    if (!this.#isPlay(table, action)) return undefined;
    runToEnd(carryOutAction(table, field, turn, action));
    this.#played.push(table.state);
    return undefined;
  }

  /** A way to solve it from the start, worked out when first asked for. */
  get solution(): readonly string[] | undefined {
    return (this.#solution ??= solutionOf(this.#library, this.#puzzle));
  }

  /** Takes back everything that was played. */
  restart(): void {
    this.#played.length = 0;
  }

  /** The battle, with the others deciding as badly for the puzzler as they can. */
  fight(): Fought {
    return hardestBattle(tableOf(this.#library, this.state, false), this.goals, this.seat);
  }
}

/**
 * Reads `hand="borgo:mutant,claws"` and `goal="damage-3 keep-2"` for a position: Borgo plays its
 * two tiles so that the enemy HQ loses at least three points and two of its own units are left.
 */
export function readPuzzle(
  library: Library,
  position: string,
  hand: string,
  goal: string,
): PuzzleGame | readonly Problem[] {
  const [side = '', list = ''] = hand.split(':').map((part) => part.trim());
  const tiles = list.split(/[\s,]+/).filter(Boolean);
  const goals = parseGoals(goal);
  if (isProblems(goals)) return goals;
  if (tiles.length === 0) {
    const said = 'A hand is an army and its tiles, such as borgo:mutant,claws.';
    return [problem('hand', 'no-tiles', said)];
  }
  const title = { en: '', fr: '' };
  const puzzle: Puzzle = { id: '', title, grade: 1, position, side, tiles, goals };
  const start = openPuzzle(library, puzzle);
  if (!isProblems(start)) return new PuzzleGame(library, start, puzzle);
  return start.map((found) =>
    /^\/(side|tiles)/.test(found.path) ? { ...found, path: 'hand' } : found,
  );
}
