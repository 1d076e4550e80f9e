import { expect, test } from 'vitest';
import { resolveSetup } from './resolve-setup.ts';
import { setUp } from './setup.ts';
import { WEAPONS } from './weapon-table.ts';

test('RX-RW-01 the light weapons of the sheet', () => {
  const of = (id: string) => {
    const weapon = WEAPONS.find((candidate) => candidate.id === id);
    const { pointBlank, short, long } = weapon?.ranges ?? { pointBlank: 0, short: 0, long: 0 };
    return [
      weapon?.class,
      weapon?.rateOfFire,
      weapon?.damage.join('+'),
      `${pointBlank}/${short}/${long}`,
    ];
  };
  expect(of('light-pistol')).toEqual(['light', 2, '4+4', '3/12/40']);
  expect(of('pistol')).toEqual(['light', 2, '6+6', '3/15/50']);
  expect(of('heavy-pistol')).toEqual(['light', 2, '8+8', '3/15/50']);
  expect(of('auto-pistol')).toEqual(['light', 3, '6+6', '3/20/60']);
  expect(of('integrated-grenade-launcher')).toEqual(['light', 1, '8+8+8', '3/10/20']);
  expect(of('submachine-gun')).toEqual(['light', 4, '6+6', '3/20/70']);
  expect(of('shotgun')).toEqual(['light', 1, '6+6+6', '3/10/20']);
  expect(of('auto-shotgun')).toEqual(['light', 2, '8+8+8', '3/10/20']);
  expect(of('assault-rifle')).toEqual(['light', 3, '6+6+6', '3/25/80']);
});

test('RX-RW-02 the heavy weapons of the sheet', () => {
  const heavy = WEAPONS.filter(
    (weapon) => weapon.class === 'heavy' && !weapon.blast && !weapon.flame,
  );
  const rows = heavy.map(({ id, rateOfFire, damage, ranges }) => [
    id,
    rateOfFire,
    damage.join('+'),
    [ranges.pointBlank, ranges.short, ranges.long].join('/'),
  ]);
  expect(rows).toEqual([
    ['autocannon', 3, '8+8+8', '5/25/125'],
    ['machine-gun', 5, '6+6+6', '5/25/100'],
    ['recoilless-rifle', 1, '8+8+8+8', '5/30/150'],
  ]);
});

test('RX-RW-03 a table may leave the weapons without a printed profile at home', () => {
  const carried = (unprintedWeapons: 'our-profiles' | 'none') =>
    setUp(
      resolveSetup({
        scenario: 'pump-station',
        gangs: ['halden-response', 'cinder-swarm'],
        settings: { unprintedWeapons },
      }),
    ).figures.flatMap(({ weapons }) => weapons.map(({ id }) => id));
  const unprinted = (id: string) => ['grenade', 'missile-launcher', 'flamethrower'].includes(id);
  expect(carried('our-profiles').some(unprinted)).toBe(true);
  expect(carried('none')).toEqual(carried('our-profiles').filter((id) => !unprinted(id)));
});
