import {
  isProblems,
  packHash,
  readPack,
  type GameSystem,
  type PackLoader,
  type Problem,
  type LoadedPack,
} from '@skirmish-kit/core';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { makeArmy } from '../rules/tile.ts';
import { findWarnings } from './army-warnings.ts';
import { ARMY_FORMAT, BASE_ARMIES } from './army-pack.ts';
import { BUILT_IN_ARMIES, BUILT_IN_PACKS, makeLibrary } from './built-in.ts';
import { armyKind, refuseTaken } from './read-army.ts';
import { readCompanion } from './read-companion.ts';
import { readArmyFully } from './read-strict.ts';
import { acceptedArmies, addArmies } from './add-armies.ts';

/** What reads armies and puts them into the box; `systemOf` makes the system of a library. */
export function packLoader(
  library: Library,
  systemOf: (library: Library) => GameSystem<State, Setup>,
): PackLoader<State, Setup> {
  return {
    sorts: [
      {
        id: 'army',
        title: { en: 'Army', fr: 'Armée' },
        mark: { field: 'format', value: ARMY_FORMAT },
        schema: async () =>
          (await import('./neuroshima-army.schema.json', { with: { type: 'json' } })).default,
      },
    ],
    read(text) {
      const pack = readArmyFully(text);
      if (isProblems(pack)) return pack;
      const { id, name: title } = pack;
      const hash = packHash(pack);
      const posing = isFromBox(hash) ? undefined : refuseTaken(pack, BASE_ARMIES);
      return posing ?? { id, title, hash, content: pack, warnings: findWarnings(pack) };
    },
    with(packs, modules = []) {
      const more = addTo(library, packs, modules);
      return isProblems(more) ? more : systemOf(more);
    },
  };
}

/** The armies of the box are packs like anybody's, and go by their own ids. */
function isFromBox(hash: string): boolean {
  return BUILT_IN_PACKS.some((pack) => packHash(pack) === hash);
}

/** The library with further armies, or everything that keeps them out. */
function addTo(
  library: Library,
  packs: readonly LoadedPack[],
  modules: readonly unknown[],
): Library | readonly Problem[] {
  const problems: Problem[] = [];
  const codes = modules.map((each) => ({ what: readCompanion(Object(each)), from: undefined }));
  const armies = packs.map(({ content, address }) => ({
    what: readPack(armyKind, content),
    from: address,
  }));
  const companions = acceptedArmies(codes, problems);
  const there = library.armies.map(({ id }) => id);
  const withPacks = addArmies(acceptedArmies(armies, problems), companions, there);
  problems.push(...withPacks.refused.map(({ found }) => found));
  if (problems.length > 0) return problems;
  const fans = library.armies.filter((army) => !BUILT_IN_ARMIES.includes(army));
  return makeLibrary(
    [...fans, ...withPacks.packs.map(makeArmy)],
    [...fans.flatMap(({ id }) => library.companion(id) ?? []), ...withPacks.companions],
    [...library.pins, ...withPacks.pins],
  );
}
