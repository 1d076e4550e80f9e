import { isProblems, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Band, Member } from '../rules/band.ts';
import { muster } from '../rules/muster.ts';
import { bandPrice, gearCost, priceOf } from '../rules/price.ts';
import type { Rank } from '../rules/profile.ts';
import { DEFAULT_SETTINGS, type Settings } from '../rules/settings.ts';
import { checkBand } from './check-band.ts';
import { listChecker } from './list-checker.ts';
import { randomBand } from './testing/random-band.ts';

const NAME = { en: 'Test', fr: 'Essai' };

const one = (
  rank: Rank,
  weapons: readonly string[] = [],
  equipment: readonly string[] = [],
  more: Partial<Member> = {},
): Member => ({ rank, weapons, equipment, ...more });

const band = (members: readonly Member[], race = 'generic', more: Partial<Band> = {}): Band => ({
  id: 'test',
  name: NAME,
  race,
  members,
  ...more,
});

const LEAST = [one('chief'), one('minion')];

/** The rules a band breaks: `over-budget MU-BAND-01`. */
function broken(list: Band, settings: Partial<Settings> = {}): readonly string[] {
  const { problems } = checkBand(BUILT_IN_LIBRARY, list, { ...DEFAULT_SETTINGS, ...settings });
  return problems.map(({ code, rule }) => `${code} ${rule}`);
}

test('every band that comes with the game is legal, and says what it costs', () => {
  for (const each of BUILT_IN_LIBRARY.bands) {
    const checked = listChecker.checkList(each);
    if (!('problems' in checked)) throw new Error(JSON.stringify(checked));
    expect(checked.problems, each.id).toEqual([]);
    const sum = checked.entries.reduce((total, { points = 0 }) => total + points, 0);
    expect(sum).toBe(checked.points);
  }
});

test('MU-BAND-01 MU-BAND-02 301 for heroes and 100 for minions is refused', () => {
  const heroes = (last: string) => [
    one('chief', ['howitzer', 'laser-sword'], ['heavy-armour', 'shield']),
    one('lieutenant', ['machine-gun'], ['heavy-armour', last]),
    one('lieutenant', ['shotgun', 'club'], []),
    one('minion'),
  ];
  const cost = (list: readonly Member[]) =>
    bandPrice(BUILT_IN_LIBRARY, band(list), DEFAULT_SETTINGS);
  expect(cost(heroes('medikit').slice(0, 3))).toBeLessThanOrEqual(300);
  expect(broken(band(heroes('medikit')))).toEqual([]);
  const rich = [
    ...heroes('medikit').slice(0, 2),
    one('lieutenant', ['machine-gun', 'laser-sword'], ['heavy-armour']),
    one('minion'),
  ];
  expect(broken(band(rich))).toEqual(['too-much-for-heroes MU-BAND-02']);
  const crowd = [one('chief'), one('minion', ['assault-rifle'], [], { count: 6 })];
  expect(broken(band(crowd))).toEqual(['too-much-for-minions MU-BAND-02']);
  const all = [...rich.slice(0, 3), ...crowd.slice(1)];
  expect(broken(band(all))).toEqual([
    'over-budget MU-BAND-01',
    'too-much-for-heroes MU-BAND-02',
    'too-much-for-minions MU-BAND-02',
  ]);
});

test('MU-BAND-03 gear counts with who carries it, that of extras with the minions', () => {
  const list = band([
    one('chief'),
    one('minion', [], [], { count: 4 }),
    one('extra', ['rifle'], [], { count: 12 }),
  ]);
  expect(broken(list)).toEqual(['too-much-for-minions MU-BAND-02']);
});

test('MU-BAND-04 one chief, up to two lieutenants, at least one minion', () => {
  expect(broken(band([one('minion')]))).toEqual(['not-one-chief MU-BAND-04']);
  expect(broken(band([one('chief'), one('chief'), one('minion')]))).toEqual([
    'not-one-chief MU-BAND-04',
  ]);
  expect(broken(band([one('chief')]))).toEqual(['no-minion MU-BAND-04']);
  const three = [...LEAST, one('lieutenant', [], [], { count: 3 })];
  expect(broken(band(three))).toEqual(['too-many-lieutenants MU-BAND-04']);
});

test('MU-BAND-05 MU-RACE-07 MU-PULP-09 goblins have three lieutenants, tribes none', () => {
  const three = [...LEAST, one('lieutenant', [], [], { count: 3 })];
  expect(broken(band(three, 'goblin'))).toEqual([]);
  expect(broken(band(three, 'generic', { tribe: true }))).toEqual([
    'no-lieutenants-in-tribes MU-PULP-09',
  ]);
  const tribe = band(LEAST, 'generic', { tribe: true });
  expect(priceOf(BUILT_IN_LIBRARY, tribe, one('minion'), DEFAULT_SETTINGS)).toBe(4);
});

test('MU-BAND-06 unspent points are the treasure', () => {
  expect(muster(BUILT_IN_LIBRARY, band(LEAST), DEFAULT_SETTINGS).unspent).toBe(500 - 48);
});

test('MU-BAND-08 one race strictly, any race freely', () => {
  const mixed = band([...LEAST, one('minion', [], [], { race: 'elf' })], 'dwarf');
  expect(broken(mixed)).toEqual(['foreign-race MU-BAND-08']);
  expect(broken(mixed, { bandMixing: 'free' })).toEqual([]);
});

test('MU-RACE-02 MU-RACE-03 MU-RACE-06 MU-RACE-10 goblins join others as minions only', () => {
  const goblin = (rank: Rank) => [...LEAST, one(rank, [], [], { race: 'goblin' })];
  for (const race of ['human', 'orc', 'ratman']) {
    expect(broken(band(goblin('minion'), race)), race).toEqual([]);
    expect(broken(band(goblin('lieutenant'), race)), race).toEqual([
      'goblins-as-minions-only MU-RACE-10',
    ]);
  }
  expect(broken(band(goblin('minion'), 'elf'))).toEqual(['foreign-race MU-BAND-08']);
  const abroad = one('minion', [], [], { race: 'goblin' });
  const price = (goblinsAbroad: 'listed' | 'double') =>
    priceOf(BUILT_IN_LIBRARY, band(LEAST, 'orc'), abroad, { ...DEFAULT_SETTINGS, goblinsAbroad });
  expect([price('listed'), price('double')]).toEqual([4, 8]);
});

test('MU-RACE-08 an orc may lead goblins, for 40', () => {
  const chief = one('chief', [], [], { race: 'orc' });
  const list = band([chief, one('minion')], 'goblin');
  expect(broken(list)).toEqual([]);
  expect(priceOf(BUILT_IN_LIBRARY, list, chief, DEFAULT_SETTINGS)).toBe(40);
});

test('MU-BAND-10 MU-BAND-11 the first dagger is free, the first modern pistol if set', () => {
  const cost = (weapons: readonly string[], firstModernPistol: 'free' | 'paid' = 'free') =>
    gearCost(BUILT_IN_LIBRARY, one('minion', weapons), { ...DEFAULT_SETTINGS, firstModernPistol });
  expect([cost(['dagger']), cost(['dagger', 'dagger'])]).toEqual([0, 2]);
  expect([cost(['pistol']), cost(['pistol', 'pistol']), cost(['pistol'], 'paid')]).toEqual([
    0, 7, 7,
  ]);
  expect(cost(['pistol-black-powder'])).toBe(7);
});

test('MU-EDGE-08 MU-EXTRA-02 extras have the free pistol too, and pay other gear', () => {
  const cost = (weapons: readonly string[]) =>
    priceOf(BUILT_IN_LIBRARY, band(LEAST), one('extra', weapons), DEFAULT_SETTINGS);
  expect([cost(['pistol']), cost(['rifle'])]).toEqual([4, 16]);
});

test('MU-EXTRA-01 four extras for each minion: 12 with 3, not 13', () => {
  const crowd = (count: number) =>
    band([one('chief'), one('minion', [], [], { count: 3 }), one('extra', [], [], { count })]);
  expect(broken(crowd(12))).toEqual([]);
  expect(broken(crowd(13))).toEqual(['too-many-extras MU-EXTRA-01']);
});

test('MU-PULP-13 MU-EDGE-06 a mad scientist has voodoo zombies for 4 points, no extras', () => {
  const voodoo = one('minion', [], [], { race: 'voodoo-zombie', count: 2 });
  const lab = (...more: Member[]) => ({
    ...band([one('chief'), one('minion'), voodoo, ...more]),
    scientist: true,
  });
  expect(broken(lab())).toEqual([]);
  expect(priceOf(BUILT_IN_LIBRARY, lab(), voodoo, DEFAULT_SETTINGS)).toBe(4);
  expect(broken(lab(one('extra', [], [], { count: 4 })))).toEqual([]);
  expect(broken(lab(one('extra', [], [], { count: 5 })))).toEqual(['too-many-extras MU-EXTRA-01']);
  const armed = one('minion', ['axe'], [], { race: 'voodoo-zombie' });
  expect(broken(lab(armed))).toEqual(['zombies-carry-nothing MU-PULP-13']);
  expect(broken(band([one('chief'), one('minion'), voodoo]))).toEqual(['foreign-race MU-BAND-08']);
});

test('MU-MERC-01 MU-MERC-05 MU-MERC-07 a mercenary costs 80 in any band, as a hero', () => {
  const sniper = one('chief', ['rifle'], [], { mercenary: 'elf-sniper' });
  for (const race of ['orc', 'goblin']) {
    const list = band([...LEAST, sniper], race);
    expect(broken(list)).toEqual([]);
    expect(priceOf(BUILT_IN_LIBRARY, list, sniper, DEFAULT_SETTINGS)).toBe(80 + 12);
  }
  const [, , hired] = muster(BUILT_IN_LIBRARY, band([...LEAST, sniper]), DEFAULT_SETTINGS).recruits;
  expect(hired).toMatchObject({ race: 'elf', rank: 'chief', mercenary: true });
});

test('MU-EQ-01 MU-EQ-04 MU-EQ-07 two bionic arms, one armour, one sight', () => {
  const with_ = (equipment: readonly string[]) =>
    band([one('chief', [], equipment), one('minion')]);
  expect(broken(with_(['bionic-arm', 'bionic-arm']))).toEqual([]);
  expect(broken(with_(['bionic-arm', 'bionic-arm', 'bionic-arm']))).toEqual([
    'too-many-of-one MU-EQ-01',
  ]);
  expect(broken(with_(['light-armour', 'heavy-armour']))).toEqual(['two-armours MU-EQ-04']);
  expect(broken(with_(['sight', 'sight']))).toEqual(['too-many-of-one MU-EQ-01']);
});

test.each<readonly [weapons: string, item: string, problems: readonly string[]]>([
  ['', 'shield', []],
  ['sword', 'shield', []],
  ['sword+dagger', 'shield', []],
  ['dagger+dagger', 'shield', []],
  ['sword+tail-weapon+rifle', 'shield', []],
  ['sword+axe', 'shield', ['shield-without-hand MU-EQ-05']],
  ['sword+dagger+dagger', 'shield', ['shield-without-hand MU-EQ-05']],
  ['axe-2h', 'shield', ['shield-without-hand MU-EQ-05']],
  ['axe-2h+dagger', 'shield', ['shield-without-hand MU-EQ-05']],
  ['sword+axe', 'buckler', []],
  ['axe-2h', 'buckler', ['buckler-with-two-hands MU-EQ-06']],
  ['axe-2h+dagger', 'buckler', ['buckler-with-two-hands MU-EQ-06']],
])(
  'MU-EQ-05 MU-EQ-06 a band refuses %s with a %s only where hands run out',
  (held, item, found) => {
    const weapons = held === '' ? [] : held.split('+');
    expect(broken(band([one('chief', weapons, [item]), one('minion')]))).toEqual(found);
  },
);

test('MU-EQ-11 MU-PULP-12 poison is for tribes, and tribes have no firearms', () => {
  const poisoned = [one('chief', [], ['poison']), one('minion')];
  expect(broken(band(poisoned))).toEqual(['not-for-this-band MU-EQ-11']);
  expect(broken(band(poisoned, 'generic', { tribe: true }))).toEqual([]);
  const armed = (weapon: string) =>
    broken(band([one('chief', [weapon]), one('minion', ['bow'])], 'generic', { tribe: true }));
  for (const { id } of BUILT_IN_LIBRARY.ranged) {
    const isTribal = ['bow', 'crossbow', 'throwing-stars', 'throwing-knife'].includes(id);
    expect(armed(id), id).toEqual(isTribal ? [] : ['no-modern-weapons MU-PULP-12']);
  }
});

test('a text that is no band is reported with the path and the reason', () => {
  const misspelt = listChecker.checkList({ ...band([one('chief', ['riffle']), one('minion')]) });
  expect(isProblems(misspelt) && misspelt[0]).toMatchObject({
    path: '/members/0/weapons/0',
    code: 'unknown-weapon-near',
  });
  const shapeless = listChecker.checkList({ members: [] });
  expect(isProblems(shapeless)).toBe(true);
  const ranked = listChecker.checkList(
    band([one('chief'), one('minion'), one('extra', [], [], { race: 'elf' })]),
  );
  expect(isProblems(ranked) && ranked[0]?.code).toBe('no-such-rank');
});

test('bands put together at random are legal and can be mustered', () => {
  const random = seededRandom('bands');
  for (let i = 0; i < 40; i++) {
    const made = randomBand(BUILT_IN_LIBRARY, random, DEFAULT_SETTINGS);
    const checked = listChecker.checkList(made);
    expect('problems' in checked && checked.problems).toEqual([]);
    const { recruits, unspent } = muster(BUILT_IN_LIBRARY, made, DEFAULT_SETTINGS);
    expect(recruits.reduce((sum, { points }) => sum + points, 0) + unspent).toBe(500);
  }
});
