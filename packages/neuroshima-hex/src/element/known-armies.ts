import type { KnownArmies } from '../notation/position.ts';
import type { ArmyLook } from './picture/look.ts';

/** What the reader of positions has to know, from how armies look. */
export function knownArmies(armies: readonly ArmyLook[]): KnownArmies {
  return {
    army: (id) => armies.find((army) => army.id === id),
    ids: armies.map(({ id }) => id),
  };
}
