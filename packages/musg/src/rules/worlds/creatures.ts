import { constant, type LocalisedText } from '@skirmish-kit/core';
import type { AbilityId } from '../ability.ts';
import type { Recruit } from '../band.ts';
import type { MeleeWeapon, RangedWeapon, Values } from '../profile.ts';

/** What is said of somebody of no band; the rest he does not have. */
interface FigureSpec {
  readonly name: LocalisedText;
  readonly race: string;
  readonly values: Values;
  readonly abilities: readonly AbilityId[];
  readonly ranged?: readonly RangedWeapon[];
  readonly melee?: readonly MeleeWeapon[];
}

/** MU-CHAR-04: somebody of no band ranks as a minion. */
export function creature({ name, race, values, abilities, ranged, melee }: FigureSpec): Recruit {
  return constant({
    name,
    race,
    rank: 'minion',
    mercenary: false,
    values,
    armour: 0,
    stride: 0,
    ranged: ranged ?? [],
    melee: melee ?? [],
    equipment: [],
    abilities,
    points: values.cost,
  });
}
