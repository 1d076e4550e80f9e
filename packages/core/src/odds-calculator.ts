import type { Game } from './game.ts';
import type { Problem } from './problem.ts';
import type { SetupOption } from './setup/choices.ts';
import type { LocalisedText } from './localised-text.ts';

/** A parameter of a question to the calculator. */
export interface OddsParameter {
  readonly id: string;
  readonly title: LocalisedText;
  /** The possible values: a list, the limits of a whole number, or yes and no. */
  readonly among:
    | readonly SetupOption[]
    | { readonly least: number; readonly most: number }
    | 'yes-or-no';
  readonly otherwise?: string | number | boolean;
}

/** A field of a typed question that no form has, such as a list. */
export interface TypedParameter {
  readonly id: string;
  readonly among: OddsParameter['among'] | { readonly like: unknown };
}

/** A question that people ask a calculator: a shot, a fight, a draw. */
export interface OddsQuestion {
  readonly id: string;
  readonly title: LocalisedText;
  readonly parameters: readonly OddsParameter[];
  readonly typed?: readonly TypedParameter[];
  /** A request that is answered as it stands. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Exact odds with what their outcomes are called. */
export interface OddsResult {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly titles: Readonly<Record<string, LocalisedText>>;
  /** The pruned probability in all. */
  readonly pruned: number;
  /** How choices on the way were answered, where there were any. */
  readonly policy?: LocalisedText;
  /** Further results for programs. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** All that programs get, where a question has a form of its own. */
  readonly form?: Readonly<Record<string, unknown>>;
}

/** The calculator of a system. */
export interface OddsCalculator<S = unknown, Setup = unknown> {
  readonly questions: readonly OddsQuestion[];
  /** Answers a request such as an {@link OddsQuestion.example}. */
  ask(request: unknown): OddsResult | readonly Problem[];
  /**
   * The odds of an answer to the open question of a game, as elements show them and bots weigh them
   * ({@link oddsOfAnswer}); `undefined` when it is not allowed or has nothing random about it.
   */
  ofAnswer?(game: Game<S, Setup>, answer: string): OddsResult | undefined;
}
