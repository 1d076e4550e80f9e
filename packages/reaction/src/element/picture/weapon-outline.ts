import type { WeaponOutline } from '@skirmish-kit/ui/table';
import type { Weapon } from '../../rules/profile.ts';

/** The outline of what a figure holds first: of a fan's weapon too, by what it does. */
export function outlineOf({
  weapons,
  blades,
}: {
  readonly weapons: readonly Weapon[];
  readonly blades: readonly string[];
}): WeaponOutline {
  const [weapon] = weapons;
  if (weapon) return outlineOfWeapon(weapon);
  if (blades.includes('axe')) return 'axe';
  if (blades.includes('club')) return 'hammer';
  return blades.length > 0 ? 'blade' : 'hands';
}

function outlineOfWeapon({
  id,
  class: weight,
  flame,
  blast,
  rateOfFire,
  ranges,
}: Weapon): WeaponOutline {
  if (flame) return 'flamer';
  if (blast !== undefined || ranges.long >= 150) return 'launcher';
  if (weight === 'heavy') return 'heavy';
  if (id.includes('pistol')) return 'pistol';
  if (ranges.long <= 20) return 'shotgun';
  if (rateOfFire >= 4) return 'smg';
  return ranges.long >= 90 ? 'sniper' : 'rifle';
}
