import { closestMatch, problemFactory, type Problem } from '@skirmish-kit/core';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam } from '../rules/strike-team.ts';

const nameProblem = /* @__PURE__ */ problemFactory({
  'unknown-faction': {
    en: 'There is no faction “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas de faction « {id} ». Sont connues : {known}.',
  },
  'unknown-profile': {
    en: 'The faction has no profile “{id}”. It has: {known}.',
    fr: 'La faction n’a pas de profil « {id} ». Elle a : {known}.',
  },
  'unknown-profile-near': {
    en: 'The faction has no profile “{id}”. Did you mean “{nearest}”?',
    fr: 'La faction n’a pas de profil « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-weapon': {
    en: 'The faction has no weapon “{id}”. It has: {known}.',
    fr: 'La faction n’a pas d’arme « {id} ». Elle a : {known}.',
  },
  'unknown-weapon-near': {
    en: 'The faction has no weapon “{id}”. Did you mean “{nearest}”?',
    fr: 'La faction n’a pas d’arme « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
});

/** The faction of a team, or that there is none (DZ-SETUP-02). */
export function factionOf(
  { faction }: StrikeTeam,
  factions: readonly Faction[],
): Faction | readonly Problem[] {
  const known = factions.map(({ id }) => id).join(', ') || '–';
  return (
    factions.find(({ id }) => id === faction) ?? [
      nameProblem('/faction', 'unknown-faction', { id: faction, known }),
    ]
  );
}

/** Profiles and weapons that a team names and its faction does not have. */
export function unknownNames(
  { members }: StrikeTeam,
  { profiles, weapons }: Faction,
): readonly Problem[] {
  const ids = profiles.map(({ id }) => id);
  const guns = weapons.map(({ id }) => id);
  return members.flatMap((member, i) => [
    ...unknown(`/members/${i}/profile`, 'profile', member.profile, ids),
    ...(member.weapons ?? []).flatMap((id, j) =>
      unknown(`/members/${i}/weapons/${j}`, 'weapon', id, guns),
    ),
  ]);
}

function unknown(
  path: string,
  what: 'profile' | 'weapon',
  id: string,
  known: readonly string[],
): readonly Problem[] {
  if (known.includes(id)) return [];
  const near = closestMatch(id, known);
  return near === undefined
    ? [nameProblem(path, `unknown-${what}`, { id, known: known.join(', ') || '–' })]
    : [nameProblem(path, `unknown-${what}-near`, { id, nearest: near })];
}
