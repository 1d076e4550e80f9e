import { fetchPackText, isProblems, readPack, type Problem } from '@skirmish-kit/core';
import { inFile } from '@skirmish-kit/ui/plain';
import { packRoom } from '../packs/pack-room.ts';
import { reactionPackKind } from '../packs/read.ts';
import type { FetchedPack } from './load-pack.ts';

/**
 * Fetches a pack and puts it on the shelf, as the command line does and with the same checks; only
 * pages that name a pack load this.
 */
export async function readPackFrom(url: string): Promise<FetchedPack | readonly Problem[]> {
  const found = await shelved(url);
  return isProblems(found) ? found.map((each) => inFile('pack', url, each)) : found;
}

async function shelved(url: string): Promise<FetchedPack | readonly Problem[]> {
  const page = document.baseURI;
  const text = await fetchPackText(url, { page });
  if (typeof text !== 'string') return text;
  const read = packRoom.read(text);
  if (isProblems(read)) return read;
  const pack = readPack(reactionPackKind, read.content);
  if (isProblems(pack)) return pack;
  const system = packRoom.with([{ ...read, address: new URL(url, page).href }]);
  return isProblems(system) ? system : { pack, system };
}
