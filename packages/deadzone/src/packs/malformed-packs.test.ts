import { isProblems, type Problem } from '@skirmish-kit/core';
import { packById, corrupt } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_PACKS } from './built-in.ts';
import { findWarnings } from './warnings.ts';
import type { DeadzonePack } from './pack.ts';
import { readDeadzonePackFully } from './read-strict.ts';
import { readDeadzonePack } from './read.ts';

const raid = packById(BUILT_IN_PACKS, 'raid');
const undertow = packById(BUILT_IN_PACKS, 'undertow');

function problemsOf(pack: unknown): readonly Problem[] {
  const read = readDeadzonePack(typeof pack === 'string' ? pack : JSON.stringify(pack));
  return isProblems(read) ? read : [];
}

// prettier-ignore
const CASES: readonly {
  readonly what: string;
  readonly pack: unknown;
  readonly path: string;
  readonly value: unknown;
  readonly at?: string;
  readonly code: string;
  readonly says: RegExp;
}[] = [
  { what: 'a dropped field', pack: undertow, path: '/faction/profiles/0/armour', value: undefined, at: '/faction/profiles/0', code: 'missing-type', says: /“armour” is missing/ },
  { what: 'a misspelt key', pack: undertow, path: '/faction/profiles/0/armor', value: 1, code: 'unknown-key', says: /armo/ },
  { what: 'a misspelt type', pack: undertow, path: '/faction/profiles/2/type', value: 'trop', code: 'not-in-list-near', says: /troop/ },
  { what: 'a characteristic of 1', pack: undertow, path: '/faction/profiles/2/shoot', value: 1, code: 'not-in-list', says: /2, 3, 4/ },
  { what: 'a size of 5', pack: undertow, path: '/faction/profiles/2/size', value: 5, code: 'too-large', says: /4/ },
  { what: 'a range of nothing', pack: undertow, path: '/faction/weapons/0/modes/0/range', value: 0, code: 'not-in-list', says: /melee/ },
  { what: 'a price in words', pack: undertow, path: '/faction/weapons/0/points', value: 'three', code: 'wrong-type', says: /whole number/ },
  { what: 'a sub-category of none', pack: undertow, path: '/faction/weapons/0/kinds/0/sub', value: 'every', code: 'not-that', says: /all/ },
  { what: 'an id of many words', pack: undertow, path: '/faction/weapons/0/id', value: 'My Gaff', code: 'wrong-form', says: /small letters/i },
  { what: 'another system', pack: raid, path: '/system', value: 'chess', code: 'not-that', says: /deadzone/ },
  { what: 'a future version', pack: raid, path: '/version', value: 2, code: 'not-that', says: /1/ },
  { what: 'an unknown weapon', pack: undertow, path: '/faction/profiles/2/weapons/1', value: 'gaf', code: 'unknown-weapon-near', says: /Did you mean “gaff”/ },
  { what: 'a weapon id of JavaScript’s own', pack: undertow, path: '/faction/profiles/2/weapons/1', value: 'constructor', code: 'unknown-weapon', says: /no weapon “constructor”/ },
  { what: 'an unknown ability', pack: undertow, path: '/faction/profiles/2/abilities/0/id', value: 'hord', code: 'unknown-ability-near', says: /horde/ },
  { what: 'an ability without its number', pack: undertow, path: '/faction/profiles/0/abilities/0/n', value: undefined, at: '/faction/profiles/0/abilities/0', code: 'needs-number', says: /add "n"/ },
  { what: 'a number that means nothing', pack: undertow, path: '/faction/profiles/2/abilities/0/n', value: 2, code: 'no-number', says: /leave out/ },
  { what: 'an ability twice', pack: undertow, path: '/faction/profiles/2/abilities/1/id', value: 'horde', code: 'duplicate-id', says: /abilities\/0/ },
  { what: 'a leader without Recon', pack: undertow, path: '/faction/profiles/0/recon', value: undefined, at: '/faction/profiles/0', code: 'leader-needs', says: /recon/ },
  { what: 'a trooper with a Special', pack: undertow, path: '/faction/profiles/2/special', value: 'bastion', code: 'leaders-only', says: /is a troop/ },
  { what: 'a Sprint shorter than a Move', pack: undertow, path: '/faction/profiles/2/speed/move', value: 3, at: '/faction/profiles/2/speed', code: 'slower-sprint', says: /Sprint of 2/ },
  { what: 'a way to use another weapon', pack: undertow, path: '/faction/weapons/0/modes/0/id', value: 'axe', code: 'mode-id', says: /“gaff\.”/ },
  { what: 'a price without a category', pack: undertow, path: '/faction/weapons/0/kinds', value: [], code: 'sold-as-nothing', says: /nobody could buy/ },
  { what: 'an item offered twice', pack: undertow, path: '/faction/items/1/item', value: 'ammo', at: '/faction/items/1/id', code: 'duplicate-id', says: /items\/0/ },
  { what: 'a team of nobody’s', pack: undertow, path: '/teams/0/faction', value: 'elves', code: 'unknown-faction', says: /undertow, enforcers/ },
  { what: 'an unknown member', pack: undertow, path: '/teams/0/members/1/profile', value: 'mudlak', code: 'unknown-profile-near', says: /mudlark/ },
  { what: 'a team over its limit', pack: undertow, path: '/teams/0/budget', value: 94, code: 'over-budget', says: /1 more than its limit of 94/ },
  { what: 'a team with two leaders', pack: undertow, path: '/teams/0/members/1/profile', value: 'tide-speaker', at: '/teams/0/budget', code: 'over-budget', says: /limit/ },
  { what: 'a zone with turned corners', pack: raid, path: '/missions/0/zones/0/from', value: [8, 3], at: '/missions/0/zones/0', code: 'corners-turned', says: /wrong way round/ },
  { what: 'zones over each other', pack: raid, path: '/missions/0/zones/0/to', value: [8, 7], at: '/missions/0/zones', code: 'zones-meet', says: /over each other/ },
  { what: 'a square off the board', pack: raid, path: '/missions/0/objectives/0/square', value: [9, 1], at: '/missions/0/objectives/0/square/0', code: 'too-large', says: /8/ },
  { what: 'two objectives on a square', pack: raid, path: '/missions/0/objectives/1/square', value: [2, 3], code: 'same-square', says: /objectives\/0/ },
  { what: 'an action at no objective', pack: raid, path: '/missions/0/actions/0/objective', value: 'depot-b3', code: 'unknown-objective-near', says: /Did you mean/ },
  { what: 'an exit in the middle', pack: raid, path: '/missions/0/exits/0/squares', value: { from: [1, 5], to: [8, 5] }, code: 'not-at-edge', says: /row 1 or 8/ },
  { what: 'an exit that leaves the edge', pack: raid, path: '/missions/0/exits/0/squares', value: { from: [1, 7], to: [8, 8] }, code: 'not-at-edge', says: /over the edge/ },
  { what: 'more tokens than there are', pack: raid, path: '/missions/0/drawn', value: 21, code: 'too-many-drawn', says: /only 20/ },
];

test.each(CASES)('$what is refused with its place and what would be right', (spoiling) => {
  const problems = problemsOf(corrupt(spoiling.pack, spoiling.path, spoiling.value));
  expect(problems[0]).toMatchObject({ path: spoiling.at ?? spoiling.path, code: spoiling.code });
  expect(problems[0]?.message).toMatch(spoiling.says);
  expect(problems[0]?.words?.fr).not.toBe(problems[0]?.message);
});

test('a faction without a Leader is refused', () => {
  const { faction } = undertow;
  const profiles = faction?.profiles.filter(({ type }) => type !== 'leader');
  const pack = { ...undertow, faction: { ...faction, profiles }, teams: [] };
  expect(problemsOf(pack)).toMatchObject([{ path: '/faction/profiles', code: 'no-leader' }]);
});

test('a suspicious but legal pack is valid and gives warnings', () => {
  const frame = { format: 'skirmish-pack', system: 'deadzone', version: 1, id: 'x' } as const;
  const title = { en: 'X', fr: 'X' };
  const codes = (pack: DeadzonePack) =>
    findWarnings(pack).map(({ path, code }) => `${path} ${code}`);
  expect(codes({ ...frame, title })).toEqual(['/ empty-pack']);
  const { faction } = undertow;
  const [mission] = raid.missions ?? [];
  if (!faction || !mission) throw new Error('There is nothing to doubt.');
  expect(codes({ ...frame, title, faction })).toEqual(['/faction no-team']);
  const profiles = faction.profiles.map((each) =>
    each.id === 'hulk' ? { ...each, shoot: 5 } : { ...each, options: [] },
  );
  const poorer = { ...undertow, faction: { ...faction, profiles } };
  expect(codes(poorer)).toContain('/faction/profiles/14 unarmed');
  expect(codes(poorer)).toContain('/faction/weapons/5 nobody-carries');
  const barren = { ...mission, objectives: [], actions: [], exits: [] };
  expect(codes({ ...frame, title, missions: [barren] })).toEqual(['/missions/0 nothing-to-win']);
});

test('prototype keys are refused at every depth, and change nothing', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const text = JSON.stringify(raid).replace('"id":"raid"', `"id":"raid","${key}":{"polluted":1}`);
    expect(text).toContain(key);
    expect(problemsOf(text)[0]?.code).toBe('forbidden-key');
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('authors get every error at once, and every place that is wrong', () => {
  const twice = corrupt(
    corrupt(undertow, '/faction/profiles/0/size', 9),
    '/faction/profiles/1/type',
    'cook',
  );
  expect(problemsOf(twice)).toHaveLength(1);
  const all = readDeadzonePackFully(twice);
  expect(isProblems(all) && all.map(({ path }) => path)).toEqual([
    '/faction/profiles/0/size',
    '/faction/profiles/1/type',
  ]);
});

test(
  'a dropped or replaced field gives a valid pack or problems with paths in it',
  { timeout: 60_000 },
  () => {
    const junk = [undefined, null, -1, 'x', []];
    let refused = 0;
    const { faction } = undertow;
    const small = {
      ...undertow,
      faction: {
        ...faction,
        profiles: faction?.profiles.slice(0, 1),
        weapons: faction?.weapons.slice(0, 1),
        items: faction?.items.slice(0, 1),
      },
      teams: [],
    };
    for (const pack of [small, raid]) {
      for (const path of pathsOf(pack)) {
        for (const value of junk) {
          const problems = problemsOf(corrupt(pack, path, value));
          refused += problems.length > 0 ? 1 : 0;
          for (const { path: at, message } of problems) {
            expect(at.startsWith('/'), path).toBe(true);
            expect(message.length, path).toBeGreaterThan(5);
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  },
);

function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    `${path}/${key}`,
    ...pathsOf(item, `${path}/${key}`),
  ]);
}
