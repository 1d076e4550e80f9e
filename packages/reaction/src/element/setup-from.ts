import { isProblems, type Problem } from '@skirmish-kit/core';
import { BATTLES, SCENARIOS } from '../packs/built-in.ts';
import { gangsOf, scenariosOf } from '../packs/pack.ts';
import { readSetup } from '../rules/read-setup.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import { notAmong } from '@skirmish-kit/ui';
import { fetchReactionPack } from './load-pack.ts';

/** The setup that attributes and properties ask for, or what is wrong with them. */
export async function setupFrom(wanted: {
  readonly setup: unknown;
  readonly scenario: string | undefined;
  readonly pack: string | undefined;
}): Promise<ReactionSetup | readonly Problem[]> {
  if (wanted.setup !== undefined && wanted.setup !== null) return readSetup(wanted.setup);
  if (wanted.pack) return setupFromPack(wanted.pack, wanted.scenario);
  const ids = SCENARIOS.map(({ id }) => id);
  if (wanted.scenario && !ids.includes(wanted.scenario))
    return [notAmong('scenario', wanted.scenario, ids)];
  return readSetup(wanted.scenario ? { scenario: wanted.scenario } : {});
}

/** What a pack brings; what it leaves out comes from the first battle that fits. */
async function setupFromPack(
  url: string,
  wanted: string | undefined,
): Promise<ReactionSetup | readonly Problem[]> {
  const pack = await fetchReactionPack(url);
  if (isProblems(pack)) return pack;
  const scenarios = [...scenariosOf(pack), ...SCENARIOS];
  const scenario = wanted ? scenarios.find(({ id }) => id === wanted) : scenarios[0];
  if (!scenario)
    return [
      notAmong(
        'scenario',
        wanted ?? '',
        scenarios.map(({ id }) => id),
      ),
    ];
  const usual =
    (BATTLES.find((battle) => battle.scenario === scenario.id) ?? BATTLES[0])?.gangs ?? [];
  const gangs = [...gangsOf(pack), ...usual].slice(0, scenario.deployment.length);
  return readSetup({ scenario, gangs });
}
