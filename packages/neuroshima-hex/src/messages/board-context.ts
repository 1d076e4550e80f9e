import { resolveBoard, type ResolvedBoard } from '../rules/resolved-board.ts';
import type { State } from '../rules/state.ts';
import { tableOf, type Library } from '../rules/table.ts';
import type { Names } from './element-names.ts';

/** What is at hand when a moment of a game is drawn or described. */
export interface BoardContext {
  readonly state: State;
  readonly field: ResolvedBoard;
  readonly names: Names;
}

/** A state made ready to be looked at. */
export function boardContext(library: Library, state: State, names: Names): BoardContext {
  return { state, field: resolveBoard(tableOf(library, state)), names };
}
