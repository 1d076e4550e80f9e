import { actions } from '../action.ts';
import { possibleActions } from '../candidates.ts';
import type { Battle } from '../state.ts';
import { activate } from './battle.ts';

/** Everything that is offered to a1 with so many points; with all of them unless told. */
export function offered(battle: Battle, ap?: number): readonly string[] {
  return possibleActions(battle, activate(battle, 'a1', ap)).map((action) => actions.make(action));
}

/** Those of the keys that are of such a kind. */
export function only(pattern: RegExp, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => pattern.test(key));
}

/** Those of the keys that are not. */
export function but(pattern: RegExp, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !pattern.test(key));
}
