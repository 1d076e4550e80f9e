import { constant } from '@skirmish-kit/core';
import type { Field } from '../board/index.ts';
import { BUILT_IN_FIELDS, builtInField, type FieldName } from '../board/fields/index.ts';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { muster } from './muster.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';
import type { DeadzoneSetup } from './setup-input.ts';

export const FIELD_NAMES: readonly FieldName[] = Object.keys(BUILT_IN_FIELDS).filter(isFieldName);

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(BUILT_IN_FIELDS, name);
}

/** Each field is read once and shared by all battles on it. */
const fields = new Map<string, Field>();

export function fieldNamed(name: string): Field {
  const known = fields.get(name);
  if (known) return known;
  if (!isFieldName(name)) throw new Error(`There is no battlefield ${name}.`);
  const field = constant(builtInField(name));
  fields.set(name, field);
  return field;
}

/** A setup with all names looked up; it has to be one that was read. */
export function resolveSetup(setup: DeadzoneSetup): FullSetup {
  const { field, mission, teams, factions = [], settings } = setup;
  const known = [...factions, ...FACTIONS];
  return {
    field: typeof field === 'string' ? fieldNamed(field) : field,
    mission: typeof mission === 'string' ? byId(MISSIONS, mission) : mission,
    teams: teams.map((given) => {
      const team = typeof given === 'string' ? byId(TEAMS, given) : given;
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
