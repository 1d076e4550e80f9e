import {
  isProblems,
  packHash,
  readPack,
  type PackOrigin,
  type PackLoader,
  type Problem,
  type LoadedPack,
} from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY, type Library } from '../choices.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { deadzoneFrom } from '../system.ts';
import { findWarnings } from './warnings.ts';
import { packProblem } from './problem-messages.ts';
import { missingCode, companionCode, readCompanions } from './read-companion.ts';
import { readDeadzonePackFully } from './read-strict.ts';
import { deadzonePackKind } from './read.ts';

/** Loads factions, teams and missions from packs into the library. */
export const packLoader: PackLoader<Battle, DeadzoneSetup> = {
  sorts: [
    {
      id: deadzonePackKind.id,
      title: { en: 'Factions, strike teams and missions', fr: 'Factions, groupes et missions' },
      mark: { field: 'system', value: 'deadzone' },
      schema: async () =>
        (await import('./deadzone-pack.schema.json', { with: { type: 'json' } })).default,
    },
  ],
  read(text) {
    const content = readDeadzonePackFully(text);
    if (isProblems(content)) return content;
    const { id, title } = content;
    return { id, title, hash: packHash(content), content, warnings: findWarnings(content) };
  },
  with(packs, modules = []) {
    const shelf = shelfOf(packs);
    if (isProblems(shelf)) return shelf;
    const companions = readCompanions(modules, shelf.factions);
    if (isProblems(companions)) return companions;
    const codes = companionCode(companions);
    const missing = shelf.factions.flatMap((faction) =>
      missingCode(`/${faction.id}`, faction, codes),
    );
    return missing.length > 0 ? missing : deadzoneFrom({ ...shelf, companions });
  },
};

/** What is built in with what packs bring; a pack may not pose as what is there. */
function shelfOf(packs: readonly LoadedPack[]): Library | readonly Problem[] {
  let { factions, teams, missions } = BUILT_IN_LIBRARY;
  const origins = new Map<string, PackOrigin>();
  const problems: Problem[] = [];
  for (const { id, content, address } of packs) {
    const pack = readPack(deadzonePackKind, content);
    if (isProblems(pack)) return pack;
    const origin = { id, hash: packHash(content), ...(address === undefined ? {} : { address }) };
    const loaded = {
      factions: pack.faction ? [pack.faction] : [],
      teams: pack.teams ?? [],
      missions: pack.missions ?? [],
    };
    const taken = new Set([...factions, ...teams, ...missions].map((thing) => thing.id));
    for (const thing of [...loaded.factions, ...loaded.teams, ...loaded.missions]) {
      origins.set(thing.id, origin);
      if (taken.has(thing.id)) problems.push(packProblem(`/${id}`, 'id-taken', { id: thing.id }));
    }
    factions = [...factions, ...loaded.factions];
    teams = [...teams, ...loaded.teams];
    missions = [...missions, ...loaded.missions];
  }
  return problems.length > 0
    ? problems
    : { factions, teams, missions, origins, companions: BUILT_IN_LIBRARY.companions };
}
