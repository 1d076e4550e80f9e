import type { GameSystem, SetupOption } from '@skirmish-kit/core';
import { TEAMS } from '../packs/built-in.ts';
import type { DeadzoneSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';

/** What a page brings in packs: the game with it, and whether code of the page belongs to it. */
export interface Brought {
  readonly system: GameSystem<Battle, DeadzoneSetup>;
  readonly hasCode: boolean;
}

/** The strike teams that packs brought take the first seats, unless somebody says more. */
export function firstTeams({ system }: Brought): readonly unknown[] {
  const offered = system.choices({}).filter(({ id }) => id === 'teams');
  const among = offered[0]?.among;
  const brought = (Array.isArray(among) ? among : [])
    .map(({ value }: SetupOption) => value)
    .filter((value) => !TEAMS.some(({ id }) => id === value));
  return [...brought, ...offered.map(({ value }) => value)].slice(0, offered.length);
}
