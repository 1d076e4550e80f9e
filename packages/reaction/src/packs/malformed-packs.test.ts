import { isProblems, type Problem } from '@skirmish-kit/core';
import { corrupt } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import cinders from './cinders.json' with { type: 'json' };
import { readReactionPackFully } from './read-strict.ts';
import { readReactionPack } from './read.ts';
import relay from './relay.json' with { type: 'json' };

function problemsOf(pack: unknown): readonly Problem[] {
  const read = readReactionPack(typeof pack === 'string' ? pack : JSON.stringify(pack));
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
  { what: 'a dropped field', pack: cinders, path: '/profiles/0/armour', value: undefined, at: '/profiles/0', code: 'missing-one-of', says: /“armour” is missing; it should be one of: none, primitive/ },
  { what: 'a dropped constant', pack: cinders, path: '/format', value: undefined, at: '/', code: 'missing-that', says: /“format” is missing; it should be "skirmish-pack"/ },
  { what: 'a wrong type', pack: cinders, path: '/gangs/0/groups/0/members/0/count', value: 'two', code: 'wrong-type', says: /text|string/ },
  { what: 'a misspelt key', pack: cinders, path: '/profiles/2/armor', value: 'none', code: 'unknown-key', says: /armo/ },
  { what: 'a misspelt word', pack: cinders, path: '/profiles/1/quality', value: 'avrage', code: 'not-in-list-near', says: /average/ },
  { what: 'a huge number', pack: relay, path: '/scenarios/0/width', value: 1e9, code: 'too-large', says: /2400/ },
  { what: 'a fraction', pack: relay, path: '/scenarios/0/turns', value: 2.5, code: 'wrong-type', says: /whole|integer/ },
  { what: 'another system', pack: relay, path: '/system', value: 'chess', code: 'not-that', says: /reaction/ },
  { what: 'a future version', pack: relay, path: '/version', value: 2, code: 'not-that', says: /1/ },
  { what: 'an id of many words', pack: relay, path: '/id', value: 'My Pack', code: 'wrong-form', says: /small letters/i },
  { what: 'a place with one number', pack: relay, path: '/scenarios/0/objectives/0/at', value: [450], code: 'too-few', says: /2/ },
  { what: 'a shape of two corners', pack: relay, path: '/scenarios/0/terrain/1/shape', value: [ [0, 0], [9, 9], ], code: 'too-few', says: /3/ },
  { what: 'an unknown weapon', pack: cinders, path: '/profiles/2/weapons/0', value: 'submachine-gum', code: 'unknown-weapon-near', says: /Did you mean “submachine-gun”/ },
  { what: 'a weapon id of JavaScript’s own', pack: cinders, path: '/profiles/2/weapons/0', value: 'constructor', code: 'unknown-weapon', says: /no weapon “constructor”/ },
  { what: 'an unknown profile', pack: cinders, path: '/gangs/0/groups/0/members/2/profile', value: 'embr', code: 'unknown-profile-near', says: /Did you mean “ember”/ },
  { what: 'a group without leader', pack: cinders, path: '/gangs/0/groups/0/members/0/profile', value: 'ember', at: '/gangs/0/groups/0/members', code: 'no-leader', says: /exactly one/ },
  { what: 'a group with two leaders', pack: cinders, path: '/gangs/0/groups/0/members/0/count', value: 2, at: '/gangs/0/groups/0/members', code: 'too-many-leaders', says: /exactly one/ },
  { what: 'a group with two seconds', pack: cinders, path: '/gangs/0/groups/0/members/1/count', value: 2, at: '/gangs/0/groups/0/members', code: 'too-many-seconds', says: /may have one/ },
  { what: 'a lone fighter who is no hero', pack: cinders, path: '/gangs/0/heroes/0', value: 'ember', code: 'not-a-hero', says: /only heroes/ },
  { what: 'an unknown hero', pack: cinders, path: '/gangs/0/heroes/0', value: 'mother-ass', code: 'unknown-profile-near', says: /mother-ash/ },
  { what: 'too many figures', pack: corrupt(cinders, '/gangs/0/groups/0/members/2/count', 12), path: '/gangs/0/groups/0/members/3/count', value: 12, at: '/gangs/0', code: 'too-many-figures', says: /24 are the most/ },
  { what: 'an id twice', pack: cinders, path: '/profiles/1/id', value: 'stoker', code: 'duplicate-id', says: /\/profiles\/0/ },
  { what: 'a fighter without quality', pack: cinders, path: '/profiles/1/quality', value: undefined, at: '/profiles/1', code: 'missing-quality', says: /only heroes/ },
  { what: 'a weapon of the sheet again', pack: cinders, path: '/weapons', value: [ { id: 'pistol', name: { en: 'P', fr: 'P' }, class: 'light', rateOfFire: 9, damage: [20], ranges: { pointBlank: 1, short: 2, long: 3 } }, ], at: '/weapons/0/id', code: 'sheet-weapon', says: /another id/ },
  { what: 'ranges out of order', pack: cinders, path: '/weapons', value: [ { id: 'bow', name: { en: 'Bow', fr: 'Arc' }, class: 'light', rateOfFire: 1, damage: [6], ranges: { pointBlank: 3, short: 30, long: 20 } }, ], at: '/weapons/0/ranges', code: 'ranges-out-of-order', says: /3, 30, 20/ },
  { what: 'a blast that is a flame', pack: cinders, path: '/weapons', value: [ { id: 'bow', name: { en: 'Bow', fr: 'Arc' }, class: 'light', rateOfFire: 1, damage: [6], ranges: { pointBlank: 3, short: 4, long: 20 }, blast: 3, flame: { length: 9, width: 4 } }, ], at: '/weapons/0', code: 'blast-and-flame', says: /not both/ },
  { what: 'terrain off the table', pack: relay, path: '/scenarios/0/terrain/1/shape/2', value: [950, 249], code: 'off-table', says: /900 by 700/ },
  { what: 'a disc over the edge', pack: relay, path: '/scenarios/0/terrain/0/shape/at', value: [20, 350], at: '/scenarios/0/terrain/0/shape', code: 'off-table', says: /off the table/ },
  { what: 'crossing edges', pack: relay, path: '/scenarios/0/terrain/1/shape', value: [ [0, 0], [50, 50], [50, 0], [0, 50], ], code: 'not-a-polygon', says: /edges cross/ },
  { what: 'an objective off the table', pack: relay, path: '/scenarios/0/objectives/0/at', value: [450, 701], code: 'off-table', says: /off the table/ },
  { what: 'deployment off the table', pack: relay, path: '/scenarios/0/deployment/1/zone/x', value: 800, at: '/scenarios/0/deployment/1/zone', code: 'off-table', says: /930,530/ },
  { what: 'one seat only', pack: relay, path: '/scenarios/0/deployment', value: [], code: 'too-few', says: /2/ },
  { what: 'a hack without difficulty', pack: relay, path: '/scenarios/0/objectives/0/kind', value: 'hack', at: '/scenarios/0/objectives/0', code: 'missing-difficulty', says: /easy, normal or hard/ },
  { what: 'an event after the end', pack: relay, path: '/scenarios/0/events', value: [{ turn: 9, name: { en: 'E', fr: 'E' }, kind: 'panic', at: [1, 1], radius: 3 }], at: '/scenarios/0/events/0/turn', code: 'after-the-end', says: /6 turns/ },
  { what: 'an event for nobody', pack: relay, path: '/scenarios/0/events', value: [{ turn: 2, name: { en: 'E', fr: 'E' }, kind: 'panic', at: [1, 1], radius: 3, seat: 3 }], at: '/scenarios/0/events/0/seat', code: 'no-such-seat', says: /0 to 1/ },
];

test.each(CASES)('$what is refused with its place and a remedy', (spoiling) => {
  const problems = problemsOf(corrupt(spoiling.pack, spoiling.path, spoiling.value));
  expect(problems[0]).toMatchObject({ path: spoiling.at ?? spoiling.path, code: spoiling.code });
  expect(problems[0]?.message).toMatch(spoiling.says);
  expect(problems[0]?.words?.fr).not.toBe(problems[0]?.message);
});

test('prototype keys are refused at every depth, and change nothing', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    for (const place of ['"id":"relay"', '"kind":"hold"']) {
      const text = JSON.stringify(relay).replace(place, `${place},"${key}":{"polluted":1}`);
      expect(text).toContain(key);
      expect(problemsOf(text)[0]?.code).toBe('forbidden-key');
    }
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('invalid JSON is reported with its line', () => {
  expect(problemsOf('{"format": "skirmish-pack",\n "id": }')[0]?.message).toMatch(/line 2/);
  expect(problemsOf('')[0]?.code).toBe('json-empty');
  for (const text of ['null', '[]', '7', '"pack"']) {
    expect(problemsOf(text)[0]?.code, text).toBe('wrong-type');
  }
});

test('authors get every error at once, and every place that is wrong', () => {
  const twice = corrupt(corrupt(cinders, '/profiles/0/armour', 'tin'), '/profiles/1/role', 'cook');
  expect(problemsOf(twice)).toHaveLength(1);
  const all = readReactionPackFully(twice);
  expect(isProblems(all) && all.map(({ path }) => path)).toEqual([
    '/profiles/0/armour',
    '/profiles/1/role',
  ]);
});

test(
  'a dropped or replaced field gives a valid pack or problems with paths in it',
  { timeout: 60_000 },
  () => {
    const junk = [undefined, null, true, -1, 1e308, 'x', '', [], {}, [[[]]]];
    let refused = 0;
    for (const pack of [cinders, relay]) {
      for (const path of pathsOf(pack)) {
        for (const value of junk) {
          const problems = problemsOf(corrupt(pack, path, value));
          refused += problems.length > 0 ? 1 : 0;
          const unclear = problems.find(({ path: at, message }) => at[0] !== '/' || !message[5]);
          if (unclear) throw new Error(`${path}: ${JSON.stringify(unclear)}`);
        }
      }
    }
    expect(refused).toBeGreaterThan(5000);
  },
);

function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    `${path}/${key}`,
    ...pathsOf(item, `${path}/${key}`),
  ]);
}
