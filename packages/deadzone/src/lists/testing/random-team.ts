import type { Random } from '@skirmish-kit/core';
import type { Faction, Profile } from '../../rules/profile.ts';
import type { StrikeTeam, TeamMember } from '../../rules/strike-team.ts';
import { checkTeam } from '../check-team.ts';
import { weaponsFor } from '../weapons.ts';

/** So many members in a row that did not fit: the team is as good as full. */
const PATIENCE = 12;

/** A legal team of a faction, put together at random: any profile, weapon and item may be in it. */
export function randomTeam(faction: Faction, budget: number, random: Random): StrikeTeam {
  const leaders = faction.profiles.filter(
    ({ type, points }) => type === 'leader' && points <= budget,
  );
  let team: StrikeTeam = {
    id: 'at-random',
    name: { en: 'At random', fr: 'Au hasard' },
    faction: faction.id,
    budget,
    members: [{ profile: any(leaders, random).id }],
  };
  for (let failed = 0; failed < PATIENCE;) {
    const member = randomMember(faction, any(faction.profiles, random), random);
    const larger = { ...team, members: [...team.members, member] };
    if (checkTeam(faction, larger).problems.length === 0) team = larger;
    else failed += 1;
  }
  return team;
}

function randomMember(faction: Faction, profile: Profile, random: Random): TeamMember {
  const offers = weaponsFor(faction, profile);
  const buys = profile.hardpoints ? random.between(0, 2) : random.between(0, 1);
  const weapons =
    offers.length > 0 ? Array.from({ length: buys }, () => any(offers, random).id) : [];
  const takesItem = faction.items.length > 0 && random.between(1, 3) === 1;
  return {
    profile: profile.id,
    ...(weapons.length > 0 && { weapons }),
    ...(takesItem && { item: any(faction.items, random).item }),
  };
}

function any<T>(list: readonly T[], random: Random): T {
  const found = list[random.between(0, list.length - 1)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
