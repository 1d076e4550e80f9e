import type { Random } from '@skirmish-kit/core';
import { has } from '../../rules/ability.ts';
import type { Faction, Profile, Weapon } from '../../rules/profile.ts';
import type { StrikeTeam, TeamMember } from '../../rules/strike-team.ts';
import { isMelee } from '../../rules/weapon-choice.ts';
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

/**
 * Every member there can be with at most one weapon bought, of every faction; those who rarely come to
 * use what they have more than once.
 */
export function everyMember(factions: readonly Faction[]): readonly Wish[] {
  return factions.flatMap((faction) =>
    faction.profiles.flatMap((profile) => {
      const usual = faction.weapons.filter(({ id }) => profile.weapons.includes(id));
      const bare: Wish = { faction, member: { profile: profile.id } };
      return [
        ...repeated(bare, turnsNeeded(profile, usual)),
        ...weaponsFor(faction, profile).flatMap((weapon) =>
          repeated(
            { faction, member: { profile: profile.id, weapons: [weapon.id] } },
            turnsNeeded(profile, [weapon]),
          ),
        ),
      ];
    }),
  );
}

/**
 * It takes many games until somebody slow comes to blows, somebody with a Heavy gun stands still, and a
 * Remote machine has its Engineer near (DZ-ABIL-45).
 */
function turnsNeeded(profile: Profile, weapons: readonly Weapon[]): number {
  if (has(profile, 'remote')) return 20;
  const modes = weapons.flatMap((weapon) => weapon.modes);
  const needs = modes.some((mode) => has(mode, 'heavy') || Number(mode.range) <= 2) ? 4 : 2;
  if (weapons.some(isMelee)) return isSlow(profile) ? 6 : Math.max(3, needs);
  return isSlow(profile) ? 2 * needs : needs;
}

function isSlow({ speed }: Profile): boolean {
  return (speed?.sprint ?? 0) < 2;
}

function repeated(wish: Wish, times: number): readonly Wish[] {
  return Array.from({ length: times }, () => wish);
}

/** Somebody whom a team is to be built around. */
export interface Wish {
  readonly faction: Faction;
  readonly member: TeamMember;
}

/** A legal team around a member: a leader, and three troops for whatever needs them. */
export function teamAround({ faction, member }: Wish, random: Random): StrikeTeam {
  const ofType = (type: Profile['type']) =>
    faction.profiles.filter((profile) => profile.type === type).map(({ id }) => id);
  const isLeader = ofType('leader').includes(member.profile);
  const leader: TeamMember = { profile: any(ofType('leader'), random) };
  // DZ-ABIL-45: without an Engineer near, a Remote model does nothing.
  const wanted = faction.profiles.find(({ id }) => id === member.profile);
  const engineers = faction.profiles
    .filter((profile) => wanted && has(wanted, 'remote') && has(profile, 'engineer'))
    .map(({ id }): TeamMember => ({ profile: id }));
  const troops = [1, 2, 3].map((): TeamMember => ({ profile: any(ofType('troop'), random) }));
  const team: StrikeTeam = {
    id: 'around-one',
    name: { en: 'Around one', fr: 'Autour d’une' },
    faction: faction.id,
    budget: BUDGET,
    members: [...(isLeader ? [] : [leader]), member, ...engineers.slice(0, 1), ...troops],
  };
  const { problems } = checkTeam(faction, team);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(' '));
  return team;
}

/** Enough for everybody's dearest machine. */
const BUDGET = 400;

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
