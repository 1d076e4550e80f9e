import type { Weapon } from './profile.ts';
import type { Battle, Figure } from './state.ts';

/** RX-RW-07 */
const INTEGRATED_LAUNCHER = 'integrated-grenade-launcher';

export function weaponOf(figure: Figure, id: string): Weapon | undefined {
  return figure.weapons.find((weapon) => weapon.id === id);
}

/** How far the weapons of a figure carry, in tenths. */
export function reachOfFire({ weapons }: Figure): number {
  let reach = 0;
  for (const { ranges } of weapons) reach = Math.max(reach, ranges.long * 10);
  return reach;
}

/** How a weapon is used: aimed at figures, at a point, or as a cone of flames. */
export function useOf(battle: Battle, weapon: Weapon): 'direct' | 'blast' | 'flame' {
  if (weapon.flame) return 'flame';
  if (weapon.blast === undefined) return 'direct';
  // RX-RW-07
  const plain =
    weapon.id === INTEGRATED_LAUNCHER && battle.settings.integratedLauncher === 'direct';
  return plain ? 'direct' : 'blast';
}

/** RX-ACTC-02…04, RX-ACTC-06 */
export function fireCost(weapon: Weapon, mode: 'shoot' | 'burst' | 'aim'): number {
  if (mode === 'aim') return 5;
  const heavy = weapon.class === 'heavy' ? 1 : 0;
  return heavy + (mode === 'burst' ? 2 : 1);
}

export function areaCost(weapon: Weapon): number {
  return weapon.cost ?? 3;
}
