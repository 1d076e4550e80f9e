import {
  isProblems,
  packHash,
  type PackOrigin,
  type PackLoader,
  type Problem,
  type LoadedPack,
} from '@skirmish-kit/core';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { musgFrom } from '../system.ts';
import { BUILT_IN_LIBRARY } from './built-in.ts';
import { findWarnings } from './warnings.ts';
import { libraryOf, type Origins, type Library } from './pack.ts';
import { everyErrorKind, readMusgPackFully } from './read-strict.ts';
import { readWorlds } from './read-companion.ts';
import { takenIds } from './duplicate-ids.ts';

/** Loads races, weapons, gear, bands and tables from packs into the library. */
export const packLoader: PackLoader<Battle, MusgSetup> = {
  sorts: [
    {
      id: everyErrorKind.id,
      title: { en: 'Races, weapons, bands and tables', fr: 'Races, armes, bandes et tables' },
      mark: { field: 'system', value: 'musg' },
      schema: async () =>
        (await import('./musg-pack.schema.json', { with: { type: 'json' } })).default,
    },
  ],
  read(text) {
    const content = readMusgPackFully(text);
    if (isProblems(content)) return content;
    const { id, title } = content;
    return { id, title, hash: packHash(content), content, warnings: findWarnings(content) };
  },
  with(packs, companions = []) {
    const filled = libraryWith(packs);
    if (isProblems(filled)) return filled;
    const worlds = readWorlds(companions);
    if (isProblems(worlds)) return worlds;
    return musgFrom(filled.shelf, [...BUILT_IN_WORLDS, ...worlds], filled.origins);
  },
};

interface Filled {
  readonly shelf: Library;
  readonly origins: Origins;
}

/** What is built in with what packs bring; a pack may not pose as what is there. */
export function libraryWith(packs: readonly LoadedPack[]): Filled | readonly Problem[] {
  let shelf = BUILT_IN_LIBRARY;
  const origins = new Map<string, PackOrigin>();
  const problems: Problem[] = [];
  for (const { id, content, address } of packs) {
    const pack = readMusgPackFully(content);
    if (isProblems(pack)) return pack;
    problems.push(...takenIds(`/${id}`, pack, shelf));
    const origin = { id, hash: packHash(content), ...(address === undefined ? {} : { address }) };
    for (const [list, things] of Object.entries(libraryOf([pack])))
      for (const thing of things) origins.set(`${list}/${thing.id}`, origin);
    shelf = libraryOf([shelf, pack]);
  }
  return problems.length > 0 ? problems : { shelf, origins };
}
