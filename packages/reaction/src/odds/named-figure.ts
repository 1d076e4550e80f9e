import type { Fields } from '@skirmish-kit/core';
import { GANGS } from '../packs/built-in.ts';
import type { Profile, Quality } from '../rules/profile.ts';
import { usualQuality } from './minimal-battle.ts';

/** The fighters of the built-in gangs, each once. */
const PROFILES: readonly Profile[] = GANGS.flatMap(({ profiles }) => profiles).filter(
  ({ id }, i, all) => all.findIndex((other) => other.id === id) === i,
);

/** Figures that can be asked about by name. */
export const FIGURES: readonly string[] = PROFILES.map(({ id }) => id);

/** Figures that take reaction tests (RX-REACT-18). */
export const PEOPLE: readonly string[] = PROFILES.filter(({ machine }) => !machine).map(
  ({ id }) => id,
);

/** A figure named in a query; its profile provides the missing values. */
export function namedFigure(
  fields: Fields,
  name: string,
  known: readonly string[] = FIGURES,
): Profile | undefined {
  const id = fields.word(name, ['none', ...known], 'none');
  return PROFILES.find((profile) => profile.id === id);
}

/** The quality of a figure by name; Average by default. */
export function qualityOf(profile: Profile | undefined): Quality {
  return profile?.quality ?? usualQuality(profile?.role ?? 'basic');
}
