import { isRefusal } from '@skirmish-kit/core';
import { actions } from '../action-keys.ts';
import { readAction } from '../perform-action.ts';
import { possibleActions } from '../candidates.ts';
import type { Battle } from '../state.ts';
import { activate } from './scripted-battle.ts';

/**
 * What a1 is offered with so many points, of some kinds of action or of all. Throws when something
 * is offered that would be refused.
 */
export function offers(battle: Battle, ap: number, ...words: readonly string[]): string[] {
  const figure = activate(battle, 'a1', ap);
  const keys = possibleActions(battle, figure).map((action) => actions.make(action));
  for (const key of keys) {
    if (isRefusal(readAction(battle, figure, key))) throw new Error(`${key} is offered.`);
  }
  return keys.filter((key) => words.length === 0 || words.includes(key.split(':')[0] ?? ''));
}
