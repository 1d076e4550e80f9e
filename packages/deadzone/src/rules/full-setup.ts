import { constant } from '@skirmish-kit/core';
import type { Field } from '@skirmish-kit/space/cube';
import { FIELD_TEXTS, ourField, type FieldName } from '@skirmish-kit/space/cube/fields';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { muster } from './muster.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';
import type { DeadzoneSetup } from './setup-type.ts';
import type { MusteredTeam } from './strike-team.ts';

/** DZ-SETUP-04: the two preset teams on Patrol. */
export const DEFAULT_SETUP: DeadzoneSetup = {
  field: 'depot',
  mission: 'patrol',
  teams: ['enforcers-first', 'forge-fathers-first'],
  settings: {},
};

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_TEXTS).filter(isFieldName);

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_TEXTS, name);
}

/** Each field is read once: whoever plays on it shares it. */
const fields = new Map<string, Field>();

function fieldNamed(name: string): Field {
  const known = fields.get(name);
  if (known) return known;
  if (!isFieldName(name)) throw new Error(`There is no battlefield ${name}.`);
  const field = constant(ourField(name));
  fields.set(name, field);
  return field;
}

/** A setup with all names looked up; it has to be one that was read. */
export function fullSetup({ field, mission, teams, settings }: DeadzoneSetup): FullSetup {
  const found = MISSIONS.find(({ id }) => id === mission);
  if (!found) throw new Error(`There is no mission ${mission}.`);
  return {
    field: fieldNamed(field),
    mission: found,
    teams: teams.map(teamNamed),
    settings: { ...DEFAULT_SETTINGS, ...settings },
  };
}

function teamNamed(id: string): MusteredTeam {
  const team = TEAMS.find((each) => each.id === id);
  const faction = FACTIONS.find((each) => each.id === team?.faction);
  if (!team || !faction) throw new Error(`There is no strike team ${id}.`);
  return muster(faction, team);
}
