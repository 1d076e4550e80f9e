import type { Profile, Weapon, WeaponKind } from './profile.ts';

/** Where a bought weapon goes: into the hand, in place of another, or onto a hardpoint. */
export type Mount = 'hand' | 'hardpoint';

/** DZ-TEAM-07, DZ-TEAM-11: where a model may have a weapon, if it may buy it at all. */
export function mountOf({ options, hardpoints }: Profile, weapon: Weapon): Mount | undefined {
  if (weapon.points === null) return undefined;
  if (weapon.hardpoints === 0 && isAmong(weapon, options)) return 'hand';
  return hardpoints && isAmong(weapon, hardpoints.options) ? 'hardpoint' : undefined;
}

/** DZ-TEAM-11: how many hardpoints a weapon fills: one, or two for those marked **. */
export function hardpointsFor({ hardpoints }: Weapon): number {
  return Math.max(1, hardpoints);
}

/** DZ-TEAM-08: a weapon is ranged as soon as one way of using it is. */
export function isMelee({ modes }: Weapon): boolean {
  return modes.every(({ range }) => range === 'melee');
}

function isAmong({ kinds }: Weapon, options: readonly WeaponKind[]): boolean {
  return kinds.some((kind) => options.some((option) => covers(option, kind)));
}

/** DZ-TEAM-07: the category has to be the same, and one sub-category where it has any. */
function covers(option: WeaponKind, kind: WeaponKind): boolean {
  if (option.category !== kind.category) return false;
  if (option.sub === 'all' || kind.sub === 'all') return true;
  const { sub } = kind;
  return sub.length === 0 || option.sub.some((each) => sub.includes(each));
}
