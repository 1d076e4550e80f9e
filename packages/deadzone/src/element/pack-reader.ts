import { isProblems, type Problem } from '@skirmish-kit/core';
import { loadModule, readAddresses, shelvePacks } from '@skirmish-kit/ui/plain';
import { packRoom } from '../packs/pack-room.ts';
import type { Brought } from './brought.ts';

/**
 * Fetches packs and companion modules and puts them on the shelf; only pages that name some load
 * this. Code comes from where the page itself says, never from a pack.
 */
export async function readPacksFrom(
  packs: string,
  companions: string,
): Promise<Brought | readonly Problem[]> {
  const modules: object[] = [];
  for (const url of readAddresses(companions)) {
    const module = await loadModule('companion', url);
    if (isProblems(module)) return module;
    modules.push(module);
  }
  const shelved = await shelvePacks(packRoom, packs, modules);
  return isProblems(shelved) ? shelved : { system: shelved.system, hasCode: modules.length > 0 };
}
