import {
  isProblems,
  packHash,
  pinPack,
  readPack,
  type GameSystem,
  type PackPin,
  type PackRoom,
  type Problem,
  type ReadPack,
} from '@skirmish-kit/core';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { makeArmy, type Army } from '../rules/tile.ts';
import { doubtsAbout } from './army-doubts.ts';
import { ARMY_FORMAT, BOX_ARMIES, type ArmyPack } from './army-pack.ts';
import { BUILT_IN_ARMIES, BUILT_IN_PACKS, makeLibrary } from './built-in.ts';
import type { Companion } from './companion.ts';
import { armyKind, refuseTaken } from './read-army.ts';
import { companionProblem, readCompanion } from './read-companion.ts';
import { readArmyFully } from './read-every.ts';

/** What reads armies and puts them into the box; `systemOf` makes the system of a library. */
export function packRoom(
  library: Library,
  systemOf: (library: Library) => GameSystem<State, Setup>,
): PackRoom<State, Setup> {
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
      const posing = isFromBox(hash) ? undefined : refuseTaken(pack, BOX_ARMIES);
      return posing ?? { id, title, hash, content: pack, warnings: doubtsAbout(pack) };
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
  packs: readonly ReadPack[],
  modules: readonly unknown[],
): Library | readonly Problem[] {
  const problems: Problem[] = [];
  const companions = readCompanions(modules, problems);
  const taken = library.armies.map(({ id }) => id);
  const armies: Army[] = [];
  const pins: PackPin[] = [];
  for (const { content, address } of packs) {
    const pack = readPack(armyKind, content);
    const wrong = isProblems(pack) ? pack : refuseArmy(pack, taken, companions);
    problems.push(...wrong);
    if (isProblems(pack) || wrong.length > 0) continue;
    armies.push(makeArmy(pack));
    pins.push(pinPack(pack.id, pack, address, !pack.companion));
    taken.push(pack.id);
  }
  for (const { army } of companions) {
    if (!packs.some(({ id }) => id === army)) {
      problems.push(companionProblem('', 'companion-alone', { army }));
    }
  }
  if (problems.length > 0) return problems;
  const fans = library.armies.filter((army) => !BUILT_IN_ARMIES.includes(army));
  const codes = fans.flatMap(({ id }) => library.companion(id) ?? []);
  return makeLibrary([...fans, ...armies], [...codes, ...companions], [...library.pins, ...pins]);
}

function readCompanions(modules: readonly unknown[], problems: Problem[]): readonly Companion[] {
  const companions: Companion[] = [];
  for (const module of modules) {
    const companion = readCompanion(Object(module));
    if (isProblems(companion)) problems.push(...companion);
    else if (companions.some(({ army }) => army === companion.army)) {
      problems.push(companionProblem('', 'companion-twice', { army: companion.army }));
    } else companions.push(companion);
  }
  return companions;
}

/** An id of its own, and its companion where it needs one: half an army is not played. */
function refuseArmy(
  pack: ArmyPack,
  taken: readonly string[],
  companions: readonly Companion[],
): readonly Problem[] {
  const wrong = refuseTaken(pack, taken);
  if (wrong) return wrong;
  if (!pack.companion || companions.some(({ army }) => army === pack.id)) return [];
  return [companionProblem('/companion', 'companion-missing', { army: pack.id })];
}
