import type { Problem } from '../problem.ts';
import { problemFactory } from '../problem-messages.ts';

/** Longer than any honest position, of whatever system. */
const LONGEST_POSITION = 20_000;

const lengthProblem = /* @__PURE__ */ problemFactory({
  'position-too-long': {
    en: 'A position has at most {longest} characters; this one has {found}.',
    fr: 'Une position compte au plus {longest} caractères ; celle-ci en a {found}.',
  },
});

/**
 * Refuses a position that nobody would write before anybody reads it; `undefined` for all others.
 *
 * @example
 * ```ts
 * longPositionProblem('3.0_moloch_hq.c3'); // undefined
 * longPositionProblem('x'.repeat(30_000))?.code; // 'position-too-long'
 * ```
 */
export function longPositionProblem(text: string): Problem | undefined {
  if (text.length <= LONGEST_POSITION) return undefined;
  const params = { longest: LONGEST_POSITION, found: text.length };
  return lengthProblem('character 1', 'position-too-long', params);
}
