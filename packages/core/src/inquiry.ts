import type { Problem } from './problem.ts';
import type { Language, Words } from './words.ts';

/** What came of an inquiry: for programs, and line by line for people. */
export interface Findings {
  readonly json: unknown;
  readonly lines: readonly string[];
}

/**
 * A question about a position that only one system knows how to answer: what comes of this battle,
 * who is netted. The command line gets a command of that name.
 */
export interface Inquiry {
  /** The command: `battle`. */
  readonly id: string;
  readonly summary: Words;
  readonly examples: readonly string[];
  /** Further flags, each with a text: `answers`. */
  readonly flags: readonly string[];
  ask(
    position: string,
    flags: Readonly<Record<string, string | undefined>>,
    language: Language,
  ): Findings | readonly Problem[];
}
