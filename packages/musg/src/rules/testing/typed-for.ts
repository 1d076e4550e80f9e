import { actions, type Action } from '../action.ts';
import type { Battle, Figure } from '../state.ts';
import { strikeChoices } from '../strike-choices.ts';
import { CARRY_OFF, worldOf } from '../world.ts';

/**
 * Everything that names no place and that a player could type for a figure, legal or not: whatever of it
 * is accepted has to be offered.
 */
export function typedFor(battle: Battle, figure: Figure): readonly string[] {
  const weapons = new Set(figure.recruit.ranged.map(({ id }) => id));
  const strikes = strikeChoices(figure);
  const found: Action[] = [{ kind: 'recover' }, { kind: 'put-down' }];
  for (const { id: target } of battle.figures) {
    found.push({ kind: 'medikit', target }, { kind: 'carry', target });
    found.push({ kind: 'strike-together', target }, { kind: 'charge', target });
    for (const held of strikes) found.push({ kind: 'strike', target, weapons: held });
    for (const weapon of weapons)
      found.push({ kind: 'shoot', weapon, target }, { kind: 'fire-together', weapon, target });
  }
  const things = [
    ...battle.figures.map(({ id }) => id),
    ...(battle.world?.markers.map(({ id }) => id) ?? []),
  ];
  for (const what of [CARRY_OFF, ...Object.keys(worldOf(battle)?.words ?? {})])
    for (const at of things) found.push({ kind: 'deed', what, at });
  return found.map((action) => actions.make(action));
}
