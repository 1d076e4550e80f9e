import type { ChoiceRequest } from '@skirmish-kit/core';
import type { Action } from '../rules/action.ts';
import { resolveBoard } from '../rules/resolved-board.ts';
import { defaultAnswers } from '../rules/run-battle.ts';
import { playerOf } from '../rules/hq-points.ts';
import { runToEnd } from '../rules/preview/run-to-end.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { tileNamed, type Table } from '../rules/table.ts';
import { actions, carryOutAction } from '../rules/turn.ts';
import { canonicalText, symmetriesOf, type Symmetry } from './symmetry.ts';

/** Whether a position in which the hand is used up is what is wanted. */
export type GoalTest = (end: Table) => boolean;

/**
 * A position in which the hand is used up, and the answers that led there. It is not `sure` when
 * others could have answered on the way so that nothing wanted can be reached any more: an enemy
 * says where to it is pushed, and which Medic is spent for a shot.
 */
export type SolutionLine = (end: Table, keys: readonly string[], sure: boolean) => void;

/** Calls back once for every position in which the hand can be used up, up to symmetry. */
export function searchLines(table: Table, found: SolutionLine, judge?: GoalTest): void {
  new Lines(table, judge).walk(found);
}

class Lines {
  readonly #table: Table;
  readonly #seat: number;
  readonly #judge: GoalTest | undefined;
  readonly #symmetries: readonly Symmetry[];
  readonly #seen = new Set<string>();
  readonly #judged = new Map<string, boolean>();

  constructor(table: Table, judge: GoalTest | undefined) {
    this.#table = table;
    this.#seat = table.state.turn?.seat ?? 0;
    this.#judge = judge;
    this.#symmetries = symmetriesOf(table);
  }

  walk(found: SolutionLine): void {
    this.#goOn(this.#table, [], true, found);
  }

  #goOn(from: Table, keys: readonly string[], sure: boolean, found: SolutionLine): void {
    const text = `${sure} ${this.#text(from)}`;
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    if (this.#hand(from).length === 0) return found(from, keys, sure);
    for (const { key, action } of this.#plays(from)) {
      this.#play(from, action, [], [...keys, key], sure, found);
    }
  }

  /** A play with everything it asks: one's own answers are tried all, those of others are feared. */
  #play(
    from: Table,
    action: Action,
    answers: readonly string[],
    keys: readonly string[],
    sure: boolean,
    found: SolutionLine,
  ): void {
    const { end, asked } = attempt(from, action, answers);
    if (!asked) return this.#goOn(end, keys, sure, found);
    if (asked.who === this.#seat) {
      for (const { key } of asked.options) {
        this.#play(from, action, [...answers, key], [...keys, key], sure, found);
      }
      return;
    }
    const still = sure && (!this.#judge || this.#survives(from, action, answers));
    this.#play(from, action, [...answers, defaultAnswers(asked)], keys, still, found);
  }

  /** Whether what is wanted can be reached after a play, whatever the others answer. */
  #survives(from: Table, action: Action, answers: readonly string[]): boolean {
    const { end, asked } = attempt(from, action, answers);
    if (!asked) return this.#reachable(end);
    const after = ({ key }: { readonly key: string }): boolean =>
      this.#survives(from, action, [...answers, key]);
    return asked.who === this.#seat ? asked.options.some(after) : asked.options.every(after);
  }

  #reachable(from: Table): boolean {
    const text = this.#text(from);
    const known = this.#judged.get(text);
    if (known !== undefined) return known;
    const reachable =
      this.#hand(from).length === 0
        ? this.#judge?.(from) === true
        : this.#plays(from).some(({ action }) => this.#survives(from, action, []));
    this.#judged.set(text, reachable);
    return reachable;
  }

  #hand(table: Table): readonly string[] {
    return playerOf(table, this.#seat).hand;
  }

  #text(table: Table): string {
    return `${canonicalText(table, this.#symmetries)}|${this.#hand(table).join()}`;
  }

  /** What may be done with a hand. Placements alone come to the same in any order. */
  #plays(table: Table): { readonly key: string; readonly action: Action }[] {
    const { turn } = table.state;
    if (!turn) return [];
    const hand = this.#hand(table);
    const onlyUnits = hand.every((id) => tileNamed(table, turn.seat, id).kind !== 'instant');
    const tiles = onlyUnits ? hand.slice(0, 1) : hand;
    return actions(table, resolveBoard(table), turn).flatMap(({ key, value: action }) => {
      if (action.kind !== 'place' && action.kind !== 'move' && action.kind !== 'instant') return [];
      const isBattle = tileNamed(table, turn.seat, action.tile).instant?.kind === 'battle';
      return !isBattle && tiles.includes(action.tile) ? [{ key, action }] : [];
    });
  }
}

/** Plays a tile on a copy, up to the first question that has no answer yet. */
function attempt(
  from: Table,
  action: Action,
  answers: readonly string[],
): { readonly end: Table; readonly asked: ChoiceRequest | undefined } {
  const end = trialTable(from);
  const { turn } = end.state;
  let asked: ChoiceRequest | undefined;
  let given = 0;
  const answer = (choice: ChoiceRequest): string => {
    const key = answers[given++];
    if (key !== undefined) return key;
    asked ??= choice;
    return defaultAnswers(choice);
  };
  if (turn) runToEnd(carryOutAction(end, resolveBoard(end), turn, action), answer);
  return { end, asked };
}
