import type { ChoiceRequest, GameEvent, Option, Params, RuleId } from '@skirmish-kit/core';
import type { Hex } from '@skirmish-kit/space';
import type { Action } from './action.ts';
import { resolveBoard } from './resolved-board.ts';
import { defaultAnswers } from './run-battle.ts';
import { isBoardFull, placeOptions, placeTile } from './placement.ts';
import { runToEnd } from './preview/run-to-end.ts';
import { trialState, trialTable } from './preview/trial-state.ts';
import { fightThrough, firstDecider } from './preview/what-if.ts';
import type { State, Unit } from './state.ts';
import { tableOf, tileNamed, type Library, type Table } from './table.ts';

export { trialState } from './preview/trial-state.ts';

/** What a battle would do to everybody. */
export interface BattleLosses {
  /** Hit points each HQ would lose, by seat. */
  readonly lost: readonly number[];
  /** Points each seat would win, where points are played for. */
  readonly won: readonly number[];
}

/** What would happen if the battle started now. */
export interface BattlePreview extends BattleLosses {
  readonly phases: readonly PreviewPhase[];
  /** Units that would leave the board, as they lie on it now. */
  readonly removed: readonly Unit[];
  /** Decisions of the battle, and how they were answered: by the stated default. */
  readonly choices: readonly PreviewChoice[];
  /** The state after the battle. */
  readonly after: State;
}

export interface PreviewPhase {
  readonly phase: number;
  /** Everything that happens in it, in order, each with the rule behind it. */
  readonly events: readonly GameEvent[];
  /** The state at its end. */
  readonly after: State;
}

export interface PreviewChoice {
  readonly who: number;
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  readonly phase: number;
  readonly options: readonly string[];
  readonly answer: string;
}

/**
 * What if the battle started now? The rules themselves on a copy, phase by phase; the game is not
 * touched. Nobody is asked: Clowns attack, Quartermasters convert nothing, Medics are spent in the
 * order of {@link defaultAnswers}; what was decided so is listed.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_hq.c3~12_borgo_mutant.d3.5_hq.e3'));
 * // The HQ of seat 0 would lose a hit point:
 * if (!isProblems(state)) previewBattle(library, state).lost; // [1, 0]
 * ```
 */
export function previewBattle(library: Library, state: State): BattlePreview {
  const copy = trialState(state);
  const phases: { phase: number; events: GameEvent[]; after: State }[] = [];
  const choices: PreviewChoice[] = [];
  const answer = (choice: ChoiceRequest): string => {
    const key = defaultAnswers(choice);
    const { who, about, rule, params } = choice;
    const options = choice.options.map((option) => option.key);
    const phase = phases.at(-1)?.phase ?? 0;
    choices.push({ who, about, rule, params, phase, options, answer: key });
    return key;
  };
  fightThrough(tableOf(library, copy), 'tile', answer, (request) => {
    if (request.kind !== 'event' || request.about === 'battle') return;
    const now = phases.at(-1);
    if (request.about === 'phase') {
      if (now) now.after = trialState(copy);
      phases.push({ phase: Number(request.params['phase']), events: [], after: copy });
    } else {
      now?.events.push(request);
    }
  });
  const left = new Set(copy.units.map((unit) => unit.id));
  const removed = state.units.filter((unit) => !left.has(unit.id));
  return { ...toll(state, copy), phases, removed, choices, after: copy };
}

/**
 * The points that every HQ would have after a battle that started now, by seat.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_hq.c3~12_borgo_mutant.d3.5_hq.e3'));
 * if (!isProblems(state)) pointsLeft(library, state); // [11, 20]
 * ```
 */
export function pointsLeft(library: Library, state: State): readonly number[] {
  const trial = trialTable(tableOf(library, { ...state, battle: null }, false));
  fightThrough(trial);
  return trial.state.players.map(({ hp }) => hp);
}

function toll(before: State, after: State): BattleLosses {
  return {
    lost: before.players.map((player, seat) => player.hp - (after.players[seat]?.hp ?? 0)),
    won: before.players.map((player, seat) => (after.players[seat]?.points ?? 0) - player.points),
  };
}

/** One legal placement of a tile, and what a battle right after it would do. */
export interface Placement extends BattleLosses {
  /** The answer that plays it: `place:runner:0,-1:3`. */
  readonly key: string;
  readonly hex: Hex;
  readonly rotation: number;
  /** Whether it fills the board, so that this battle really starts (NH-PLAY-08). */
  readonly fills: boolean;
}

/** Where a tile would do what. */
export interface HeatMap {
  readonly tile: string;
  /** What a battle would do without the tile. */
  readonly now: BattleLosses;
  /** Every free hex with every orientation that looks different. */
  readonly placements: readonly Placement[];
}

/**
 * For every legal placement of a tile, by hex and orientation, what a battle right after it would
 * cost each HQ. The tile is one of the player whose turn it is, or of `seat`; instants have no
 * placements.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_hq.c3~12_borgo_mutant.d3.5_hq.e3'));
 * if (isProblems(state)) throw new Error(state[0]?.message);
 * const { placements } = heatMap(library, state, 'hybrid');
 * Math.max(...placements.map(({ lost }) => lost[1] ?? 0)); // 1
 * ```
 */
export function heatMap(library: Library, state: State, tile: string, seat?: number): HeatMap {
  const table = tableOf(library, state, false);
  const who = seat ?? firstDecider(table);
  const kind = tileNamed(table, who, tile);
  const options: Option<Action>[] = [];
  if (kind.kind !== 'instant') placeOptions(resolveBoard(table), kind, options);
  const placements: Placement[] = [];
  for (const { key, value } of options) {
    if (value.kind !== 'place') continue;
    const { cell, rotation } = value;
    const trial = trialTable(table);
    runToEnd(placeTile(trial, who, kind, cell, rotation));
    const fills = isBoardFull(trial) && !state.full;
    const hex = table.board.hexes[cell] ?? [0, 0];
    placements.push({ key, hex, rotation, fills, ...tollOf(trial, state) });
  }
  return { tile: kind.id, now: tollOf(trialTable(table), state), placements };
}

function tollOf(trial: Table, before: State): BattleLosses {
  fightThrough(trial);
  return toll(before, trial.state);
}
