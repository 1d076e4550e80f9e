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
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { reactionFrom } from '../system.ts';
import { checkStart } from './check-start.ts';
import { findWarnings } from './warnings.ts';
import { gangsOf, scenariosOf } from './pack.ts';
import { packProblem } from './problem-messages.ts';
import { reactionPackKind } from './read.ts';
import { readReactionPackFully } from './read-strict.ts';

/** Reads third-party gangs and scenarios and adds them to the library. */
export const packLoader: PackLoader<Battle, ReactionSetup> = {
  sorts: [
    {
      id: reactionPackKind.id,
      title: { en: 'Gangs and scenarios', fr: 'Bandes et scénarios' },
      mark: { field: 'system', value: 'reaction' },
      schema: async () =>
        (await import('./reaction-pack.schema.json', { with: { type: 'json' } })).default,
    },
  ],
  read(text) {
    const content = readReactionPackFully(text);
    if (isProblems(content)) return content;
    const wrong = checkStart(content);
    if (isProblems(wrong)) return wrong;
    const { id, title } = content;
    return { id, title, hash: packHash(content), content, warnings: findWarnings(content) };
  },
  with(packs, companions = []) {
    if (companions.length > 0) return [packProblem('/companion', 'no-companions', {})];
    const shelf = shelfOf(packs);
    return isProblems(shelf) ? shelf : reactionFrom(shelf);
  },
};

/** The built-in gangs and scenarios with those of packs; ids must be unique. */
function shelfOf(packs: readonly LoadedPack[]): Library | readonly Problem[] {
  let { gangs, scenarios } = BUILT_IN_LIBRARY;
  const origins = new Map<string, PackOrigin>();
  const problems: Problem[] = [];
  for (const { id, content, address } of packs) {
    const pack = readPack(reactionPackKind, content);
    if (isProblems(pack)) return pack;
    const taken = new Set([...gangs, ...scenarios].map((thing) => thing.id));
    const origin = { id, hash: packHash(content), ...(address === undefined ? {} : { address }) };
    for (const thing of [...gangsOf(pack), ...scenariosOf(pack)]) {
      origins.set(thing.id, origin);
      if (taken.has(thing.id)) problems.push(packProblem(`/${id}`, 'id-taken', { id: thing.id }));
    }
    gangs = [...gangs, ...gangsOf(pack)];
    scenarios = [...scenarios, ...scenariosOf(pack)];
  }
  return problems.length > 0 ? problems : { gangs, scenarios, origins };
}
