import type { Field } from '@skirmish-kit/space/cube';
import type { Mission } from './mission.ts';
import { muster } from './muster.ts';
import type { Faction } from './profile.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';
import type { DeadzoneSetup } from './setup-type.ts';
import type { StrikeTeam } from './strike-team.ts';

/** What goes by its name in a setup. */
export interface Named {
  readonly factions: readonly Faction[];
  readonly teams: readonly StrikeTeam[];
  readonly missions: readonly Mission[];
  field(name: string): Field;
}

/** A setup with all names looked up; it has to be one that was read. */
export function lookUp(named: Named, setup: DeadzoneSetup): FullSetup {
  const { field, mission, teams, factions = [], settings } = setup;
  const known = [...factions, ...named.factions];
  return {
    field: typeof field === 'string' ? named.field(field) : field,
    mission: typeof mission === 'string' ? byId(named.missions, mission) : mission,
    teams: teams.map((given) => {
      const team = typeof given === 'string' ? byId(named.teams, given) : given;
      return muster(byId(known, team.faction), team);
    }),
    settings: { ...DEFAULT_SETTINGS, ...settings },
  };
}

function byId<T extends { readonly id: string }>(known: readonly T[], id: string): T {
  const found = known.find((each) => each.id === id);
  if (!found) throw new Error(`There is no "${id}".`);
  return found;
}
