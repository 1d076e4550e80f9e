import type { Faction, Profile, Weapon, WeaponMode } from './profile.ts';
import type { MusteredTeam, Recruit, StrikeTeam, TeamMember } from './strike-team.ts';
import { isMelee, mountOf } from './weapon-choice.ts';

/** DZ-TEAM-10: what a model fights with that has a Fight value and nothing better. */
const KNIFE: WeaponMode = {
  id: 'knife',
  name: { en: 'Knife', fr: 'Couteau' },
  range: 'melee',
  ap: 0,
  abilities: [],
};

/** A strike team with everything looked up; it has to be one that its faction allows. */
export function muster(faction: Faction, { id, name, members }: StrikeTeam): MusteredTeam {
  const recruits = members.map((member) => recruitFrom(faction, member));
  return { id, name, faction: faction.id, recruits };
}

/** A member as it takes the field (DZ-TEAM-08 to DZ-TEAM-12). */
export function recruitFrom(faction: Faction, member: TeamMember): Recruit {
  const profile = named(faction.profiles, member.profile);
  const bought = (member.weapons ?? []).map((id) => named(faction.weapons, id));
  const usual = profile.weapons.map((id) => named(faction.weapons, id));
  const item = faction.items.find((offer) => offer.item === member.item);
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
  return {
    profile,
    weapons: withKnife(profile, [...remaining(profile, usual, bought), ...bought]),
    ...(member.item && { item: member.item }),
    points: profile.points + sum(bought.map(({ points }) => points ?? 0)) + (item?.points ?? 0),
    vp: profile.vp + sum(bought.map(({ vp }) => vp)),
  };
}

/**
 * DZ-TEAM-08, DZ-TEAM-11: each bought weapon takes the place of one of its kind, melee for melee and
 * ranged for ranged; not if it is marked * or sits on a hardpoint.
 */
function remaining(
  profile: Profile,
  usual: readonly Weapon[],
  bought: readonly Weapon[],
): readonly Weapon[] {
  const left = [...usual];
  for (const weapon of bought) {
    if (weapon.adds || mountOf(profile, weapon) !== 'hand') continue;
    const place = left.findIndex((other) => isMelee(other) === isMelee(weapon));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function withKnife({ fight }: Profile, weapons: readonly Weapon[]): readonly WeaponMode[] {
  const modes = weapons.flatMap((weapon) => weapon.modes);
  const needsKnife = fight !== null && modes.every(({ range }) => range !== 'melee');
  return needsKnife ? [...modes, KNIFE] : modes;
}

function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id} in this faction.`);
  return found;
}
