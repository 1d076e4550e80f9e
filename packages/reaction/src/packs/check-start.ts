import { hashState, isProblems, type Problem } from '@skirmish-kit/core';
import type { Gang } from '../rules/profile.ts';
import { readSetupByName } from '../rules/read-setup.ts';
import type { Scenario } from '../rules/scenario.ts';
import { BATTLES, GANGS, SCENARIOS } from './built-in.ts';
import { gangsOf, scenariosOf, type ReactionPack } from './pack.ts';
import { packProblem } from './problem-messages.ts';

/** Problems that prevent a valid pack from being played: ids in use, scenarios that cannot start. */
export function checkStart(pack: ReactionPack): readonly Problem[] {
  return [
    ...posing('/gangs', gangsOf(pack), GANGS),
    ...posing('/scenarios', scenariosOf(pack), SCENARIOS),
    ...scenariosOf(pack).flatMap((scenario, i) => cannotBegin(scenario, `/scenarios/${i}`, pack)),
  ];
}

/** Built-in packs are skipped: their own ids are no duplicates. */
function posing(
  path: string,
  things: readonly (Gang | Scenario)[],
  known: readonly (Gang | Scenario)[],
): readonly Problem[] {
  return things.flatMap((thing, i) => {
    const { id } = thing;
    const there = known.find((other) => other.id === id);
    if (!there || hashState(there) === hashState(thing)) return [];
    return [packProblem(`${path}/${i}/id`, 'id-taken', { id })];
  });
}

/** A scenario begins with the gangs of its pack, then with the usual ones, as on a page. */
function cannotBegin(scenario: Scenario, path: string, pack: ReactionPack): readonly Problem[] {
  const usual = BATTLES.flatMap(({ gangs }) => gangs);
  const gangs = [...gangsOf(pack), ...usual].slice(0, scenario.deployment.length);
  const setup = readSetupByName({ scenario, gangs });
  if (!isProblems(setup)) return [];
  return setup.map((found) => ({ ...found, path: found.path.replace(/^\/scenario/, path) }));
}
