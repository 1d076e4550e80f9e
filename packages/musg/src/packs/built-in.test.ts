import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { MeleeWeapon, RangedWeapon } from '../rules/profile.ts';
import { BUILT_IN_PACKS, BUILT_IN_LIBRARY } from './built-in.ts';
import { readMusgPackFully } from './read-strict.ts';
import { readMusgPack } from './read.ts';

const { races, ranged, melee, equipment, mercenaries, bands, scenarios } = BUILT_IN_LIBRARY;

test('every built-in pack is a pack like anybody’s', () => {
  for (const pack of BUILT_IN_PACKS) {
    const text = JSON.stringify(pack);
    expect(readMusgPack(text), pack.id).toEqual(pack);
    expect(isProblems(readMusgPackFully(text)), pack.id).toBe(false);
  }
  expect(bands).toHaveLength(10);
  expect(scenarios).toHaveLength(4);
  expect(mercenaries).toHaveLength(6);
});

/** Move, Command, Shooting, Melee, Strength, Resistance, life, cost, as the tables print them. */
// prettier-ignore
const PROFILES: Readonly<Record<string, readonly string[]>> = {
  generic: ['9 11 3 3 5 4 6 40', '8 8 4 4 4 3 4 20', '6 6 5 5 3 2 3 8'],
  human: ['9 11 2 3 5 4 6 40', '8 8 3 4 4 3 4 20', '6 7 4 5 3 2 3 8'],
  orc: ['9 10 3 3 5 6 6 40', '8 7 4 3 4 4 4 20', '6 6 5 4 3 3 3 8'],
};

test('MU-RACE-01 MU-CHAR-05 MU-CHAR-13 profiles have the values of the tables', () => {
  for (const [id, lines] of Object.entries(PROFILES)) {
    const race = races.find((each) => each.id === id);
    const printed = (['chief', 'lieutenant', 'minion'] as const).map((rank) =>
      Object.values(race?.ranks[rank] ?? {}).join(' '),
    );
    expect(printed, id).toEqual(lines);
  }
  expect(races.map(({ id }) => id)).toHaveLength(13);
});

test('MU-RACE-04 MU-RACE-11 MU-RACE-12 elves, snakemen and aliens have no trait', () => {
  const plain = races.filter(({ abilities, permits }) => !abilities && !permits);
  expect(plain.map(({ id }) => id)).toEqual([
    'generic',
    'elf',
    'dwarf',
    'snakeman',
    'alien-melee',
    'alien-shooting',
    'alien-techno-organic',
  ]);
});

test('MU-RACE-05 a dwarf minion moves 3, between a chief of 7 and a lieutenant of 6', () => {
  const ranks = races.find(({ id }) => id === 'dwarf')?.ranks;
  const moves = [ranks?.chief?.move, ranks?.lieutenant?.move, ranks?.minion?.move];
  expect(moves).toEqual([7, 6, 3]);
});

test('MU-RACE-09 a goblin chief costs 20, not 10', () => {
  expect(races.find(({ id }) => id === 'goblin')?.ranks.chief?.cost).toBe(20);
});

const gun = (id: string): RangedWeapon | undefined => ranged.find((each) => each.id === id);
const blade = (id: string): MeleeWeapon | undefined => melee.find((each) => each.id === id);

test('MU-RW-01 nineteen ranged weapons, and the silenced pistol of the regroup team', () => {
  expect(ranged).toHaveLength(20);
  const { ranges, strength, targets, cost } = gun('machine-gun') ?? {};
  expect([ranges, strength, targets, cost]).toEqual([[15, 20, 25], 5, 5, 35]);
  expect(gun('silenced-pistol')).toMatchObject({ ranges: [6, 12, 18], cost: 7, silent: true });
});

test('MU-RW-02 MU-RW-03 a grenade launcher is slow, a hand grenade fast, a rifle 4', () => {
  expect(gun('grenade-launcher')?.reload).toBe('slow');
  expect(gun('grenade')?.reload).toBe('fast');
  expect(gun('rifle')?.strength).toBe(4);
});

test('MU-SHOOT-04 only machine gun, bazooka, cannon and howitzer are heavy', () => {
  const heavy = ranged.filter((weapon) => weapon.heavy).map(({ id }) => id);
  expect(heavy).toEqual(['machine-gun', 'bazooka', 'cannon-black-powder', 'howitzer']);
});

test('MU-TMPL-06 a hand grenade reaches 5 paces, all other blasts 3', () => {
  const blasts = ranged.filter(({ template }) => template === 'blast');
  expect(blasts.map(({ id, radius }) => `${id} ${radius}`)).toEqual([
    'grenade 5',
    'grenade-launcher 3',
    'bazooka 3',
    'cannon-black-powder 3',
    'howitzer 3',
  ]);
});

test('MU-MW-01 MU-MW-02 MU-MW-03 there are 26 melee weapons with their hands', () => {
  expect(melee).toHaveLength(26);
  expect(blade('tail-weapon')).toMatchObject({ hands: 0, dice: 1, strength: 0, cost: 5 });
  expect(blade('morning-star-double')).toMatchObject({ hands: 1, dice: 3, strength: 4 });
  expect(blade('axe-2h')).toMatchObject({ hands: 2, dice: 3, strength: 4, cost: 10 });
});

test('MU-EQ-11 poison is for tribes, the defusing kit for the regroup team', () => {
  const owned = equipment.flatMap(({ id, only, cost }) => (only ? [`${id} ${only} ${cost}`] : []));
  expect(owned).toEqual(['poison primitive-tribe 10', 'defusing-kit regroup-team 20']);
});

test('MU-DEP-01 MU-DEP-03 a table with zones nearer than 20 paces is reported', () => {
  const pack = BUILT_IN_PACKS.find(({ id }) => id === 'scenarios');
  const [market] = pack?.scenarios ?? [];
  expect(market?.width).toBe((800 / 25) * 20);
  expect(market?.height).toBe((1000 / 25) * 20);
  const near = market?.deployment.map((each, i) =>
    i === 0 ? each : { ...each, zone: { ...each.zone, y: 300 } },
  );
  const read = readMusgPack({ ...pack, scenarios: [{ ...market, deployment: near }] });
  expect(isProblems(read) && read[0]).toMatchObject({
    path: '/scenarios/0/deployment/1/zone',
    code: 'too-close',
    params: { gap: 7 },
  });
});

test('MU-RW-05 MU-EQ-12 a third-party pack adds weapons, gear and a race', () => {
  const pack = {
    format: 'skirmish-pack',
    system: 'musg',
    version: 1,
    id: 'frogs',
    title: { en: 'Frogs', fr: 'Grenouilles' },
    races: [{ ...races[1], id: 'frog', abilities: ['ignores-difficult'] }],
    ranged: [{ ...gun('bow'), id: 'blowpipe' }],
    equipment: [{ ...equipment[0], id: 'fins' }],
    bands: [
      {
        id: 'pond',
        name: { en: 'Pond', fr: 'Mare' },
        race: 'frog',
        members: [
          { rank: 'chief', weapons: ['blowpipe'], equipment: ['fins'] },
          { rank: 'minion', weapons: ['blowpipe'], equipment: [] },
        ],
      },
    ],
  };
  expect(isProblems(readMusgPack(pack))).toBe(false);
  const corrupted = { ...pack, bands: [{ ...pack.bands[0], race: 'frogg' }] };
  const read = readMusgPack(corrupted);
  expect(isProblems(read) && read.map(({ path, code }) => `${path} ${code}`)).toEqual([
    '/bands/0/race unknown-race-near',
    '/bands/0/members/0/race unknown-race-near',
    '/bands/0/members/1/race unknown-race-near',
  ]);
});
