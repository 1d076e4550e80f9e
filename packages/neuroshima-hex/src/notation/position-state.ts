import { isProblems, problem, longPositionProblem, type Problem } from '@skirmish-kit/core';
import { parsePosition, type ArmyNames } from './position.ts';
import { readPosition } from '../rules/position.ts';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { armyNames, type ArmyStyle } from '../packs/army-style.ts';

/** Reads a position written as one line, or as JSON. */
export function stateFrom(
  text: string,
  library: Library,
  looks: readonly ArmyStyle[],
): State | readonly Problem[] {
  const position = positionFrom(text, armyNames(looks));
  return isProblems(position) ? position : readPosition(library, position);
}

/** A position as data, not yet checked by the rules. */
export function positionFrom(text: string, known: ArmyNames): unknown {
  return text.trim().startsWith('{') ? fromJson(text) : parsePosition(text, known);
}

function fromJson(text: string): unknown {
  const tooLong = longPositionProblem(text);
  if (tooLong) return [tooLong];
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [problem('position', 'not-json', said)];
  }
}
