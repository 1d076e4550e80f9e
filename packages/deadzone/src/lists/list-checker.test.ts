import { isProblems, seededRandom, type ListReport } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { FACTIONS, TEAMS } from '../packs/built-in.ts';
import { checkFaction } from '../packs/check-faction.ts';
import { trimFaction } from '../packs/trim-setup.ts';
import { catalogue } from '../rules/catalogue.ts';
import { muster, recruitFrom } from '../rules/muster.ts';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam, TeamMember } from '../rules/strike-team.ts';
import { checkTeam } from './check-team.ts';
import { mostOf } from './items.ts';
import { listChecker, listCheckerFor } from './list-checker.ts';
import { randomTeam } from './testing/random-team.ts';
import { weaponsFor } from './weapons.ts';

function factionOf(id: string): Faction {
  const found = FACTIONS.find((faction) => faction.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** A member as tests write it: `enforcer-specialist +burst-laser @ammo`. */
function member(line: string): Readonly<Record<string, unknown>> {
  const [profile, ...rest] = line.split(' ');
  const marked = (mark: string) =>
    rest.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
  const [item] = marked('@');
  const weapons = marked('+');
  return { profile, ...(weapons.length > 0 && { weapons }), ...(item && { item }) };
}

function team(faction: string, budget: number, ...lines: readonly string[]): unknown {
  const name = { en: 'Test', fr: 'Essai' };
  return { id: 'test', name, faction, budget, members: lines.map(member) };
}

function checked(list: unknown): ListReport {
  const found = listChecker.checkList(list);
  if (isProblems(found)) throw new Error(found[0]?.message);
  return found;
}

/** Code and rule of everything that is wrong, and where. */
const reported = (list: unknown) =>
  checked(list).problems.map(({ path, code, rule }) => `${path} ${code} ${rule}`);

const ENFORCERS = (...lines: readonly string[]) => team('enforcers', 1000, ...lines);
const CAPTAIN = 'enforcer-captain';

test('DZ-PRESET-01 the Enforcers of the book cost 96 points and are worth 10', () => {
  const preset = TEAMS.find(({ id }) => id === 'enforcers-first');
  expect(checked(preset)).toMatchObject({ points: 96, problems: [] });
  expect(checked(preset).entries.map(({ points }) => points)).toEqual([34, 14, 16, 20, 12]);
  expect(checked(preset).entries[3]?.title.fr).toBe('Spécialiste Enforcer (Mitrailleuse Laser)');
  expect(worth(preset)).toBe(10);
});

test('DZ-PRESET-02 the Forge Fathers of the book cost 99 points and are worth 9', () => {
  const preset = TEAMS.find(({ id }) => id === 'forge-fathers-first');
  expect(checked(preset)).toMatchObject({ points: 99, problems: [] });
  expect(checked(preset).entries.map(({ points }) => points)).toEqual([32, 21, 21, 25]);
  expect(worth(preset)).toBe(9);
});

function worth(preset: StrikeTeam | undefined): number {
  if (!preset) return 0;
  const { recruits } = muster(factionOf(preset.faction), preset);
  return recruits.reduce((sum, { vp }) => sum + vp, 0);
}

test('DZ-TEAM-01 weapons and items cost points, up to the limit', () => {
  const lines = [CAPTAIN, 'enforcer @ammo', 'enforcer-specialist +thermal-rifle'];
  expect(checked(team('enforcers', 75, ...lines))).toMatchObject({ points: 75, problems: [] });
  const [found] = checked(team('enforcers', 74, ...lines)).problems;
  expect(found).toMatchObject({ path: '/budget', code: 'over-budget', rule: 'DZ-TEAM-01' });
  expect(found?.message).toBe('The team costs 75 points, 1 more than its limit of 74.');
});

test('DZ-TEAM-02 a team has exactly one Leader, and the problem names candidates', () => {
  const [none] = checked(ENFORCERS('enforcer')).problems;
  expect(none).toMatchObject({ code: 'no-leader', rule: 'DZ-TEAM-02' });
  expect(none?.message).toContain('Peacekeeper Captain, Enforcer Captain');
  expect(reported(ENFORCERS(CAPTAIN, 'enforcer-sergeant'))).toEqual([
    '/members too-many-leaders DZ-TEAM-02',
  ]);
});

test('DZ-TEAM-03 there may be any number of Troops', () => {
  expect(reported(ENFORCERS(CAPTAIN))).toEqual([]);
  expect(reported(ENFORCERS(CAPTAIN, ...Array.from({ length: 15 }, () => 'enforcer')))).toEqual([]);
});

test('DZ-TEAM-04 one Specialist for each Troop', () => {
  const two = ['enforcer', 'assault-enforcer', 'peacekeeper', 'dog-drone'];
  expect(reported(ENFORCERS(CAPTAIN, ...two))).toEqual([]);
  const [found] = checked(ENFORCERS(CAPTAIN, ...two, 'enforcer-medic')).problems;
  expect(found).toMatchObject({ code: 'too-many-specialists', rule: 'DZ-TEAM-04' });
  expect(found?.message).toContain('Leave out 1, or add 1 Troop.');
});

test('DZ-TEAM-05 one Vehicle for every three Troops', () => {
  const troops = (count: number) => Array.from({ length: count }, () => 'enforcer');
  const bikes = (count: number) => Array.from({ length: count }, () => 'enforcer-jet-bike');
  expect(reported(ENFORCERS(CAPTAIN, ...troops(5), ...bikes(1)))).toEqual([]);
  expect(reported(ENFORCERS(CAPTAIN, ...troops(6), ...bikes(2)))).toEqual([]);
  const [found] = checked(ENFORCERS(CAPTAIN, ...troops(5), ...bikes(2))).problems;
  expect(found).toMatchObject({ code: 'too-many-vehicles', rule: 'DZ-TEAM-05' });
  expect(found?.message).toContain('Leave out 1, or add 1 Troop.');
  expect(reported(ENFORCERS(CAPTAIN, ...troops(2), ...bikes(1)))).toHaveLength(1);
});

test('DZ-TEAM-06 one Character at most', () => {
  const faction = factionOf('enforcers');
  const [first] = faction.profiles.filter(({ type }) => type === 'specialist');
  if (!first) throw new Error('There is no specialist.');
  const untrusted = { ...first, id: 'outsider', type: 'character' as const };
  const room = listCheckerFor([{ ...faction, profiles: [...faction.profiles, untrusted] }]);
  const codes = (...lines: readonly string[]) => {
    const found = room.checkList(ENFORCERS(CAPTAIN, ...lines));
    return isProblems(found) ? found : 'problems' in found ? found.problems : [];
  };
  expect(codes('outsider')).toEqual([]);
  expect(codes('outsider', 'outsider')).toMatchObject([
    { code: 'too-many-characters', rule: 'DZ-TEAM-06' },
  ]);
});

test('DZ-TEAM-07 a weapon has to be of a kind that the model may buy', () => {
  expect(reported(ENFORCERS(CAPTAIN, 'assault-enforcer +energy-gauntlet'))).toEqual([]);
  const [found] = checked(ENFORCERS(CAPTAIN, 'assault-enforcer +thermal-rifle')).problems;
  expect(found).toMatchObject({ path: '/members/1/weapons/0', code: 'not-an-option' });
  expect(found?.message).toBe(
    'Assault Enforcer may not buy Thermal Rifle, which is Light (Assault). It may buy Pistol, Laser Rifle, Energy Gauntlet, Combat Shotgun, Wristblade.',
  );
  expect(reported(ENFORCERS(CAPTAIN, 'enforcer', 'dog-drone +pistol'))).toEqual([
    '/members/2/weapons/0 nothing-to-buy DZ-TEAM-07',
  ]);
  // “Heavy (All)” takes every sub-category.
  expect(reported(ENFORCERS(CAPTAIN, 'enforcer', 'peacekeeper +incinerator'))).toEqual([]);
});

const carried = (faction: string, bought: TeamMember) =>
  recruitFrom(factionOf(faction), bought).weapons.map(({ id }) => id);

test('DZ-TEAM-08 a bought weapon replaces one of its kind unless it is marked', () => {
  expect(
    carried('enforcers', { profile: 'assault-enforcer', weapons: ['energy-gauntlet'] }),
  ).toEqual(['pistol', 'energy-gauntlet']);
  expect(carried('enforcers', { profile: 'assault-enforcer', weapons: ['laser-rifle'] })).toEqual([
    'wristblade',
    'laser-rifle',
  ]);
  expect(carried('enforcers', { profile: 'enforcer', weapons: ['pistol'] })).toEqual([
    'laser-rifle',
    'pistol',
    'knife',
  ]);
});

test('DZ-TEAM-09 one ranged and one melee weapon are bought, hardpoints apart', () => {
  const both = 'assault-enforcer +laser-rifle +energy-gauntlet';
  expect(reported(ENFORCERS(CAPTAIN, both))).toEqual([]);
  expect(reported(ENFORCERS(CAPTAIN, 'assault-enforcer +laser-rifle +pistol'))).toEqual([
    '/members/1/weapons too-many-ranged DZ-TEAM-09',
  ]);
  expect(reported(ENFORCERS(CAPTAIN, 'assault-enforcer +wristblade +energy-gauntlet'))).toEqual([
    '/members/1/weapons too-many-melee DZ-TEAM-09',
  ]);
  const guard = ['steel-warrior', 'forge-guard +hailstorm-autocannon +mjolnir-missile-launcher'];
  expect(reported(team('forge-fathers', 200, 'chief-brokkr', ...guard))).toEqual([]);
});

test('DZ-TEAM-10 a fighter without a blade has a knife', () => {
  expect(carried('enforcers', { profile: 'enforcer' })).toEqual(['laser-rifle', 'knife']);
  expect(carried('enforcers', { profile: 'dog-drone' })).toEqual(['burst-laser']);
  expect(carried('enforcers', { profile: 'pathfinder-sergeant', weapons: ['wristblade'] })).toEqual(
    ['pistol', 'wristblade'],
  );
});

test('DZ-TEAM-11 hardpoints add weapons, two for the largest, the same twice or none', () => {
  const troops = ['enforcer', 'enforcer', 'enforcer'];
  const strider = (weapons: string) =>
    reported(ENFORCERS(CAPTAIN, ...troops, `enforcer-strider ${weapons}`.trim()));
  for (const legal of ['', '+equalizer', '+assault-flamer +chainsaw', '+chainsaw +chainsaw'])
    expect(strider(legal), legal).toEqual([]);
  const full = '/members/4/weapons hardpoints-full DZ-TEAM-11';
  expect(strider('+equalizer +chainsaw')).toEqual([full]);
  expect(strider('+chainsaw +chainsaw +assault-flamer')).toEqual([full]);
  // A launcher on the hardpoint of a Forge Guard leaves him his rifle.
  expect(
    carried('forge-fathers', { profile: 'forge-guard', weapons: ['mjolnir-missile-launcher'] }),
  ).toEqual(['hailstorm-rifle', 'forge-hammer', 'mjolnir-missile-launcher']);
});

test('DZ-TEAM-12 victory points of weapons count, items have none', () => {
  const faction = factionOf('enforcers');
  const of = (bought: TeamMember) => recruitFrom(faction, bought).vp;
  expect(of({ profile: 'enforcer-specialist' })).toBe(2);
  expect(of({ profile: 'enforcer-specialist', weapons: ['thermal-rifle'] })).toBe(3);
  expect(of({ profile: 'enforcer-specialist', weapons: ['thermal-rifle'], item: 'ammo' })).toBe(3);
});

test.each([
  [100, 2, 1, 1],
  [150, 3, 1, 1],
  [200, 4, 2, 1],
  [250, 5, 2, 1],
  [300, 6, 3, 1],
  [99, 1, 0, 1],
])(
  'DZ-TEAM-13 a team of %i points has %i common, %i rare, %i unique',
  (budget, common, rare, unique) => {
    expect([mostOf('common', budget), mostOf('rare', budget), mostOf('unique', budget)]).toEqual([
      common,
      rare,
      unique,
    ]);
  },
);

test('DZ-TEAM-13 items are counted by rarity, and only those of the faction are sold', () => {
  const carriers = (...items: readonly string[]) =>
    reported(team('enforcers', 100, CAPTAIN, ...items.map((item) => `assault-enforcer @${item}`)));
  expect(carriers('ammo', 'smoke-grenade', 'ap-ammo')).toEqual([]);
  expect(carriers('ammo', 'ammo', 'smoke-grenade')).toEqual(['/members too-rare DZ-TEAM-13']);
  expect(carriers('ap-ammo', 'thermal-mines')).toEqual(['/members too-rare DZ-TEAM-13']);
  expect(carriers('intel')).toEqual(['/members/1/item not-offered DZ-TEAM-13']);
  expect(reported(team('forge-fathers', 200, 'chief-brokkr', 'militia @defender-shield'))).toEqual([
    '/members/1/item not-offered DZ-TEAM-13',
  ]);
});

test('DZ-TEAM-14 Beasts and Vehicles carry nothing', () => {
  const lines = ['enforcer', 'enforcer', 'enforcer @ammo', 'dog-drone @ammo'];
  expect(reported(ENFORCERS(CAPTAIN, ...lines, 'enforcer-jet-bike @ammo'))).toEqual([
    '/members/4/item carries-nothing DZ-TEAM-14',
    '/members/5/item carries-nothing DZ-TEAM-14',
  ]);
});

test('DZ-TEAM-15 a category without weapons is an option with nothing to choose', () => {
  const faction = factionOf('enforcers');
  const captain = faction.profiles.find(({ id }) => id === 'peacekeeper-captain');
  expect(captain?.options).toContainEqual({ category: 'leader', sub: [] });
  expect(captain && weaponsFor(faction, captain).map(({ id }) => id)).toEqual([
    'energy-gauntlet',
    'wristblade',
  ]);
});

test('DZ-TEAM-16 tables for campaigns are stored, and no battle has them', () => {
  const tables = (faction: string, profile: string) =>
    factionOf(faction)
      .campaign?.filter(({ profiles }) => profiles.includes(profile))
      .map(({ table }) => table);
  expect(tables('enforcers', 'enforcer-captain')).toEqual(['command', 'melee', 'ranged']);
  expect(tables('enforcers', 'enforcer-medic')).toEqual(['ranged', 'specialist']);
  expect(tables('enforcers', 'dog-drone')).toEqual([]);
  expect(tables('forge-fathers', 'brokkr')).toEqual(['melee']);
  const enforcers = factionOf('enforcers');
  const campaign = [{ table: 'melee', profiles: ['enforcer-captan'] }] as const;
  expect(checkFaction('/faction', { ...enforcers, campaign })).toMatchObject([
    { path: '/faction/campaign/0/profiles/0', code: 'unknown-profile-near' },
  ]);
  expect(trimFaction(enforcers, [{ profile: 'enforcer' }])).not.toHaveProperty('campaign');
});

test('DZ-DATA-09 the Electro-Shock cannot be bought by anybody', () => {
  const [found] = checked(ENFORCERS(CAPTAIN, 'enforcer +electro-shock')).problems;
  expect(found).toMatchObject({ code: 'not-for-sale', rule: 'DZ-TEAM-07' });
  const faction = factionOf('enforcers');
  const sold = faction.profiles.flatMap((profile) => weaponsFor(faction, profile));
  expect(sold.map(({ id }) => id)).not.toContain('electro-shock');
});

test('every problem says its rule in both languages, and the rule is in the catalogue', () => {
  const wrong = team(
    'enforcers',
    10,
    'dog-drone +pistol @ammo',
    'dog-drone @intel',
    'enforcer-strider +equalizer +chainsaw',
    'enforcer +electro-shock @ammo',
  );
  const { problems } = checked(wrong);
  expect(problems.length).toBeGreaterThan(8);
  for (const { rule, words, message, path } of problems) {
    expect(catalogue.find(rule), rule).toBeDefined();
    expect(message).toBe(words?.en);
    expect(words?.fr).not.toBe(words?.en);
    expect(message).not.toMatch(/[{}]/);
    expect(words?.fr).not.toMatch(/[{}]/);
    expect(path).toMatch(/^\//);
  }
});

test('an invalid team, or one with unknown names, is reported with its path', () => {
  const places = (list: unknown) => {
    const found = listChecker.checkList(list);
    return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
  };
  expect(places(team('enforcers', 100, 'enforcer-captan'))).toEqual([
    '/members/0/profile unknown-profile-near',
  ]);
  expect(places(ENFORCERS(CAPTAIN, 'enforcer +laser-rife'))).toEqual([
    '/members/1/weapons/0 unknown-weapon-near',
  ]);
  expect(places(team('elves', 100, CAPTAIN))).toEqual(['/faction unknown-faction']);
  expect(places({ members: 3 })[0]).toMatch(/^\//);
  expect(places(7)).toEqual(['/ wrong-type']);
});

test('teams put together at random are legal and use all that a faction sells', () => {
  for (const faction of FACTIONS) {
    const random = seededRandom(faction.id);
    const used = new Set<string>();
    for (let i = 0; i < 90; i++) {
      const found = randomTeam(faction, [100, 200, 300][i % 3] ?? 100, random);
      expect(checkTeam(faction, found).problems).toEqual([]);
      expect(checked(found).problems).toEqual([]);
      for (const { profile, weapons = [], item } of found.members)
        for (const id of [profile, ...weapons, ...(item ? [item] : [])]) used.add(id);
    }
    const sold = faction.profiles.flatMap((profile) => weaponsFor(faction, profile));
    const all = [
      ...faction.profiles.map(({ id }) => id),
      ...sold.map(({ id }) => id),
      ...faction.items.map(({ item }) => item),
    ];
    expect(all.filter((id) => !used.has(id))).toEqual([]);
  }
});
