import type { Problem } from './problem.ts';
import type { RuleId } from './refusal.ts';
import type { LocalisedText } from './localised-text.ts';

/** A rule that a list breaks: where, which, and what would be legal. */
export interface ListProblem extends Problem {
  readonly rule: RuleId;
}

/** A line of a list, as people read it: a unit with what it carries. */
export interface ListEntry {
  /** The path in the list: `/units/3`. */
  readonly path: string;
  readonly title: LocalisedText;
  readonly count: number;
  /** The total cost, in systems that count points. */
  readonly points?: number;
}

/** A list that could be read: what is in it, what it costs, and which rules it breaks. */
export interface ListReport {
  readonly entries: readonly ListEntry[];
  /** The total cost, in systems that count points. */
  readonly points?: number;
  /** Every rule that it breaks; a legal list breaks none. */
  readonly problems: readonly ListProblem[];
}

/** Lists that people put together before a game: strike teams, bands, gangs. */
export interface ListChecker {
  /** The name of a list: “Strike team”. */
  readonly title: LocalisedText;
  /** A legal list, to begin from. */
  readonly example: unknown;
  /**
   * Checks a list against the rules for building one; problems by themselves for something that is
   * no such list at all.
   */
  checkList(list: unknown): ListReport | readonly Problem[];
}
