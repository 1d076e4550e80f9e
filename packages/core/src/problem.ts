import type { Params } from './refusal.ts';
import type { LocalisedText } from './localised-text.ts';

/**
 * An error in untrusted input (a pack, a record, a link, a setup): where, what, and what would be right.
 * Elements and the command line turn it into a sentence.
 */
export interface Problem {
  /** The place: a JSON path such as `/units/3/quality`, or `line 7`. */
  readonly path: string;
  readonly code: string;
  readonly params: Params;
  /** The sentence in English. */
  readonly message: string;
  /** The sentence in every language, when its finder has it. */
  readonly words?: LocalisedText;
}

/**
 * States a problem.
 *
 * @example
 * ```ts
 * problem('/units/3/quality', 'unknown-quality', 'There is no quality “vetran”.').path; // '/units/3/quality'
 * ```
 */
export function problem(path: string, code: string, message: string, params: Params = {}): Problem {
  return { path, code, params, message };
}

/**
 * Distinguishes a list of problems from a value.
 *
 * @example
 * ```ts
 * const setup = pig.readSetup({ players: 12 });
 * if (isProblems(setup)) setup[0]?.path; // '/players'
 * else new Game(pig, setup);
 * ```
 */
export function isProblems<T>(value: T | readonly Problem[]): value is readonly Problem[] {
  return Array.isArray(value) && value.length > 0 && value.every(isProblem);
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'code' in value &&
    'message' in value
  );
}
