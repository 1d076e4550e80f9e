import type { PackOrigin, LocalisedText } from '@skirmish-kit/core';
import type { Band } from '../rules/band.ts';
import type { Equipment, MeleeWeapon, Mercenary, Race, RangedWeapon } from '../rules/profile.ts';
import type { Scenario } from '../rules/scenario.ts';

/** What bands are made of (MU-RW-05, MU-EQ-12: every list is open). */
export interface Goods {
  readonly races: readonly Race[];
  readonly ranged: readonly RangedWeapon[];
  readonly melee: readonly MeleeWeapon[];
  readonly equipment: readonly Equipment[];
  readonly mercenaries: readonly Mercenary[];
}

/** What there is to build bands from and to fight on. */
export interface Library extends Goods {
  readonly bands: readonly Band[];
  readonly scenarios: readonly Scenario[];
}

/** The packs that things on a shelf came from, by their list and id: `races/frog`. */
export type Origins = ReadonlyMap<string, PackOrigin>;

/** A pack file; `musg-pack.schema.json` says the same to everybody else. */
export interface MusgPack extends Partial<Library> {
  readonly $schema?: string;
  readonly format: 'skirmish-pack';
  readonly system: 'musg';
  readonly version: 1;
  readonly id: string;
  readonly title: LocalisedText;
  readonly description?: LocalisedText;
  readonly author?: string;
  readonly licence?: string;
}

/** Everything of several packs on one shelf. */
export function libraryOf(packs: readonly Partial<Library>[]): Library {
  return {
    races: packs.flatMap(({ races = [] }) => races),
    ranged: packs.flatMap(({ ranged = [] }) => ranged),
    melee: packs.flatMap(({ melee = [] }) => melee),
    equipment: packs.flatMap(({ equipment = [] }) => equipment),
    mercenaries: packs.flatMap(({ mercenaries = [] }) => mercenaries),
    bands: packs.flatMap(({ bands = [] }) => bands),
    scenarios: packs.flatMap(({ scenarios = [] }) => scenarios),
  };
}
