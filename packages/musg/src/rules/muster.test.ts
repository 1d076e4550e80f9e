import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Band, Member } from './band.ts';
import { muster, recruitFrom } from './muster.ts';
import { bandPrice, bareCost, gearCost, priceOf, raceOf } from './price.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

const NAME = { en: 'Own', fr: 'À soi' };
const MINION: Member = { rank: 'minion', weapons: [], equipment: [] };

const band = (rest: Partial<Band> = {}): Band => ({
  id: 'own',
  name: NAME,
  race: 'human',
  members: [MINION],
  ...rest,
});

const settled = (settings: Partial<Settings> = {}): Settings => ({
  ...DEFAULT_SETTINGS,
  ...settings,
});

const recruited = (
  member: Partial<Member>,
  rest: Partial<Band> = {},
  settings: Partial<Settings> = {},
) => recruitFrom(BUILT_IN_LIBRARY, band(rest), { ...MINION, ...member }, settled(settings));

test('MU-MERC-01 MU-MERC-05 a mercenary costs hire and fee, and ranks as a chief', () => {
  const hunter: Member = { ...MINION, mercenary: 'orc-hunter', weapons: ['rifle'] };
  expect(raceOf(BUILT_IN_LIBRARY, band(), hunter)).toBe('orc');
  expect(bareCost(BUILT_IN_LIBRARY, band(), hunter, settled())).toBe(80);
  expect(priceOf(BUILT_IN_LIBRARY, band(), hunter, settled())).toBe(92);
  const others = BUILT_IN_LIBRARY.mercenaries.map((each) =>
    each.id === 'orc-hunter' ? each : { ...each, hire: 1 },
  );
  const shelf = { ...BUILT_IN_LIBRARY, mercenaries: others.toReversed() };
  expect(bareCost(shelf, band(), hunter, settled())).toBe(80);
  const { race, rank, mercenary, name, points, abilities, values } = recruited(hunter);
  expect(values).toMatchObject({ command: 10, life: 6 });
  expect({ race, rank, mercenary, points }).toEqual({
    race: 'orc',
    rank: 'chief',
    mercenary: true,
    points: 92,
  });
  expect(name.en).not.toBe(BUILT_IN_LIBRARY.races.find(({ id }) => id === 'orc')?.name.en);
  expect(abilities).toContain('arrives-late');
  expect(recruited({}).mercenary).toBe(false);
});

test('MU-CHAR-13 MU-EXTRA-01 MU-PULP-09 MU-RACE-10 a figure has a price without gear', () => {
  const cost = (
    member: Partial<Member>,
    rest: Partial<Band> = {},
    settings: Partial<Settings> = {},
  ) => bareCost(BUILT_IN_LIBRARY, band(rest), { ...MINION, ...member }, settled(settings));
  expect([
    cost({ rank: 'chief' }),
    cost({ rank: 'lieutenant' }),
    cost({}),
    cost({ rank: 'extra' }),
  ]).toEqual([40, 20, 8, 4]);
  // Minions of a tribe cost half, their chief does not.
  expect([cost({}, { tribe: true }), cost({ rank: 'chief' }, { tribe: true })]).toEqual([4, 40]);
  const double = { goblinsAbroad: 'double' } as const;
  const goblin = { race: 'goblin' } as const;
  expect([
    cost(goblin),
    cost(goblin, {}, double),
    cost(goblin, goblin, double),
    cost({}, {}, double),
  ]).toEqual([4, 8, 4, 8]);
});

test('MU-BAND-10 MU-BAND-11 MU-EQ-12 the first dagger is free, a pistol if set', () => {
  const gear = (weapons: string[], equipment: string[] = [], settings: Partial<Settings> = {}) =>
    gearCost(BUILT_IN_LIBRARY, { ...MINION, weapons, equipment }, settled(settings));
  expect([gear(['dagger']), gear(['dagger', 'dagger']), gear(['club', 'sword'])]).toEqual([
    0, 2, 8,
  ]);
  expect([
    gear(['pistol']),
    gear(['pistol', 'pistol']),
    gear(['pistol', 'silenced-pistol']),
  ]).toEqual([0, 7, 0]);
  const paid = { firstModernPistol: 'paid' } as const;
  expect([gear(['pistol'], [], paid), gear(['dagger'], [], paid), gear(['rifle'])]).toEqual([
    7, 0, 12,
  ]);
  expect(gear(['rifle'], ['shield', 'rope'])).toBe(44);
});

test('MU-BAND-01 MU-BAND-06 a band pays for all figures and vehicles; the rest is left', () => {
  const members: Member[] = [
    { ...MINION, rank: 'chief', weapons: ['sword'] },
    { ...MINION, count: 3, weapons: ['club'] },
  ];
  const own = band({ members, vehicles: [{ class: 'light' }, { class: 'heavy' }] });
  // 45, three times 11, 40 and 60.
  expect(bandPrice(BUILT_IN_LIBRARY, own, settled())).toBe(178);
  const { recruits, unspent, vehicles, id, name, race } = muster(BUILT_IN_LIBRARY, own, settled());
  expect({ id, name, race, unspent }).toEqual({
    id: 'own',
    name: NAME,
    race: 'human',
    unspent: 322,
  });
  expect(recruits.map(({ rank, points }) => [rank, points])).toEqual([
    ['chief', 45],
    ['minion', 11],
    ['minion', 11],
    ['minion', 11],
  ]);
  expect(vehicles?.map((each) => each.class)).toEqual(['light', 'heavy']);
  const rich = band({ members: [{ ...MINION, rank: 'chief', count: 13 }] });
  expect(muster(BUILT_IN_LIBRARY, rich, settled())).toMatchObject({ unspent: 0 });
  expect(muster(BUILT_IN_LIBRARY, band(), settled()).vehicles).toBeUndefined();
});

test('MU-VEH-07 MU-SHOOT-04 the guns of a vehicle are ruled on as any', () => {
  const own = band({
    vehicles: [{ class: 'light', fixed: ['machine-gun'], turret: ['machine-gun'] }],
  });
  const heavy = (settings: Partial<Settings>) =>
    muster(BUILT_IN_LIBRARY, own, settled(settings)).vehicles?.flatMap(({ fixed, turret }) =>
      [...fixed, ...turret].map((gun) => gun.heavy),
    );
  expect([heavy({}), heavy({ heavyFast: 'one' })]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('MU-EQ-01 MU-EQ-02 MU-EQ-07 MU-EQ-10 gear adds to Strength, armour and Move', () => {
  const { values, armour, stride, abilities } = recruited({
    equipment: ['bionic-arm', 'bionic-leg', 'bionic-leg', 'sight', 'jump-pack', 'heavy-armour'],
  });
  expect(values).toMatchObject({ strength: 4, shoot: 3, resistance: 2, move: 6 });
  expect([armour, stride]).toEqual([5, 5]);
  expect(abilities).not.toContain('ignores-difficult');
  // One leg alone goes no further.
  expect(recruited({ equipment: ['bionic-leg', 'shield', 'rope'] }).stride).toBe(0);
  expect(recruited({ race: 'voodoo-zombie', equipment: ['sight'] }).values.shoot).toBeNull();
  const free = { jumpPacks: 'free' } as const;
  expect(recruited({ equipment: ['jump-pack'] }, {}, free).abilities).toContain(
    'ignores-difficult',
  );
  expect(recruited({}, {}, free).abilities).not.toContain('ignores-difficult');
});

test('MU-PULP-10 minions of a tribe act together; its chief and other bands do not', () => {
  const isTribal = (member: Partial<Member>, tribe: boolean) =>
    recruited(member, { tribe }).abilities.includes('tribal');
  expect([isTribal({}, true), isTribal({ rank: 'chief' }, true), isTribal({}, false)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a figure has its given name, that of its hire, or that of its race', () => {
  const human = BUILT_IN_LIBRARY.races.find(({ id }) => id === 'human');
  const sniper = BUILT_IN_LIBRARY.mercenaries.find(({ id }) => id === 'elf-sniper');
  expect(recruited({}).name).toEqual(human?.name);
  expect(recruited({ mercenary: 'elf-sniper' }).name).toEqual(sniper?.name);
  expect(recruited({ mercenary: 'elf-sniper', name: NAME }).name).toEqual(NAME);
});

test('MU-IMP-01 a campaign sheet gives the values and points of a figure', () => {
  const values = { ...recruited({}).values, move: 9, cost: 23 };
  const veteran = recruitFrom(
    BUILT_IN_LIBRARY,
    band(),
    { ...MINION, weapons: ['rifle'] },
    settled(),
    { values, hired: true, abilities: ['acrobat'] },
  );
  expect(veteran).toMatchObject({ mercenary: true, points: 35, abilities: ['acrobat'] });
  expect(veteran.values.move).toBe(9);
});

test('MU-SHOOT-04 MU-TMPL-06 MU-RW-02 MU-COVER-06 weapons follow the settings', () => {
  const all = BUILT_IN_LIBRARY.ranged.map(({ id }) => id);
  const changed = (settings: Partial<Settings>) => {
    const { ranged } = recruited({ weapons: all }, {}, settings);
    const before = recruited({ weapons: all }).ranged;
    return ranged.flatMap((weapon, i) =>
      Object.entries(weapon)
        .filter(([key, value]) =>
          Object.entries(before[i] ?? {}).every(([k, v]) => k !== key || v !== value),
        )
        .map(([key, value]) => `${weapon.id} ${key} ${String(value)}`),
    );
  };
  expect(changed({ heavyFast: 'one' })).toEqual(['machine-gun heavy false']);
  expect(changed({ grenadeRadius: '3' })).toEqual(['grenade radius 3']);
  expect(changed({ launcherReload: 'fast' })).toEqual(['grenade-launcher reload fast']);
  expect(changed({ blastCover: 'none' })).toEqual([
    'bazooka lobbed true',
    'cannon-black-powder lobbed true',
  ]);
  expect(changed({ blastCover: 'all' })).toEqual([
    'grenade lobbed false',
    'grenade-launcher lobbed false',
    'bazooka lobbed false',
    'cannon-black-powder lobbed false',
    'howitzer lobbed false',
  ]);
});
