import { isProblems, readPack, type Problem } from '@skirmish-kit/core';
import { shelvePacks } from '@skirmish-kit/ui/no-lit';
import type { ReactionPack } from '../packs/pack.ts';
import { packRoom } from '../packs/pack-loader.ts';
import { reactionPackKind } from '../packs/read.ts';
import type { ReactionPacks } from './loaded-packs.ts';

/** Fetches packs and puts them on the shelf; only pages that name a pack load this. */
export async function readPacksFrom(
  addresses: string,
): Promise<ReactionPacks | readonly Problem[]> {
  const shelved = await shelvePacks(packRoom, addresses);
  if (isProblems(shelved)) return shelved;
  const packs: ReactionPack[] = [];
  for (const { content } of shelved.packs) {
    const pack = readPack(reactionPackKind, content);
    if (isProblems(pack)) return pack;
    packs.push(pack);
  }
  return { packs, system: shelved.system };
}
