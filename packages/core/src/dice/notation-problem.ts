import type { Params } from '../refusal.ts';
import type { Problem } from '../problem.ts';

/** An error in a dice notation, and its character. */
export interface DiceProblem extends Problem {
  /** The index of the character, from 0; the length of the text when something is missing there. */
  readonly position: number;
  /** What would be right there; empty if it is no matter of spelling. */
  readonly expected: readonly string[];
}

export function diceProblem(
  position: number,
  code: string,
  message: string,
  params: Params = {},
  expected: readonly string[] = [],
): DiceProblem {
  const character = position + 1;
  return {
    path: `character ${character}`,
    code,
    message,
    params: { character, ...params },
    position,
    expected,
  };
}

/** Distinguishes a problem from parsed dice. */
export function isDiceProblem(value: object): value is DiceProblem {
  return 'position' in value && 'expected' in value;
}

/** How much of a long text is shown on either side. */
const AROUND = 30;

/**
 * The text with a caret below the character, for a terminal or a fixed-width block.
 *
 * @example
 * ```ts
 * caretUnder('3d6+*2', 4); // '3d6+*2\n    ^'
 * ```
 */
export function caretUnder(text: string, position: number): string {
  const at = Math.max(0, Math.min(position, text.length));
  const from = at > AROUND ? at - AROUND : 0;
  const to = Math.min(text.length, at + AROUND);
  const before = from > 0 ? '…' : '';
  const shown = text.slice(from, to).replace(/[\s\p{Cc}]/gu, ' ');
  const line = before + shown + (to < text.length ? '…' : '');
  return `${line}\n${' '.repeat(before.length + at - from)}^`;
}
