import type { Problem } from '@skirmish-kit/core';
import type { GroupList, Profile, Role } from '../rules/profile.ts';
import { duplicates, unknownId } from './ids.ts';
import type { PackGang } from './pack.ts';
import { packProblem } from './problem-messages.ts';

/** More figures than this make no skirmish, and no screen shows them. */
const MOST_FIGURES = 24;

/** A gang: every fighter known, one leader and at most one second to a group, not too many in all. */
export function checkGang(
  path: string,
  gang: PackGang,
  profiles: readonly Profile[],
): readonly Problem[] {
  const heroes = gang.heroes ?? [];
  const groups = gang.groups.flatMap((group, i) =>
    checkGroup(`${path}/groups/${i}`, group, profiles),
  );
  const figures = gang.groups
    .flatMap(({ members }) => members)
    .reduce((total, { count }) => total + count, heroes.length);
  return [
    ...duplicates(`${path}/groups`, gang.groups),
    ...groups,
    ...heroes.flatMap((id, i) => checkHero(`${path}/heroes/${i}`, id, profiles)),
    ...(figures > MOST_FIGURES ? [tooMany(path, gang, figures)] : []),
  ];
}

function checkGroup(
  path: string,
  group: GroupList,
  profiles: readonly Profile[],
): readonly Problem[] {
  const ids = profiles.map(({ id }) => id);
  const unknown = group.members.flatMap(({ profile }, i) =>
    ids.includes(profile)
      ? []
      : [unknownId(`${path}/members/${i}/profile`, 'profile', profile, ids)],
  );
  if (unknown.length > 0) return unknown;
  const leaders = howMany(group, profiles, 'leader');
  const seconds = howMany(group, profiles, 'second');
  const problems: Problem[] = [];
  const { id } = group;
  if (leaders !== 1) {
    const code = leaders === 0 ? 'no-leader' : 'too-many-leaders';
    problems.push(packProblem(`${path}/members`, code, { id, found: leaders }));
  }
  if (seconds > 1) {
    problems.push(packProblem(`${path}/members`, 'too-many-seconds', { id, found: seconds }));
  }
  return problems;
}

function howMany(group: GroupList, profiles: readonly Profile[], role: Role): number {
  return group.members
    .filter(({ profile }) => profiles.some(({ id, role: its }) => id === profile && its === role))
    .reduce((total, { count }) => total + count, 0);
}

function checkHero(path: string, id: string, profiles: readonly Profile[]): readonly Problem[] {
  const profile = profiles.find((candidate) => candidate.id === id);
  if (!profile) {
    const known = profiles.filter(({ role }) => role === 'hero').map((hero) => hero.id);
    return [unknownId(path, 'profile', id, known)];
  }
  if (profile.role === 'hero') return [];
  return [packProblem(path, 'not-a-hero', { id, role: profile.role })];
}

function tooMany(path: string, gang: PackGang, found: number): Problem {
  return packProblem(path, 'too-many-figures', { id: gang.id, found, most: MOST_FIGURES });
}
