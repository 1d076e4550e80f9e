import type { Problem } from '@skirmish-kit/core';
import { loadPack } from '@skirmish-kit/ui/plain';
import type { ReactionPack } from '../packs/pack.ts';
import { reactionPackKind } from '../packs/read.ts';

/** Fetches a pack and reads it with the validator; only pages that name a pack load this. */
export function readPackFrom(url: string): Promise<ReactionPack | readonly Problem[]> {
  return loadPack(url, reactionPackKind);
}
