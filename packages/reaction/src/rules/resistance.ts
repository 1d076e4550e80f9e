import { machineResistance } from './machines.ts';
import type { Profile, Role } from './profile.ts';
import type { Settings } from './settings.ts';

/** RX-ACT-02: what a figure counts as where the sheet speaks of the gang leader. */
export function fightsAs(settings: Settings, role: Role): 'basic' | 'leader' | 'hero' {
  if (role === 'second') return settings.secondFightsAs;
  return role;
}

/** RX-RES-01 */
const RESISTANCE = { basic: 7, leader: 8, hero: 9 } as const;

/** RX-RES-01, RX-RES-02, unless the profile names its own. */
export function resistanceOf(settings: Settings, profile: Profile): number {
  if (profile.resistance !== undefined) return profile.resistance;
  if (profile.machine) return machineResistance(settings, profile.machine.class);
  return RESISTANCE[fightsAs(settings, profile.role)];
}
