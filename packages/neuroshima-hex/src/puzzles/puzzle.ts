import { isProblems, problem, type Problem, type LocalisedText } from '@skirmish-kit/core';
import { parsePosition } from '../notation/position.ts';
import { readPosition } from '../rules/position.ts';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import type { Goal } from './goal.ts';

/** How hard a puzzle is: 1, 2 or 3. */
export type Grade = 1 | 2 | 3;

/**
 * NH-PUZ-02: a position, a side, tiles to use up, and what the battle that follows has to bring.
 * Nothing but the tiles is played: no mobile unit steps of itself.
 */
export interface Puzzle {
  readonly id: string;
  readonly title: LocalisedText;
  readonly grade: Grade;
  /** The position as one line of text. */
  readonly position: string;
  /** The army that plays. */
  readonly side: string;
  /** Every one of them has to be played, in any order. */
  readonly tiles: readonly string[];
  /** All of these have to be reached. */
  readonly goals: readonly Goal[];
}

/** Sets a puzzle up: the turn of the side that plays, with the tiles in its hand. */
export function openPuzzle(library: Library, puzzle: Puzzle): State | readonly Problem[] {
  const position = parsePosition(puzzle.position, library);
  if (isProblems(position)) return position;
  const state = readPosition(library, position);
  if (isProblems(state)) return state;
  const seat = state.setup.armies.indexOf(puzzle.side);
  const player = state.players[seat];
  const army = library.army(puzzle.side);
  if (!player || !army) {
    const said = `The army "${puzzle.side}" is not in the position.`;
    return [problem('/side', 'unknown-army', said, { army: puzzle.side })];
  }
  const unknown = puzzle.tiles.findIndex((id) => !army.tile(id));
  if (unknown >= 0) {
    const tile = puzzle.tiles[unknown] ?? '';
    const said = `${puzzle.side} has no tile "${tile}".`;
    return [problem(`/tiles/${unknown}`, 'unknown-tile', said, { tile })];
  }
  player.hand = [...puzzle.tiles];
  for (const each of state.players) each.turns = 2;
  state.place = seat;
  state.turn = { seat, drawn: true, played: 0, acted: [] };
  return state;
}
