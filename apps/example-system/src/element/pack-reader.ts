import type { Problem } from '@skirmish-kit/core';
import { loadPacks } from '@skirmish-kit/ui/no-lit';
import { packLoader } from '../packs/pack-loader.ts';
import type { CausewayPacks } from './loaded-packs.ts';

/** Loads packs from their URLs. */
export function readPacksFrom(urls: string): Promise<CausewayPacks | readonly Problem[]> {
  return loadPacks(packLoader, urls);
}
