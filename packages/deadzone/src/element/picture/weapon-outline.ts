import type { WeaponOutline } from '@skirmish-kit/ui/table';
import { has } from '../../rules/ability.ts';
import type { WeaponMode } from '../../rules/profile.ts';

/** What somebody with these weapons is seen to hold: its longest gun, or what it strikes with. */
export function outlineOf(weapons: readonly WeaponMode[]): WeaponOutline {
  const guns = weapons.filter(({ range }) => range !== 'melee');
  const [best] = guns.toSorted((a, b) => Number(b.range) - Number(a.range));
  if (best) return gunOutline(best);
  const names = weapons.map(({ id }) => id).join();
  if (/hammer|fist|gauntlet|maul/.test(names)) return 'hammer';
  if (/axe|claw|saw/.test(names)) return 'axe';
  return weapons.length > 0 ? 'blade' : 'hands';
}

function gunOutline(weapon: WeaponMode): WeaponOutline {
  if (has(weapon, 'it-burns')) return 'flamer';
  if (has(weapon, 'sniper-scope')) return 'sniper';
  if (has(weapon, 'frag') || has(weapon, 'blast') || has(weapon, 'indirect')) return 'launcher';
  if (has(weapon, 'weight-of-fire') || has(weapon, 'heavy')) return 'heavy';
  if (Number(weapon.range) <= 3) return /shotgun/.test(weapon.id) ? 'shotgun' : 'pistol';
  return Number(weapon.range) <= 4 ? 'smg' : 'rifle';
}
