import { isProblems, readJson, type Problem } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import { parsePosition } from './position.ts';

/**
 * Reads a position as people hand it on: one line of notation, or JSON. What lies in it is for the
 * rules to check.
 */
export function readPositionText(
  { army, armies }: Library,
  text: string,
): { readonly value: unknown } | readonly Problem[] {
  if (text.trimStart().startsWith('{')) return readJson(text);
  const value = parsePosition(text, { army, ids: armies.map(({ id }) => id) });
  return isProblems(value) ? value : { value };
}
