import { isProblems, readPack, type Problem } from '@skirmish-kit/core';
import { loadPacks } from '@skirmish-kit/ui/no-lit';
import type { ReactionPack } from '../packs/pack.ts';
import { packLoader } from '../packs/pack-loader.ts';
import { reactionPackKind } from '../packs/read.ts';
import type { ReactionPacks } from './loaded-packs.ts';

/** Fetches packs and puts them on the shelf; only pages that name a pack load this. */
export async function readPacksFrom(
  addresses: string,
): Promise<ReactionPacks | readonly Problem[]> {
  const withPacks = await loadPacks(packLoader, addresses);
  if (isProblems(withPacks)) return withPacks;
  const packs: ReactionPack[] = [];
  for (const { content } of withPacks.packs) {
    const pack = readPack(reactionPackKind, content);
    if (isProblems(pack)) return pack;
    packs.push(pack);
  }
  return { packs, system: withPacks.system };
}
