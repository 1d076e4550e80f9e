import type { GameSystem, Problem } from '@skirmish-kit/core';
import type { ReactionPack } from '../packs/pack.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';

/** A pack from an address, and the game with it on the shelf. */
export interface FetchedPack {
  readonly pack: ReactionPack;
  readonly system: GameSystem<Battle, ReactionSetup>;
}

/** A pack from an address. Its reader is fetched with it; in a bundle it lies in a file beside it. */
export async function fetchReactionPack(url: string): Promise<FetchedPack | readonly Problem[]> {
  const { readPackFrom } = await import('./pack-reader.ts');
  return readPackFrom(url);
}
