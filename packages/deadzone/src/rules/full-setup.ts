import { constant } from '@skirmish-kit/core';
import type { Field } from '@skirmish-kit/space/cube';
import { FIELD_TEXTS, ourField, type FieldName } from '@skirmish-kit/space/cube/fields';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { lookUp, type Named } from './look-up.ts';
import type { FullSetup } from './setup.ts';
import type { DeadzoneSetup } from './setup-type.ts';

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_TEXTS).filter(isFieldName);

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_TEXTS, name);
}

/** Each field is read once: whoever plays on it shares it. */
const fields = new Map<string, Field>();

export function fieldNamed(name: string): Field {
  const known = fields.get(name);
  if (known) return known;
  if (!isFieldName(name)) throw new Error(`There is no battlefield ${name}.`);
  const field = constant(ourField(name));
  fields.set(name, field);
  return field;
}

const BUILT_IN: Named = {
  factions: FACTIONS,
  teams: TEAMS,
  missions: MISSIONS,
  field: fieldNamed,
};

/** A setup with all names of what is built in looked up; it has to be one that was read. */
export function fullSetup(setup: DeadzoneSetup): FullSetup {
  return lookUp(BUILT_IN, setup);
}
