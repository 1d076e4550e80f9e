import type { Random } from '@skirmish-kit/core';
import { has } from '../../rules/ability.ts';
import { recruitFrom } from '../../rules/muster.ts';
import type { Faction, Profile } from '../../rules/profile.ts';
import type { StrikeTeam, TeamMember } from '../../rules/strike-team.ts';
import { needOf, usableBy, type Uses } from '../../rules/testing/rule-usage.ts';
import { checkTeam } from '../check-team.ts';
import { carriesItems } from '../items.ts';
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

/** Somebody whom a team is to be built around. */
interface Wish {
  readonly faction: Faction;
  readonly member: TeamMember;
  readonly profile: Profile;
  readonly things: readonly string[];
}

/** Every member there can be with at most one weapon bought, bare or with an item that it may carry. */
function everyMember(faction: Faction): readonly Wish[] {
  return faction.profiles.flatMap((profile) => {
    const bare: TeamMember = { profile: profile.id };
    const armed = weaponsFor(faction, profile).map(({ id }) => ({ ...bare, weapons: [id] }));
    const items = carriesItems(profile) ? faction.items : [];
    const laden = items.map(({ item }) => ({ ...bare, item }));
    return [bare, ...armed, ...laden].map((member) => {
      return { faction, member, profile, things: usableBy(recruitFrom(faction, member)) };
    });
  });
}

/**
 * A legal team of the least used things so far: the faction with most of them, a leader, and three
 * troops for whatever needs them, each the one with the rarest things.
 */
export function rareTeam(factions: readonly Faction[], uses: Uses, random: Random): StrikeTeam {
  const all = factions.flatMap(everyMember);
  const seen: Uses = new Map(uses);
  const taken: Wish[] = [];
  const take = (isOne: (wish: Wish) => boolean) => {
    const able = all.filter(isOne).map((wish) => ({ wish, need: needOf(seen, wish.things) }));
    const most = Math.max(...able.map(({ need }) => need));
    const neediest = able.filter(({ need }) => need >= 0.8 * most).map(({ wish }) => wish);
    const wish = any(neediest, random);
    taken.push(wish);
    // What is in the team already has less need of a second one.
    for (const name of wish.things) seen.set(name, 2 * (seen.get(name) ?? 0) + 3);
    return wish;
  };
  const { faction, profile: first } = take(() => true);
  const isType = (type: Profile['type']) => (wish: Wish) =>
    wish.faction === faction && wish.profile.type === type;
  if (first.type !== 'leader') take(isType('leader'));
  for (let troops = 0; troops < 3; troops++) take(isType('troop'));
  // DZ-ABIL-45: without an Engineer near, a Remote model does nothing.
  if (taken.some(({ profile }) => has(profile, 'remote')))
    take((wish) => wish.faction === faction && has(wish.profile, 'engineer'));
  const team: StrikeTeam = {
    id: 'of-rare-things',
    name: { en: 'Of rare things', fr: 'De choses rares' },
    faction: faction.id,
    budget: BUDGET,
    members: taken.map(({ member }) => member),
  };
  const { problems } = checkTeam(faction, team);
  return problems.length === 0 ? team : withoutItems(team);
}

/** DZ-TEAM-13: there may be too many of a rarity. */
function withoutItems(team: StrikeTeam): StrikeTeam {
  const members = team.members.map(({ item: _, ...member }) => member);
  return { ...team, members };
}

/** Enough for everybody's dearest machine. */
const BUDGET = 400;

export function randomMember(faction: Faction, profile: Profile, random: Random): TeamMember {
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
