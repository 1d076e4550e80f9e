import {
  isProblems,
  type ChoiceRequest,
  type GameEvent,
  type Problem,
  type Request,
} from '@skirmish-kit/core';
import { parseHex } from '@skirmish-kit/space';
import { resolveBoard } from './resolved-board.ts';
import { readPosition } from './position.ts';
import { runBattleWithAnswers, readAnswers, type BattleObserver } from './prepared-answers.ts';
import { forPoints } from './hq-points.ts';
import type { Player } from './state.ts';
import { armyOf, tableOf, type Library, type Table } from './table.ts';

/** What became of a battle, as plain JSON. */
export interface BattleReport {
  /** Hit points by army. */
  readonly hq: Readonly<Record<string, number>>;
  /** Points scored by army, where points are played for. */
  readonly points?: Readonly<Record<string, number>>;
  readonly removed: readonly Removal[];
  /** Units left that carry wounds. */
  readonly wounds: readonly {
    readonly hex: Place;
    readonly wounds: number;
    readonly army: string;
    readonly tile: string;
  }[];
  readonly phases: readonly PhaseReport[];
  readonly choices: readonly ChoiceReport[];
}

type Place = readonly number[];

export interface Removal {
  readonly army: string;
  readonly tile: string;
  readonly hex: Place;
  readonly phase: number;
  /** `hits`, `spent` (a Medic) or `exploded` (a Clown). */
  readonly cause: string;
  /** The units whose hits destroyed it or, for a spent Medic, whose hits it took on itself. */
  readonly by: readonly UnitReport[];
  /** The unit a spent Medic healed. */
  readonly saved?: UnitReport;
}

export interface UnitReport {
  readonly army: string;
  readonly tile: string;
  readonly hex: Place;
}

export interface PhaseReport {
  readonly phase: number;
  /** Everything that happened in it, in order, each with the rule behind it. */
  readonly events: readonly {
    readonly about: string;
    readonly rule: string;
    readonly params: GameEvent['params'];
  }[];
  /** Hit points by army at its end. */
  readonly hq: Readonly<Record<string, number>>;
}

export interface ChoiceReport {
  readonly army: string;
  readonly about: string;
  readonly rule: string;
  readonly phase: number;
  readonly options: readonly string[];
  readonly answer: string;
  /** Whether nobody said it. */
  readonly byDefault: boolean;
}

/**
 * Fights the battle of a position. Choices are answered by `answers` in the order they come up, or
 * by those that the position itself has; after those, or without any, by the stated default.
 *
 * @example
 * ```ts
 * const position = parsePosition('3.0_moloch_hq.c3~12_borgo_mutant.d3.5_hq.e3');
 * const report = battleFromPosition(makeLibrary(), position);
 * if (isProblems(report)) report.forEach((p) => console.error(p.path, p.message));
 * else report.hq; // { moloch: 11, borgo: 20 }
 * ```
 */
export function battleFromPosition(
  library: Library,
  value: unknown,
  prepared?: readonly string[],
): BattleReport | readonly Problem[] {
  const state = readPosition(library, value);
  const answers = prepared ?? readAnswers(value);
  if (isProblems(state)) return isProblems(answers) ? [...state, ...answers] : state;
  if (isProblems(answers)) return answers;
  const scribe = new Scribe(tableOf(library, state));
  const problems = runBattleWithAnswers(scribe.table, answers, scribe);
  return problems.length > 0 ? problems : scribe.report();
}

/** The hexes whose units are netted, in the order of the board. */
export function nettedHexes(
  library: Library,
  value: unknown,
):
  | readonly { readonly hex: Place; readonly army: string; readonly tile: string }[]
  | readonly Problem[] {
  const state = readPosition(library, value);
  if (isProblems(state)) return state;
  const table = tableOf(library, state);
  return resolveBoard(table)
    .pieces.filter((piece) => piece.netted)
    .sort((a, b) => a.cell - b.cell)
    .map((piece) => ({
      hex: table.board.hexes[piece.cell] ?? [],
      army: armyOf(table, piece.seat).id,
      tile: piece.unit.tile,
    }));
}

/** Writes down what the rules tell. */
class Scribe implements BattleObserver {
  readonly table: Table;
  #phases: { phase: number; events: PhaseReport['events'][number][]; hq: PhaseReport['hq'] }[] = [];
  #removed: Removal[] = [];
  #choices: ChoiceReport[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  chose(choice: ChoiceRequest, key: string, unasked: boolean): void {
    this.#choices.push({
      army: armyOf(this.table, choice.who).id,
      about: choice.about,
      rule: choice.rule,
      phase: this.#phases.at(-1)?.phase ?? 0,
      options: choice.options.map((option) => option.key),
      answer: key,
      byDefault: unasked,
    });
  }

  note(request: Request): void {
    if (request.kind !== 'event') return;
    const { about, rule, params } = request;
    if (about === 'phase')
      this.#phases.push({ phase: Number(params['phase']), events: [], hq: {} });
    const now = this.#phases.at(-1);
    if (!now) return;
    if (about !== 'phase') now.events.push({ about, rule, params });
    if (about === 'removed') this.#removed.push(this.#removal(params, now.events, now.phase));
    now.hq = byArmy(this.table, ({ hp }) => hp);
  }

  #removal(params: GameEvent['params'], events: PhaseReport['events'], phase: number): Removal {
    const { hex, cause } = params;
    const logged = (about: string): GameEvent['params'][] =>
      events.filter((event) => event.about === about).map((event) => event.params);
    const healing = logged('healed').find((p) => p['medic'] === hex && cause === 'spent');
    const struck = healing ? healing['hex'] : hex;
    const blows = logged('hit').filter((p) => p['hex'] === struck);
    const healed = logged('healed').filter((p) => p['hex'] === struck);
    const by = new Map<unknown, UnitReport>();
    for (const { byArmy, by: tile, byHex } of cause === 'exploded' ? [] : blows) {
      const dealt = blows.filter((p) => p['byHex'] === byHex).reduce(addStrength, 0);
      const taken = healed.filter((p) => p['from'] === byHex).reduce(addStrength, 0);
      const counts = healing ? healing['from'] === byHex : dealt > taken;
      if (counts) by.set(byHex, unitReport({ army: byArmy, tile, hex: byHex }));
    }
    return {
      ...unitReport(params),
      phase,
      cause: String(cause),
      by: [...by.values()],
      ...(healing && { saved: unitReport(healing) }),
    };
  }

  report(): BattleReport {
    const { state, board } = this.table;
    return {
      hq: byArmy(this.table, ({ hp }) => hp),
      ...(forPoints(this.table) && { points: byArmy(this.table, ({ points }) => points) }),
      removed: this.#removed,
      wounds: state.units
        .filter((unit) => unit.wounds > 0)
        .sort((a, b) => a.cell - b.cell)
        .map(({ cell, wounds, seat, tile }) => ({
          hex: board.hexes[cell] ?? [],
          wounds,
          army: armyOf(this.table, seat).id,
          tile,
        })),
      phases: this.#phases,
      choices: this.#choices,
    };
  }
}

function unitReport({ army, tile, hex }: Partial<GameEvent['params']>): UnitReport {
  return { army: String(army), tile: String(tile), hex: parseHex(String(hex)) ?? [] };
}

function addStrength(sum: number, { strength }: GameEvent['params']): number {
  return sum + Number(strength);
}

function byArmy(table: Table, count: (player: Player) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    table.state.players.map((player, seat) => [armyOf(table, seat).id, count(player)]),
  );
}
