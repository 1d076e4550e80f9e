import type { Problem } from '@skirmish-kit/core';
import type { ReactionPack } from '../packs/pack.ts';

/** A pack from an address. Its reader is fetched with it; in a bundle it lies in a file beside it. */
export async function fetchReactionPack(url: string): Promise<ReactionPack | readonly Problem[]> {
  const { readPackFrom } = await import('./pack-reader.ts');
  return readPackFrom(url);
}
