import { constant } from '@skirmish-kit/core';
import type { Weapon } from '../rules/profile.ts';
import sheet from './weapon-table.json' with { type: 'json' };

/** RX-RW-01 to RX-RW-07: the weapons every gang may carry. */
export const SHEET_WEAPONS: readonly Weapon[] = constant(sheet.weapons ?? []);

/** The weapon of the sheet with that id. */
export function sheetWeapon(id: string): Weapon | undefined {
  return SHEET_WEAPONS.find((weapon) => weapon.id === id);
}
