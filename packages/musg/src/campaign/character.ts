import type { LocalisedText } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Member } from '../rules/band.ts';
import type { Values } from '../rules/profile.ts';
import type { Settings } from '../rules/settings.ts';
import { goodsOf } from './goods.ts';
import type { Character } from './state.ts';

/** What is known of somebody before he has a sheet. */
export interface Newcomer {
  readonly id: string;
  readonly name: LocalisedText;
  readonly race: string;
  readonly member: Member;
  readonly values: Values;
  readonly dues: Character['dues'];
}

/** MU-BAND-10, MU-BAND-11: whether the first of these is free. */
export function isFirstFree(shelf: Library, item: string, settings: Settings): boolean {
  const good = goodsOf(shelf).get(item);
  if (good?.is === 'ranged' && settings.firstModernPistol !== 'free') return false;
  return good?.isFirstFree === true;
}

/** A new sheet. */
export function characterFrom(shelf: Library, newcomer: Newcomer, settings: Settings): Character {
  const { id, name, race, member, values, dues } = newcomer;
  const { rank, mercenary, weapons, equipment } = member;
  return {
    id,
    name,
    race,
    rank: mercenary === undefined ? rank : 'chief',
    trade: mercenary ?? null,
    hired: mercenary !== undefined,
    dues,
    values,
    experience: 0,
    owed: 0,
    improvements: [],
    injuries: [],
    hates: [],
    weapons,
    equipment,
    free: [...new Set(weapons)].filter((item) => isFirstFree(shelf, item, settings)),
    misses: false,
    patched: false,
  };
}
