import { isProblems, builtInPacks, type Problem } from '@skirmish-kit/core';
import { packById, corrupt } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { findWarnings } from './warnings.ts';
import choirFile from './fan/salt-choir.json' with { type: 'json' };
import type { MusgPack } from './pack.ts';
import { readMusgPackFully } from './read-strict.ts';
import { readMusgPack } from './read.ts';

const saltChoir = packById(builtInPacks<MusgPack>([choirFile]), 'salt-choir');

function problemsOf(pack: unknown): readonly Problem[] {
  const read = readMusgPack(typeof pack === 'string' ? pack : JSON.stringify(pack));
  return isProblems(read) ? read : [];
}

// prettier-ignore
const CASES: readonly {
  readonly what: string;
  readonly path: string;
  readonly value: unknown;
  readonly at?: string;
  readonly code: string;
  readonly says: RegExp;
}[] = [
  { what: 'a dropped field', path: '/races/0/ranks/chief/life', value: undefined, at: '/races/0/ranks/chief', code: 'missing-type', says: /“life” is missing/ },
  { what: 'a misspelt key', path: '/ranged/0/rang', value: 1, code: 'unknown-key', says: /rang/ },
  { what: 'a misspelt reload', path: '/ranged/0/reload', value: 'slo', code: 'not-in-list-near', says: /slow/ },
  { what: 'a Shooting value of 1', path: '/races/0/ranks/chief/shoot', value: 1, code: 'too-small', says: /2/ },
  { what: 'a life in words', path: '/races/0/ranks/chief/life', value: 'six', code: 'wrong-type', says: /whole number/ },
  { what: 'three hands', path: '/melee/0/hands', value: 3, code: 'not-in-list', says: /0, 1, 2/ },
  { what: 'an id of many words', path: '/melee/0/id', value: 'Eel Whip', code: 'wrong-form', says: /small letters/i },
  { what: 'another system', path: '/system', value: 'chess', code: 'not-that', says: /musg/ },
  { what: 'a future version', path: '/version', value: 2, code: 'not-that', says: /1/ },
  { what: 'an unknown ability', path: '/races/0/abilities/0', value: 'ignore-difficult', code: 'not-in-list-near', says: /ignores-difficult/ },
  { what: 'ranges that shrink', path: '/ranged/0/ranges', value: [12, 6, 20], code: 'ranges-shrink', says: /12, 6, 20/ },
  { what: 'no range without flames', path: '/ranged/0/ranges', value: null, at: '/ranged/0', code: 'no-range', says: /harpoon-bow/ },
  { what: 'a blast without a radius', path: '/ranged/1/radius', value: undefined, at: '/ranged/1', code: 'no-radius', says: /radius/ },
  { what: 'a blast with several targets', path: '/ranged/1/targets', value: 3, code: 'one-target', says: /brine-jar/ },
  { what: 'a weapon twice', path: '/melee/1/id', value: 'eel-whip', code: 'duplicate-id', says: /melee\/0/ },
  { what: 'a blade with the name of a bow', path: '/melee/1/id', value: 'harpoon-bow', code: 'duplicate-id', says: /ranged\/0/ },
  { what: 'a mercenary of no race', path: '/mercenaries/0/race', value: 'wadr', code: 'unknown-race-near', says: /wader/ },
  { what: 'an unknown weapon', path: '/bands/0/members/0/weapons/0', value: 'harpoon-bo', code: 'unknown-weapon-near', says: /harpoon-bow/ },
  { what: 'a weapon of JavaScript’s own', path: '/bands/0/members/0/weapons/0', value: 'constructor', code: 'unknown-weapon', says: /no weapon “constructor”/ },
  { what: 'a rank the race has not', path: '/bands/0/members/0/race', value: 'extra', at: '/bands/0/members/0/rank', code: 'no-such-rank', says: /extra/ },
  { what: 'a band over its points', path: '/bands/0/members/3/count', value: 20, at: '/bands/0/members', code: 'over-budget', says: /more than 500/ },
  { what: 'a piece without an area', path: '/scenarios/0/terrain/3/shape', value: [[10, 10], [20, 20], [30, 30]], code: 'not-a-polygon', says: /area/ },
  { what: 'a roof nobody gave a height', path: '/scenarios/0/terrain/3/height', value: undefined, at: '/scenarios/0/terrain/3', code: 'no-height', says: /height/ },
  { what: 'a zone off the table', path: '/scenarios/0/deployment/1/zone/y', value: 700, at: '/scenarios/0/deployment/1/zone', code: 'off-table', says: /800/ },
];

test.each(CASES)('$what is refused with its place and what would be right', (spoiling) => {
  const problems = problemsOf(corrupt(saltChoir, spoiling.path, spoiling.value));
  expect(problems[0]).toMatchObject({ path: spoiling.at ?? spoiling.path, code: spoiling.code });
  expect(problems[0]?.message).toMatch(spoiling.says);
  expect(problems[0]?.words?.fr).not.toBe(problems[0]?.message);
});

test('a suspicious but legal pack is valid and gives warnings', () => {
  const { races = [], melee = [], ...frame } = saltChoir;
  const empty = { ...frame, ranged: [], equipment: [], mercenaries: [], bands: [], scenarios: [] };
  const codes = (pack: Parameters<typeof findWarnings>[0]) =>
    findWarnings(pack).map(({ path, code }) => `${path} ${code}`);
  expect(codes(empty)).toEqual(['/ empty-pack']);
  const leaderless = races.map((race) => ({ ...race, ranks: { minion: race.ranks.minion } }));
  expect(codes({ ...empty, races: leaderless })).toEqual(['/races/0/ranks no-band-of-it']);
  expect(codes({ ...empty, melee: melee.map((each) => ({ ...each, cost: 0 })) })[0]).toBe(
    '/melee/0/cost costs-nothing',
  );
  expect(codes(saltChoir)).toEqual([]);
});

test('prototype keys are refused at every depth, and change nothing', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const text = JSON.stringify(saltChoir).replace(
      '"id":"wader"',
      `"id":"wader","${key}":{"polluted":1}`,
    );
    expect(text).toContain(key);
    expect(problemsOf(text)[0]?.code).toBe('forbidden-key');
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('authors get every error at once, and every place that is wrong', () => {
  const twice = corrupt(corrupt(saltChoir, '/melee/0/dice', 0), '/races/0/ranks/minion/move', 99);
  expect(problemsOf(twice)).toHaveLength(1);
  const all = readMusgPackFully(twice);
  expect(isProblems(all) && all.map(({ path }) => path)).toEqual([
    '/races/0/ranks/minion/move',
    '/melee/0/dice',
  ]);
});

test(
  'a dropped or replaced field gives a valid pack or problems with paths in it',
  { timeout: 60_000 },
  () => {
    let refused = 0;
    for (const path of pathsOf(saltChoir)) {
      for (const value of [undefined, null, -1, 'x', []]) {
        const problems = problemsOf(corrupt(saltChoir, path, value));
        refused += problems.length > 0 ? 1 : 0;
        for (const { path: at, message } of problems) {
          expect(at.startsWith('/'), path).toBe(true);
          expect(message.length, path).toBeGreaterThan(5);
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
