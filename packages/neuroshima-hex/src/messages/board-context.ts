import { readField, type Field } from '../rules/resolved-board.ts';
import type { State } from '../rules/state.ts';
import { tableOf, type Library } from '../rules/table.ts';
import type { Names } from './element-names.ts';

/** What is at hand when a moment of a game is drawn or described. */
export interface BoardNow {
  readonly state: State;
  readonly field: Field;
  readonly names: Names;
}

/** A state made ready to be looked at. */
export function boardNow(library: Library, state: State, names: Names): BoardNow {
  return { state, field: readField(tableOf(library, state)), names };
}
