import { isProblems, type Problem } from '@skirmish-kit/core';
import { loadPacks } from '@skirmish-kit/ui/no-lit';
import { packLoader, libraryWith } from '../packs/pack-loader.ts';
import type { MusgPacks } from './loaded-packs.ts';

/** Fetches packs and puts them on the shelf; only pages that name a pack load this. */
export async function readPacksFrom(addresses: string): Promise<MusgPacks | readonly Problem[]> {
  const withPacks = await loadPacks(packLoader, addresses);
  if (isProblems(withPacks)) return withPacks;
  const filled = libraryWith(withPacks.packs);
  return isProblems(filled) ? filled : { ...filled, system: withPacks.system };
}
