import type { ListReport, ListEntry, ListProblem, LocalisedText } from '@skirmish-kit/core';
import { recruitFrom } from '../rules/muster.ts';
import type { Faction, Profile, Weapon } from '../rules/profile.ts';
import type { StrikeTeam, TeamMember } from '../rules/strike-team.ts';
import { termMessages } from '../messages/terms.ts';
import { checkItem, checkRarity } from './items.ts';
import { teamProblem } from './problem-messages.ts';
import { checkStructure } from './structure.ts';
import { checkWeapons } from './weapons.ts';

/** A strike team whose every name its faction knows: `team-names.ts` has seen to that. */
export function checkTeam(faction: Faction, team: StrikeTeam): ListReport {
  const profiles = team.members.map(({ profile }) => named(faction.profiles, profile));
  const entries = team.members.map((member, i) => entryOf(faction, member, `/members/${i}`));
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const problems = [
    ...checkBudget(points, team.budget),
    ...checkStructure(faction, profiles),
    ...team.members.flatMap((member, i) => checkMember(faction, member, `/members/${i}`)),
    ...checkRarity(
      faction,
      team.members.flatMap(({ item }) => (item ? [item] : [])),
      team.budget,
    ),
  ];
  return { entries, points, problems };
}

/** DZ-TEAM-01. */
function checkBudget(points: number, budget: number): readonly ListProblem[] {
  if (points <= budget) return [];
  return [teamProblem('/budget', 'over-budget', { points, budget, over: points - budget })];
}

function checkMember(faction: Faction, member: TeamMember, path: string): readonly ListProblem[] {
  const profile = named(faction.profiles, member.profile);
  return [
    ...checkWeapons(`${path}/weapons`, faction, profile, boughtBy(faction, member)),
    ...checkItem(`${path}/item`, faction, profile, member.item),
  ];
}

/** A member as a line of the list: “Enforcer Specialist (Burst Laser)”, 20 points. */
function entryOf(
  faction: Faction,
  member: TeamMember,
  path: string,
): ListEntry & { readonly points: number } {
  const { name }: Profile = named(faction.profiles, member.profile);
  const extras: readonly LocalisedText[] = [
    ...boughtBy(faction, member).map((weapon) => weapon.name),
    ...(member.item ? [termMessages[member.item]] : []),
  ];
  const { points } = recruitFrom(faction, member);
  return { path, title: withExtras(name, extras), count: 1, points };
}

function withExtras(name: LocalisedText, extras: readonly LocalisedText[]): LocalisedText {
  if (extras.length === 0) return name;
  return {
    en: `${name.en} (${extras.map(({ en }) => en).join(', ')})`,
    fr: `${name.fr} (${extras.map(({ fr }) => fr).join(', ')})`,
  };
}

function boughtBy(faction: Faction, { weapons = [] }: TeamMember): readonly Weapon[] {
  return weapons.map((id) => named(faction.weapons, id));
}

function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id} in this faction.`);
  return found;
}
