import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import type { AbilityCodes } from './companion.ts';
import { readBattlefield, readSetup } from './read-setup.ts';

const [team] = TEAMS;
const [faction] = FACTIONS;
const [mission] = MISSIONS;

function reported(value: unknown, codes?: AbilityCodes): unknown {
  const read = readSetup(value, codes);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : 'fine';
}

/** A third-party faction. */
function own(id: string) {
  const profiles = faction?.profiles.slice(0, 1) ?? [];
  const weapons = faction?.weapons.filter((each) => profiles[0]?.weapons.includes(each.id));
  return { ...faction, id, profiles, weapons, items: [], campaign: [] };
}

test('a setup says what was given and nothing that was not', () => {
  expect(readSetup({})).toEqual(readSetup(undefined));
  expect(Object.keys(readSetup({})).sort()).toEqual(['field', 'mission', 'settings', 'teams']);
  expect(readSetup({ settings: {} })).toMatchObject({ settings: {} });
  const settings = { items: 'off' };
  expect(readSetup({ settings, field: undefined })).toMatchObject({ settings });
  const { settings: read } = { settings: {}, ...readSetup({ settings }) };
  expect(read).toEqual(settings);
});

test('DZ-TEAM-07 third-party factions are part of the setup, each id once', () => {
  const read = readSetup({ factions: [own('ours'), own('theirs')] });
  expect(read).toMatchObject({ factions: [{ id: 'ours' }, { id: 'theirs' }] });
  expect(reported({ factions: [own('ours'), own('ours')] })).toEqual([
    '/factions/1/id faction-taken',
  ]);
  expect(reported({ factions: [faction] })).toEqual(['/factions/0/id faction-taken']);
  const many = Array.from({ length: 17 }, (_, i) => own(`f${i}`));
  expect(reported({ factions: many.slice(1) })).toBe('fine');
  expect(reported({ factions: many })).toEqual(['/factions no-list']);
});

test('an error in a faction is reported with its path, and its teams are not checked', () => {
  const name = 7;
  expect(reported({ factions: [own('ours'), { ...own('theirs'), name }], teams: [] })).toEqual([
    '/factions/1/name wrong-type',
  ]);
  const { profiles } = own('ours');
  const doubled = { ...own('ours'), profiles: [...profiles, ...profiles] };
  expect(reported({ factions: [doubled] })).toEqual([
    expect.stringMatching(/^\/factions\/0\/profiles\/\d+/),
  ]);
});

test('DZ-PROF-01 abilities of a faction’s own need their code', () => {
  const words = { en: 'Steady', fr: 'Posé' };
  const ability = { id: 'steady', name: words, text: words };
  const steady = { ...own('ours'), abilities: [ability] };
  expect(reported({ factions: [steady] })).toEqual([expect.stringMatching(/companion-missing$/)]);
  expect(reported({ factions: [steady] }, new Map([['steady', {}]]))).toBe('fine');
});

test('one faction and one pack are named as they came', () => {
  const packs = [{ id: 'ours', hash: '0123456789abcdef0123456789abcdef' }];
  const read = readSetup({ packs, factions: [own('ours')] });
  expect(read).toMatchObject({ packs, factions: [{ id: 'ours' }] });
});

test.each(['generated-7-1', 'generated-7-2', 'generated-minus-7-2'])(
  'a seed makes the battlefield %s',
  (id) => {
    expect(readBattlefield(id)).toMatchObject({ id });
  },
);

test('a battlefield that is none is refused with its place', () => {
  const paths = (value: unknown) => {
    const read = readBattlefield(value);
    return isProblems(read) ? read.map(({ path }) => path) : 'fine';
  };
  const field = { format: 'skirmish-field', version: 1, id: 'flat', name: 7, cubes: [] };
  expect(paths(field)).toEqual([expect.stringMatching(/^\/field\/name/)]);
  expect(paths(7)).toEqual(['/field']);
  expect(paths(['generated-7-3'])).not.toBe('fine');
});

test('an unknown value is reported with its first sixty characters', () => {
  const read = readSetup({ field: 'x'.repeat(99) });
  expect(JSON.stringify(read)).toContain(`“${'x'.repeat(60)}”`);
});

test('DZ-SETUP-02 missions and teams are judged as packs are', () => {
  expect(reported({ mission: 'nowhere' })).toEqual([
    expect.stringMatching(/^\/mission not-in-list/),
  ]);
  expect(reported({ mission })).toBe('fine');
  const count = mission?.tokens.reduce((sum, token) => sum + token.count, 0) ?? 0;
  expect(reported({ mission: { ...mission, drawn: count + 1 } })).toEqual([
    '/mission/drawn too-many-drawn',
  ]);
  expect(reported({ teams: [{ ...team, name: 7 }, 'nobody'] })).toEqual([
    expect.stringMatching(/^\/teams\/0\/name/),
    expect.stringMatching(/^\/teams\/1 not-in-list/),
  ]);
  expect(reported({ teams: TEAMS.slice(0, 2).map(({ id }) => id) })).toBe('fine');
  expect(
    reported({ teams: [team?.id, { ...team, id: 'mine', budget: (team?.budget ?? 0) + 1 }] }),
  ).toEqual(['/teams unequal-limits']);
});

test('all errors of a setup are reported at once', () => {
  expect(
    reported({ field: 7, mission: 7, teams: 7, factions: 7, settings: { items: 7 }, packs: 7 }),
  ).toEqual([
    expect.stringMatching(/^\/field /),
    expect.stringMatching(/^\/mission /),
    '/factions no-list',
    expect.stringMatching(/^\/settings\/items /),
    '/packs wrong-packs',
  ]);
  expect(reported({ settings: { items: 7 }, packs: 7 })).toEqual([
    expect.stringMatching(/^\/settings\/items /),
    '/packs wrong-packs',
  ]);
});

test('a setup is plain data', () => {
  expect(reported({ settings: { items: () => 'on' } })).not.toBe('fine');
  expect(reported({ settings: { items: undefined } })).not.toBe('fine');
  expect(reported([])).toEqual(['/ wrong-type']);
  expect(reported(null)).not.toBe('fine');
});
