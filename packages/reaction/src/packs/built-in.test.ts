import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { BATTLES, BUILT_IN_PACKS, GANGS, SCENARIOS } from './built-in.ts';
import courier from './courier.json' with { type: 'json' };
import { scenariosOf } from './pack.ts';
import { readReactionPackFully } from './read-strict.ts';
import { readReactionPack } from './read.ts';
import sheet from './weapon-table.json' with { type: 'json' };
import { SHEET_WEAPONS, sheetWeapon } from './sheet.ts';

test('every built-in pack passes the checks of third-party packs', () => {
  for (const pack of [sheet, ...BUILT_IN_PACKS]) {
    const text = JSON.stringify(pack);
    expect(readReactionPack(text), pack.id).toEqual(pack);
    expect(isProblems(readReactionPackFully(text)), pack.id).toBe(false);
  }
});

/** Rate of fire, damage, point blank / short / long, as the sheet prints them. */
const PRINTED: Readonly<Record<string, string>> = {
  'light-pistol': '2, 2d4, 3/12/40',
  pistol: '2, 2d6, 3/15/50',
  'heavy-pistol': '2, 2d8, 3/15/50',
  'auto-pistol': '3, 2d6, 3/20/60',
  'integrated-grenade-launcher': '1, 3d8, 3/10/20',
  'submachine-gun': '4, 2d6, 3/20/70',
  shotgun: '1, 3d6, 3/10/20',
  'auto-shotgun': '2, 3d8, 3/10/20',
  'assault-rifle': '3, 3d6, 3/25/80',
  autocannon: '3, 3d8, 5/25/125',
  'machine-gun': '5, 3d6, 5/25/100',
  'recoilless-rifle': '1, 4d8, 5/30/150',
};

function printed(id: string): string {
  const weapon = sheetWeapon(id);
  if (!weapon) return 'missing';
  const { pointBlank, short, long } = weapon.ranges;
  const dice = `${weapon.damage.length}d${weapon.damage[0]}`;
  return `${weapon.rateOfFire}, ${dice}, ${pointBlank}/${short}/${long}`;
}

test('RX-RW-01 light weapons have the figures of the sheet', () => {
  const light = SHEET_WEAPONS.filter((weapon) => weapon.class === 'light' && weapon.id in PRINTED);
  expect(light).toHaveLength(9);
  for (const { id } of light) expect(printed(id), id).toBe(PRINTED[id]);
});

test('RX-RW-02 heavy weapons have the figures of the sheet', () => {
  const heavy = SHEET_WEAPONS.filter((weapon) => weapon.class === 'heavy' && weapon.id in PRINTED);
  expect(heavy).toHaveLength(3);
  for (const { id } of heavy) expect(printed(id), id).toBe(PRINTED[id]);
});

test('RX-RW-03 area weapons have the profiles of our ruling', () => {
  expect(sheetWeapon('grenade')).toMatchObject({ damage: [6, 6, 6], blast: 4, cost: 3 });
  expect(sheetWeapon('grenade')?.ranges.long).toBe(15);
  expect(sheetWeapon('missile-launcher')).toMatchObject({
    damage: [8, 8, 8, 8],
    blast: 5,
    cost: 3,
    ranges: { pointBlank: 5, short: 30, long: 150 },
  });
  expect(sheetWeapon('flamethrower')).toMatchObject({
    damage: [6, 6, 6],
    cost: 2,
    flame: { length: 15, width: 5 },
  });
});

test('RX-RW-07 the integrated grenade launcher strikes 3 cm round for 3 AP', () => {
  expect(sheetWeapon('integrated-grenade-launcher')).toMatchObject({ blast: 3, cost: 3 });
});

test('RX-TURN-03 there are three scenarios, the quick one first', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(3);
  const setups = BATTLES.map((battle) => resolveSetup({ ...battle, settings: {} }));
  for (const { scenario, gangs } of setups) {
    expect(gangs).toHaveLength(scenario.deployment.length);
    for (const gang of gangs) {
      const members = gang.groups.flatMap((group) => group.members);
      const figures = members.reduce((sum, { count }) => sum + count, gang.heroes.length);
      expect(figures, gang.id).toBeGreaterThanOrEqual(6);
      expect(figures, gang.id).toBeLessThanOrEqual(12);
      const fielded = gang.profiles.filter(({ id }) =>
        [...members.map(({ profile }) => profile), ...gang.heroes].includes(id),
      );
      expect(new Set(fielded.map(({ role }) => role)), gang.id).toEqual(
        new Set(['leader', 'second', 'basic', 'hero']),
      );
      expect(
        fielded.some(({ machine }) => machine !== undefined),
        gang.id,
      ).toBe(true);
    }
  }
  const sizes = setups[0]?.gangs.map((gang) =>
    gang.groups
      .flatMap(({ members }) => members)
      .reduce((sum, { count }) => sum + count, gang.heroes.length),
  );
  expect(sizes).toEqual([6, 6]);
});

test('RX-TURN-03 a scenario without a length lasts 8 turns', () => {
  const scenarios = courier.scenarios?.map((scenario) => ({ ...scenario, turns: undefined }));
  const pack = readReactionPack(JSON.stringify({ ...courier, scenarios }));
  expect(isProblems(pack) ? pack : scenariosOf(pack)[0]?.turns).toBe(8);
});

test('RX-RW-05 built-in scenery that blocks sight is too high to fire over', () => {
  for (const { id, terrain, doors } of SCENARIOS) {
    const pieces = [...terrain, ...doors.map((door) => door.terrain)];
    for (const { id: piece, blocksSight, cover = 0, height = Infinity } of pieces) {
      if (blocksSight !== true) continue;
      expect(cover, `${id} ${piece}`).toBeGreaterThanOrEqual(3);
      expect(height, `${id} ${piece}`).toBeGreaterThan(30);
    }
  }
});

test('RX-ACTG-04 every obstacle of the built-in scenarios can be crossed somewhere', () => {
  for (const { id, terrain } of SCENARIOS) {
    for (const { id: piece, ground, height = Infinity } of terrain) {
      if (ground === 'obstacle') expect(height, `${id} ${piece}`).toBeLessThanOrEqual(30);
    }
  }
});

test('every profile of the built-in packs serves in some gang', () => {
  const serving = new Set(GANGS.flatMap((gang) => gang.profiles.map(({ id }) => id)));
  for (const pack of BUILT_IN_PACKS) {
    for (const profile of pack.profiles ?? []) expect(serving, profile.id).toContain(profile.id);
  }
});
