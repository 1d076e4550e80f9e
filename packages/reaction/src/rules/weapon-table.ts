import { SHEET_WEAPONS } from '../packs/sheet.ts';
import type { Weapon } from './profile.ts';
import type { Settings } from './settings.ts';

/** RX-RW-01, RX-RW-02: the weapons of the sheet; RX-RW-03: those it has no profile for. */
export const WEAPONS: readonly Weapon[] = SHEET_WEAPONS;

/** RX-RW-03 */
const UNPRINTED: readonly string[] = ['grenade', 'missile-launcher', 'flamethrower'];

/** The weapons that a table plays with (RX-RW-03). */
export function sheetFor({ unprintedWeapons }: Settings): readonly Weapon[] {
  if (unprintedWeapons === 'our-profiles') return WEAPONS;
  return WEAPONS.filter(({ id }) => !UNPRINTED.includes(id));
}
