import type { WeaponOutline } from '@skirmish-kit/ui/table';
import type { Recruit } from '../../rules/band.ts';
import type { MeleeWeapon, RangedWeapon } from '../../rules/profile.ts';

/** The outline of what a figure holds first: of a fan's weapon too, by what it does. */
export function outlineOf({ ranged, melee }: Pick<Recruit, 'ranged' | 'melee'>): WeaponOutline {
  const [gun] = ranged;
  if (gun) return outlineOfGun(gun);
  const [blade] = melee;
  return blade ? outlineOfBlade(blade) : 'hands';
}

function outlineOfGun({ id, template, artillery, missile, heavy, hands, ...gun }: RangedWeapon) {
  if (template === 'flame') return id.includes('shotgun') ? 'shotgun' : 'flamer';
  if (template === 'blast' || artillery) return 'launcher';
  if (missile) return hands === 2 ? 'bow' : 'blade';
  if (heavy) return 'heavy';
  if (hands === 1) return 'pistol';
  return gun.targets > 1 ? 'smg' : 'rifle';
}

/** Words in the ids of weapons that tell their outline. */
const BLADES: readonly (readonly [RegExp, WeaponOutline])[] = [
  [/axe/, 'axe'],
  [/mace|club|star|nunchaku|hammer/, 'hammer'],
  [/pike|lance|halberd|spear/, 'spear'],
  [/claw/, 'hands'],
];

function outlineOfBlade({ id }: MeleeWeapon): WeaponOutline {
  return BLADES.find(([word]) => word.test(id))?.[1] ?? 'blade';
}
