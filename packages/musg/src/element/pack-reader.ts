import { isProblems, type Problem } from '@skirmish-kit/core';
import { shelvePacks } from '@skirmish-kit/ui/no-lit';
import { packRoom, shelfWith } from '../packs/pack-loader.ts';
import type { MusgPacks } from './loaded-packs.ts';

/** Fetches packs and puts them on the shelf; only pages that name a pack load this. */
export async function readPacksFrom(addresses: string): Promise<MusgPacks | readonly Problem[]> {
  const shelved = await shelvePacks(packRoom, addresses);
  if (isProblems(shelved)) return shelved;
  const filled = shelfWith(shelved.packs);
  return isProblems(filled) ? filled : { ...filled, system: shelved.system };
}
