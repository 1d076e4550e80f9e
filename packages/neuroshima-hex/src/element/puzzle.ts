import {
  isRefusal,
  problem,
  type ChoiceRequest,
  type Option,
  type Problem,
  type Refusal,
} from '@skirmish-kit/core';
import type { Action } from '../rules/action.ts';
import { takeFromHand } from '../rules/draw.ts';
import { readField } from '../rules/field.ts';
import { placeOptions, placeTile } from '../rules/placing.ts';
import { runOut } from '../rules/preview/run-out.ts';
import { sketchOf } from '../rules/preview/sketch.ts';
import { readAction } from '../rules/read-action.ts';
import type { State, Turn } from '../rules/state.ts';
import { tableOf, tileNamed, type Library } from '../rules/table.ts';

/** Tiles to be placed, and what the battle after it has to do to an HQ. */
export interface Puzzle {
  readonly seat: number;
  readonly target: number;
  /** Points the target has to lose at least. */
  readonly loss: number;
}

/** A puzzle under way: the position, with what has been placed since on top. */
export class PuzzleGame {
  readonly puzzle: Puzzle;
  readonly #library: Library;
  readonly #states: State[];

  constructor(library: Library, start: State, puzzle: Puzzle) {
    this.#library = library;
    this.puzzle = puzzle;
    this.#states = [start];
  }

  get state(): State {
    return this.#states.at(-1) ?? this.start;
  }

  get start(): State {
    const [start] = this.#states;
    if (!start) throw new Error('A puzzle begins somewhere.');
    return start;
  }

  get hand(): readonly string[] {
    return this.state.players[this.puzzle.seat]?.hand ?? [];
  }

  get canTakeBack(): boolean {
    return this.#states.length > 1;
  }

  takeBack(): void {
    if (this.canTakeBack) this.#states.pop();
  }

  /** Every placement of a tile of the hand, as a question of the rules would offer it. */
  get choice(): ChoiceRequest {
    const table = tableOf(this.#library, this.state, false);
    const field = readField(table);
    const options: Option<Action>[] = [];
    for (const id of new Set(this.hand)) {
      const tile = tileNamed(table, this.puzzle.seat, id);
      if (tile.kind !== 'instant') placeOptions(field, tile, options);
    }
    return {
      kind: 'choice',
      who: this.puzzle.seat,
      about: 'action',
      rule: 'NH-PLAY-03',
      params: {},
      options,
      open: true,
      take: (key) => this.explain(key),
      explain: (key) => this.explain(key),
    };
  }

  explain(key: string): Refusal | undefined {
    const action = this.#read(key);
    return isRefusal(action) ? action : undefined;
  }

  #read(key: string): Action | Refusal {
    const table = tableOf(this.#library, this.state, false);
    const turn: Turn = { seat: this.puzzle.seat, drawn: true, played: 0, acted: [] };
    return readAction({ ...table, state: { ...this.state, turn } }, readField(table), turn, key);
  }

  /** Places a tile; a refusal changes nothing. */
  place(key: string): Refusal | undefined {
    const action = this.#read(key);
    if (isRefusal(action)) return action;
    if (action.kind !== 'place') return undefined;
    const state = sketchOf(this.state);
    const table = tableOf(this.#library, state, false);
    const { seat } = this.puzzle;
    const player = state.players[seat];
    if (player) takeFromHand(player, action.tile);
    runOut(
      placeTile(table, seat, tileNamed(table, seat, action.tile), action.cell, action.rotation),
    );
    this.#states.push(state);
    return undefined;
  }

  /** What the battle cost the target. */
  loss(end: State): number {
    const { target } = this.puzzle;
    return (this.start.players[target]?.hp ?? 0) - (end.players[target]?.hp ?? 0);
  }
}

/**
 * Reads `hand="borgo:mutant,claws"` and `goal="moloch:3"` for a position: Borgo places its two
 * tiles so that the HQ of Moloch loses at least three.
 */
export function readPuzzle(
  library: Library,
  state: State,
  hand: string,
  goal: string,
): PuzzleGame | readonly Problem[] {
  const [army = '', tiles = ''] = hand.split(':');
  const [enemy = '', loss = ''] = goal.split(':');
  const seat = state.setup.armies.indexOf(army.trim());
  const target = state.setup.armies.indexOf(enemy.trim());
  const problems: Problem[] = [];
  if (seat < 0)
    problems.push(problem('hand', 'unknown-army', `“${army}” is not in the position.`, { army }));
  if (target < 0)
    problems.push(
      problem('goal', 'unknown-army', `“${enemy}” is not in the position.`, { army: enemy }),
    );
  if (!/^\d{1,2}$/.test(loss)) {
    problems.push(problem('goal', 'bad-points', 'A goal is an army and points, such as moloch:3.'));
  }
  const known = library.army(army.trim());
  const ids = tiles
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((id) => {
      const tile = known?.tile(id);
      if (known && (!tile || tile.kind === 'instant' || tile.isHq)) {
        problems.push(
          problem('hand', 'unknown-tile', `${army} cannot place “${id}”.`, { army, tile: id }),
        );
      }
      return tile?.id ?? id;
    });
  if (problems.length > 0) return problems;
  const start = sketchOf(state);
  const player = start.players[seat];
  if (player) player.hand = ids;
  return new PuzzleGame(library, start, { seat, target, loss: Number(loss) });
}
