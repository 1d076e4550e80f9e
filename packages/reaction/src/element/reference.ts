import { ReferencePage, type GameHost, type ModePage, type ReferenceTable } from '@skirmish-kit/ui';
import sheet from '../packs/weapon-table.json' with { type: 'json' };
import { referenceTables } from './reference-tables.ts';

/** The tables of the sheet, and all rules. */
export const openReference = (host: GameHost): ModePage => new ReferencePage(host, tables);

export const tables: readonly ReferenceTable[] = [weaponTable(), ...referenceTables];

function weaponTable(): ReferenceTable {
  return {
    title: { en: 'Ranged weapons', fr: 'Armes à distance' },
    heads: [
      { en: 'Weapon', fr: 'Arme' },
      { en: 'Rate of fire', fr: 'Cadence' },
      { en: 'Damage', fr: 'Dégâts' },
      { en: 'Point blank / short / long (cm)', fr: 'Bout portant / courte / longue (cm)' },
    ],
    rows: (sheet.weapons ?? []).map(({ name, rateOfFire, damage, ranges }) => [
      name,
      String(rateOfFire),
      `${damage.length}d${damage[0] ?? 0}`,
      `${ranges.pointBlank} / ${ranges.short} / ${ranges.long}`,
    ]),
  };
}
