import { isProblems, problem, type Problem } from '@skirmish-kit/core';
import { parsePosition } from '../notation/position.ts';
import { readPosition } from '../rules/position.ts';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { knownOf } from './known.ts';
import type { ArmyLook } from './picture/look.ts';

/** Reads a position written as one line, or as JSON. */
export function stateFrom(
  text: string,
  library: Library,
  looks: readonly ArmyLook[],
): State | readonly Problem[] {
  const position = text.trim().startsWith('{')
    ? fromJson(text)
    : parsePosition(text, knownOf(looks));
  return isProblems(position) ? position : readPosition(library, position);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [problem('position', 'not-json', said)];
  }
}
