import type { LocalisedText } from '@skirmish-kit/core';
import type { AbilityId, Hatred } from './ability.ts';
import type { VehicleEntry, VehicleModel } from './vehicle-classes.ts';
import type { MeleeWeapon, RangedWeapon, Rank, Values } from './profile.ts';

/** One or several alike of a band. */
export interface Member {
  readonly rank: Rank;
  /** Of another race than the band (MU-BAND-08). */
  readonly race?: string;
  /** MU-MERC-05: a mercenary, by his id; his rank is that of a chief. */
  readonly mercenary?: string;
  readonly name?: LocalisedText;
  /** How many are like this; 1 unless told. */
  readonly count?: number;
  readonly weapons: readonly string[];
  readonly equipment: readonly string[];
}

/** MU-BAND-01 to MU-BAND-11: a band as people write it down. */
export interface Band {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text?: LocalisedText;
  readonly race: string;
  /** MU-PULP-09: a primitive tribe. */
  readonly tribe?: boolean;
  /** MU-PULP-13: a mad scientist leads it, who has voodoo zombies. */
  readonly scientist?: boolean;
  /** MU-RT-01, MU-RT-02: one of the two sides of a regroup team’s mission. */
  readonly team?: 'anti-terrorists' | 'terrorists';
  readonly members: readonly Member[];
  /** MU-VEH-25. */
  readonly vehicles?: readonly VehicleEntry[];
}

/** A character ready to play: all numbers in twentieths of a pace, all names looked up. */
export interface Recruit {
  readonly name: LocalisedText;
  readonly race: string;
  readonly rank: Rank;
  /** MU-MERC-05: not the chief of the band. */
  readonly mercenary: boolean;
  readonly values: Values;
  /** MU-EQ-01 to MU-EQ-06: what armour and gear add; no shield is in it. */
  readonly armour: number;
  /** MU-EDGE-01: paces more on normal ground. */
  readonly stride: number;
  readonly ranged: readonly RangedWeapon[];
  readonly melee: readonly MeleeWeapon[];
  readonly equipment: readonly string[];
  readonly abilities: readonly (AbilityId | Hatred)[];
  readonly points: number;
}

export interface MusteredBand {
  readonly id: string;
  readonly name: LocalisedText;
  readonly race: string;
  readonly recruits: readonly Recruit[];
  readonly vehicles?: readonly VehicleModel[];
  /** What its figures are called where they have ids already, as in a campaign. */
  readonly ids?: readonly string[];
  /** MU-BAND-06. */
  readonly unspent: number;
}
