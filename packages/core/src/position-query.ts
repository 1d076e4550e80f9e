import type { Problem } from './problem.ts';
import type { Language, LocalisedText } from './localised-text.ts';

/** The result of a query: for programs, and as lines for people. */
export interface QueryResult {
  readonly json: unknown;
  readonly lines: readonly string[];
  /** It was answered, and the answer is no: the terminal says so with its exit code. */
  readonly no?: boolean;
}

/**
 * A question that only one system knows how to answer: what comes of this battle, who is netted, who
 * sees whom. The command line gets a command of that name.
 */
export interface PositionQuery {
  /** The command: `battle`. */
  readonly id: string;
  readonly summary: LocalisedText;
  readonly examples: readonly string[];
  /** Further flags, each with a text: `answers`. */
  readonly flags: readonly string[];
  /**
   * The parameters in order: `battlefield`, `from`, `to`. They come as one text, separated by spaces. Without
   * parameters the input is one thing, a position, or a file of one.
   */
  readonly words?: readonly string[];
  ask(
    position: string,
    flags: Readonly<Record<string, string | undefined>>,
    language: Language,
  ): QueryResult | readonly Problem[];
}
