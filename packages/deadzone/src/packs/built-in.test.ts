import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { weaponsFor } from '../lists/weapons.ts';
import { ABILITIES } from '../rules/ability.ts';
import { ITEMS } from '../rules/item.ts';
import { SPECIALS, type Faction, type Profile, type Weapon } from '../rules/profile.ts';
import { recruitFrom } from '../rules/muster.ts';
import { SENTRY_GUN } from '../rules/packed-gun.ts';
import { BUILT_IN_PACKS, FACTIONS, TEAMS } from './built-in.ts';
import { findWarnings } from './warnings.ts';
import { readDeadzonePackFully } from './read-strict.ts';
import { readDeadzonePack } from './read.ts';

function factionOf(id: string): Faction {
  const found = FACTIONS.find((faction) => faction.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const ALL_PROFILES = FACTIONS.flatMap(({ profiles }) => profiles);
const ALL_WEAPONS = FACTIONS.flatMap(({ weapons }) => weapons);

function profile(id: string): Profile {
  const found = ALL_PROFILES.find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function weapon(id: string): Weapon {
  const found = ALL_WEAPONS.find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

test('every built-in pack is a pack like anybody’s', () => {
  for (const pack of BUILT_IN_PACKS) {
    const text = JSON.stringify(pack);
    expect(readDeadzonePack(text), pack.id).toEqual(pack);
    expect(isProblems(readDeadzonePackFully(text)), pack.id).toBe(false);
  }
});

test('the built-in packs give no warning but for the weapon without a carrier', () => {
  const doubts = BUILT_IN_PACKS.flatMap((pack) =>
    findWarnings(pack).map(({ code, params }) => `${pack.id} ${code} ${String(params['id'])}`),
  );
  expect(doubts).toEqual(['enforcers nobody-carries electro-shock']);
});

/** Points, VP, Speed, Shoot, Fight, Survive, Armour, Size, as the lists print them. */
const PRINTED: Readonly<Record<string, string>> = {
  'enforcer-captain': '34 4 1-2 4 5 4 1 1',
  'assault-enforcer': '14 1 1-2 5 5 4 1 1',
  enforcer: '16 2 1-2 4 6 4 1 1',
  peacekeeper: '30 3 1-2 4 5 4 2 2',
  'dog-drone': '12 1 2-4 6 - 6 0 1',
  'steel-warrior-huscarl': '32 3 1-2 3 4 4 1 1',
  'steel-warrior': '21 2 1-2 4 5 4 1 1',
  'chief-brokkr': '26 2 1-2 5 3 4 0 1',
};

function printed({ points, vp, speed, shoot, fight, survive, armour, size }: Profile): string {
  const dash = (value: number | null) => value ?? '-';
  const paces = speed ? `${speed.move}-${speed.sprint}` : '-';
  return [points, vp, paces, dash(shoot), dash(fight), dash(survive), armour, size].join(' ');
}

test('DZ-DATA-02 DZ-DATA-03 profiles list their numbers in the order of the rulebook', () => {
  for (const [id, line] of Object.entries(PRINTED)) expect(printed(profile(id)), id).toBe(line);
});

test('DZ-PROF-03 a weapon has a range in cubes or is for melee, and has abilities', () => {
  expect(weapon('burst-laser').modes).toMatchObject([
    { range: 8, ap: 0, abilities: [{ id: 'weight-of-fire', n: 1 }, { id: 'suppression' }] },
  ]);
  expect(weapon('forge-hammer').modes).toMatchObject([{ range: 'melee', ap: 1, abilities: [] }]);
});

test('DZ-DATA-04 abilities that the lists have lost are there', () => {
  const abilities = (id: string) => profile(id).abilities.map((ability) => ability.id);
  expect(abilities('enforcer-medic')).toEqual(['medic']);
  expect(abilities('enforcer-engineer')).toEqual(['engineer']);
  expect(abilities('pathfinder')).toEqual(['scout']);
  expect(abilities('dog-drone')).toEqual(['construct', 'beast']);
  expect(abilities('forge-guard')).toEqual(['life-support']);
  expect(abilities('bomb-bot')).toEqual(['vehicle', 'remote', 'construct', 'boom']);
});

test('DZ-DATA-05 the Burst Laser is automatic, the Assault Flamer is for assault', () => {
  expect(weapon('burst-laser').kinds).toEqual([
    { category: 'light', sub: ['automatic'] },
    { category: 'heavy', sub: ['automatic'] },
  ]);
  expect(weapon('assault-flamer').kinds).toEqual([{ category: 'walker', sub: ['assault'] }]);
  for (const id of ['burst-laser', 'assault-flamer'])
    expect(weapon(id).doubts).toEqual({ kinds: 'medium' });
});

test('DZ-DATA-06 the text counts where sources differ, and is marked as uncertain', () => {
  expect(weapon('dominator')).toMatchObject({ vp: 1, doubts: { vp: 'medium' } });
  expect(weapon('hailstorm-autocannon')).toMatchObject({
    modes: [{ abilities: [{ id: 'weight-of-fire', n: 2 }, { id: 'suppression' }] }],
    doubts: { abilities: 'medium' },
  });
});

test('DZ-DATA-07 the Survive of the Inferno Drill is the least certain value of all', () => {
  expect(profile('inferno-drill')).toMatchObject({ survive: 3, doubts: { survive: 'low' } });
  const low = [...ALL_PROFILES, ...ALL_WEAPONS].filter(({ doubts = {} }) =>
    Object.values(doubts).includes('low'),
  );
  expect(low.map(({ id }) => id)).toEqual(['inferno-drill']);
});

test('DZ-DATA-08 the Sentry Gun shoots at 4+, survives at 5+; the rest is uncertain', () => {
  expect(SENTRY_GUN.profile).toMatchObject({
    ...{ shoot: 4, survive: 5, fight: null, speed: null, vp: 0 },
    doubts: { armour: 'medium', size: 'medium', abilities: 'medium', weapons: 'medium' },
  });
});

test('DZ-DATA-10 the Forge Guard Huscarl’s rifle has Rapid Fire, as in the table', () => {
  const { weapons } = recruitFrom(factionOf('forge-fathers'), { profile: 'forge-guard-huscarl' });
  const rifle = weapons.find(({ id }) => id === 'hailstorm-rifle');
  expect(rifle?.abilities).toEqual([{ id: 'rapid-fire' }]);
});

test('DZ-DATA-11 walkers are Vehicles and nothing that could not be pinned', () => {
  for (const id of ['enforcer-strider', 'iron-ancestor']) {
    const abilities = profile(id).abilities.map((ability) => ability.id);
    expect(abilities).toContain('vehicle');
    expect(abilities).not.toContain('solid');
    expect(abilities).not.toContain('construct');
    expect(profile(id).doubts).toEqual({ abilities: 'medium' });
  }
});

test('DZ-DATA-12 the Specialist of the preset team has the Burst Laser of the list', () => {
  const preset = TEAMS.find(({ id }) => id === 'enforcers-first');
  expect(preset?.members[3]).toEqual({ profile: 'enforcer-specialist', weapons: ['burst-laser'] });
  expect(weapon('burst-laser').name.fr).toBe('Mitrailleuse Laser');
});

test('both factions of the book are whole: 15 profiles and 17 weapons each', () => {
  for (const id of ['enforcers', 'forge-fathers']) {
    expect(factionOf(id).profiles).toHaveLength(15);
    expect(factionOf(id).weapons).toHaveLength(17);
  }
});

test('the three factions use every ability, every special and every item on sale', () => {
  const abilities = [
    ...ALL_PROFILES.flatMap((each) => each.abilities),
    ...ALL_WEAPONS.flatMap(({ modes }) => modes.flatMap((mode) => mode.abilities)),
  ].map(({ id }) => id);
  expect(ABILITIES.filter((id) => !abilities.includes(id))).toEqual([]);
  const specials = ALL_PROFILES.map(({ special }) => special);
  expect(SPECIALS.filter((special) => !specials.includes(special))).toEqual([]);
  const sold = FACTIONS.flatMap(({ items }) => items.map(({ item }) => item));
  // What only the bag of a mission holds.
  expect(ITEMS.filter((item) => !sold.includes(item))).toEqual(['booby-trap', 'intel']);
});

test('our own faction is data alone: all its members are armed and for sale', () => {
  const undertow = factionOf('undertow');
  expect(undertow.profiles.length).toBeGreaterThanOrEqual(15);
  const bought = new Set(
    undertow.profiles.flatMap((each) => [
      ...each.weapons,
      ...weaponsFor(undertow, each).map(({ id }) => id),
    ]),
  );
  expect(undertow.weapons.map(({ id }) => id).filter((id) => !bought.has(id))).toEqual([]);
});
