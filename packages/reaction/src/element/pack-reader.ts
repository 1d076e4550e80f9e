import { isProblems, readPack, type Problem } from '@skirmish-kit/core';
import { shelvePacks } from '@skirmish-kit/ui/plain';
import { packRoom } from '../packs/pack-room.ts';
import { reactionPackKind } from '../packs/read.ts';
import type { FetchedPack } from './load-pack.ts';

/** Fetches a pack and puts it on the shelf; only pages that name a pack load this. */
export async function readPackFrom(url: string): Promise<FetchedPack | readonly Problem[]> {
  const shelved = await shelvePacks(packRoom, url);
  if (isProblems(shelved)) return shelved;
  const pack = readPack(reactionPackKind, shelved.packs[0]?.content);
  return isProblems(pack) ? pack : { pack, system: shelved.system };
}
