import type { LocalisedText } from '@skirmish-kit/core';
import type { AbilityId } from './ability.ts';

/** MU-CHAR-04: from the highest to the lowest. */
export const RANKS = ['chief', 'lieutenant', 'minion', 'extra'] as const;
export type Rank = (typeof RANKS)[number];

/** MU-CHAR-05 to MU-CHAR-13. Move is in paces; a target of 3 is “3 or more on a die”. */
export interface Values {
  readonly move: number;
  /** Nothing for those who have none: they neither test nor lend. */
  readonly command: number | null;
  readonly shoot: number | null;
  readonly melee: number;
  readonly strength: number;
  readonly resistance: number;
  readonly life: number;
  readonly cost: number;
}

/** What building a band of this race allows (MU-RACE-07, MU-RACE-08, MU-RACE-10). */
export const PERMISSIONS = ['recruits-goblins', 'three-lieutenants', 'orc-chief'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export interface Race {
  readonly id: string;
  readonly name: LocalisedText;
  readonly ranks: { readonly [R in Rank]?: Values };
  readonly abilities?: readonly AbilityId[];
  readonly permits?: readonly Permission[];
}

/** MU-RW-01. Ranges, radius and reach are in paces. */
export interface RangedWeapon {
  readonly id: string;
  readonly name: LocalisedText;
  /** Short, medium, long; none for flames (MU-TMPL-08). */
  readonly ranges: readonly [short: number, medium: number, long: number] | null;
  /** MU-SHOOT-13: with `bearer` this is added to the strength of who throws it. */
  readonly strength: number;
  readonly bearer?: boolean;
  /** How many dice, and how many enemies they can hit (MU-MULTI-01); 1 for templates. */
  readonly targets: number;
  readonly reload: 'fast' | 'slow';
  readonly heavy?: boolean;
  readonly template?: 'blast' | 'flame';
  readonly radius?: number;
  /** MU-COVER-06: over obstacles. */
  readonly lobbed?: boolean;
  /** MU-TMPL-10: it may run out. */
  readonly runsOut?: boolean;
  readonly blackPowder?: boolean;
  readonly missile?: boolean;
  /** MU-RW-04: a gun that stands on the ground. */
  readonly artillery?: boolean;
  /** MU-VEH-07: it belongs to a vehicle and costs a point, whatever it is. */
  readonly mounted?: boolean;
  /** MU-RT-01: it makes no noise. */
  readonly silent?: boolean;
  /** MU-PULP-12: not for primitive tribes. */
  readonly modern?: boolean;
  readonly hands: 1 | 2;
  readonly cost: number;
  /** MU-BAND-11: the first one may be free. */
  readonly firstFree?: boolean;
}

/** MU-MW-01. */
export interface MeleeWeapon {
  readonly id: string;
  readonly name: LocalisedText;
  readonly hands: 0 | 1 | 2;
  readonly dice: number;
  /** Added to the strength of who wields it. */
  readonly strength: number;
  readonly cost: number;
  /** MU-BAND-10. */
  readonly firstFree?: boolean;
}

/** What a thing adds to the values of who has it. */
export interface Bonus {
  readonly resistance?: number;
  readonly strength?: number;
  /** MU-EQ-07: -1 is one better. */
  readonly shoot?: number;
  /** Paces more on normal ground (MU-EQ-10). */
  readonly move?: number;
}

/** MU-EQ-01 to MU-EQ-11. */
export interface Equipment {
  readonly id: string;
  readonly name: LocalisedText;
  readonly cost: number;
  readonly adds?: Bonus;
  readonly abilities?: readonly AbilityId[];
  /** How many of them one can have; 1 unless told. */
  readonly most?: number;
  /** Of things with the same place only one is worn. */
  readonly worn?: 'body';
  /** Whose it is: `primitive-tribe`, `regroup-team`. */
  readonly only?: string;
}

/** MU-MERC-05: a chief of his race with abilities of his own. */
export interface Mercenary {
  readonly id: string;
  readonly name: LocalisedText;
  readonly race: string;
  readonly hire: number;
  readonly perGame: number;
  readonly abilities: readonly AbilityId[];
}
