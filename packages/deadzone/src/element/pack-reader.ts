import { isProblems, type GameSystem, type Problem, type SetupOption } from '@skirmish-kit/core';
import { loadModule, parseUrls, loadPacks } from '@skirmish-kit/ui/no-lit';
import { TEAMS } from '../packs/built-in.ts';
import { packLoader } from '../packs/pack-loader.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import type { DeadzonePacks } from './loaded-packs.ts';

/**
 * Fetches packs and companion modules and puts them on the shelf; only pages that name some load
 * this. Code comes from where the page itself says, never from a pack.
 */
export async function readPacksFrom(
  packs: string,
  companions: string,
): Promise<DeadzonePacks | readonly Problem[]> {
  const modules: object[] = [];
  for (const url of parseUrls(companions)) {
    const module = await loadModule('companion', url);
    if (isProblems(module)) return module;
    modules.push(module);
  }
  const withPacks = await loadPacks(packLoader, packs, modules);
  if (isProblems(withPacks)) return withPacks;
  const { system } = withPacks;
  return { system, teams: firstTeams(system), hasCode: modules.length > 0 };
}

function firstTeams(system: GameSystem<Battle, DeadzoneSetup>): readonly unknown[] {
  const offered = system.choices({}).filter(({ id }) => id === 'teams');
  const among = offered[0]?.among;
  const loaded = (Array.isArray(among) ? among : [])
    .map(({ value }: SetupOption) => value)
    .filter((value) => !TEAMS.some(({ id }) => id === value));
  return [...loaded, ...offered.map(({ value }) => value)].slice(0, offered.length);
}
