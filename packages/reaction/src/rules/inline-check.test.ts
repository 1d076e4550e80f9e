import { describe, expect, test } from 'vitest';
import { checkGangShape, checkScenarioShape } from './inline-check.ts';
import { readSetup } from '../notation/start.ts';
import { isProblems } from '@skirmish-kit/core';

const name = { en: 'Night', fr: 'Nuit' };
const terrain = {
  id: 'wall',
  shape: { at: [10, 10], radius: 5 },
  ground: 'obstacle',
  cover: 2,
  height: 10,
};

const SCENARIO = {
  id: 'night',
  name,
  text: { en: '', fr: '' },
  width: 900,
  height: 600,
  turns: 6,
  terrain: [terrain],
  doors: [{ id: 'd1', name, terrain: { ...terrain, id: 'door' }, open: false }],
  objects: [{ id: 'o1', name, at: [100, 100], points: 1 }],
  objectives: [{ id: 'p1', name, at: [100, 100], reach: 5, points: 1, kind: 'hack' }],
  events: [{ turn: 1, name, kind: 'panic', at: [100, 100], radius: 5, seat: 0 }],
  deployment: [{ zone: { x: 0, y: 0, width: 100, height: 100 }, facing: 90, spots: [[50, 50]] }],
  victory: { casualty: 1, target: 0 },
};

const GANG = {
  id: 'owls',
  name,
  text: { en: '', fr: '' },
  weapons: [
    {
      id: 'bow',
      name,
      class: 'light',
      rateOfFire: 1,
      damage: [6, 6],
      ranges: { pointBlank: 3, short: 10, long: 30 },
      blast: 3,
      flame: { length: 10, width: 5 },
      cost: 3,
    },
  ],
  profiles: [
    {
      id: 'owl',
      name,
      role: 'leader',
      quality: 'average',
      armour: 'none',
      weapons: ['bow'],
      blades: ['sword'],
      resistance: 7,
      base: 12,
    },
  ],
  groups: [{ id: 'nest', name, members: [{ profile: 'owl', count: 1 }] }],
  heroes: ['owl'],
};

/** The whole with another value at that place. */
function changed(whole: object, path: string, value: unknown): object {
  const copy = structuredClone(whole);
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<object>((here, key) => Reflect.get(here, key), copy);
  Reflect.set(holder, last, value);
  return copy;
}

function told(path: string, value: unknown): string | undefined {
  const inGang = Reflect.has(GANG, path.split('/')[1] ?? '') && !/^\/(terrain|doors)/.test(path);
  const problem = inGang
    ? checkGangShape(changed(GANG, path, value), '')
    : checkScenarioShape(changed(SCENARIO, path, value), '');
  return problem && `${problem.path} ${problem.code}`;
}

test('what is right has no problem', () => {
  expect(checkGangShape(GANG, '')).toBeUndefined();
  expect(checkScenarioShape(SCENARIO, '')).toBeUndefined();
});

describe('numbers have a least and a most, which count', () => {
  test.each([
    ['/weapons/0/rateOfFire', 1, 12],
    ['/weapons/0/damage/0', 2, 20],
    ['/weapons/0/ranges/pointBlank', 0, 500],
    ['/weapons/0/ranges/short', 0, 500],
    ['/weapons/0/ranges/long', 0, 500],
    ['/weapons/0/blast', 1, 50],
    ['/weapons/0/flame/length', 1, 100],
    ['/weapons/0/flame/width', 1, 100],
    ['/weapons/0/cost', 1, 8],
    ['/profiles/0/resistance', 1, 30],
    ['/profiles/0/base', 5, 60],
    ['/groups/0/members/0/count', 1, 24],
    ['/width', 1, 5000],
    ['/height', 1, 5000],
    ['/turns', 1, 100],
    ['/terrain/0/shape/radius', 1, 5000],
    ['/terrain/0/cover', 0, 4],
    ['/terrain/0/height', 0, 1000],
    ['/objects/0/at/0', 0, 5000],
    ['/objects/0/points', -100, 100],
    ['/objectives/0/reach', 0, 100],
    ['/objectives/0/points', -100, 100],
    ['/events/0/turn', 1, 100],
    ['/events/0/radius', 0, 500],
    ['/events/0/seat', 0, 25],
    ['/deployment/0/facing', 0, 359],
    ['/deployment/0/zone/x', 0, 5000],
    ['/deployment/0/zone/width', 1, 5000],
    ['/victory/casualty', -100, 100],
    ['/victory/target', 0, 1000],
  ])('%s from %d to %d', (path, low, high) => {
    const fine = path.startsWith('/terrain/0/shape') ? 'not-a-list' : 'not-a-number';
    const place = path.startsWith('/terrain/0/shape') ? '/terrain/0/shape' : path;
    expect([low, high].map((value) => told(path, value))).toEqual([undefined, undefined]);
    for (const value of [low - 1, high + 1, low + 0.5, String(low)]) {
      expect(told(path, value), String(value)).toBe(`${place} ${fine}`);
    }
  });
});

describe('lists have a least and a most, which count', () => {
  const [weapon] = GANG.weapons;
  const [profile] = GANG.profiles;
  const [group] = GANG.groups;
  test.each<[string, number, number, unknown]>([
    ['/weapons', 0, 60, weapon],
    ['/weapons/0/damage', 1, 10, 6],
    ['/profiles', 1, 60, profile],
    ['/profiles/0/weapons', 0, 6, 'bow'],
    ['/profiles/0/blades', 0, 4, 'sword'],
    ['/groups', 0, 12, group],
    ['/groups/0/members', 1, 24, { profile: 'owl', count: 1 }],
    ['/heroes', 0, 12, 'owl'],
    ['/terrain', 0, 60, terrain],
    ['/terrain/0/shape', 3, 16, [10, 10]],
    ['/doors', 0, 20, SCENARIO.doors[0]],
    ['/objects', 0, 40, SCENARIO.objects[0]],
    ['/objects/0/at', 2, 2, 100],
    ['/objectives', 0, 40, SCENARIO.objectives[0]],
    ['/events', 0, 100, SCENARIO.events[0]],
    ['/deployment', 1, 8, SCENARIO.deployment[0]],
    ['/deployment/0/spots', 0, 40, [50, 50]],
  ])('%s from %d to %d', (path, least, most, item) => {
    const of = (length: number) => told(path, Array(length).fill(item));
    expect([least, most].map(of)).toEqual([undefined, undefined]);
    expect(of(most + 1)).toBe(`${path} not-a-list`);
    if (least > 0) expect(of(least - 1)).toBe(`${path} not-a-list`);
    expect(told(path, 'one')).toBe(`${path} not-a-list`);
  });
});

test('texts and ids', () => {
  expect(told('/name/en', 'x'.repeat(2000))).toBeUndefined();
  expect(told('/name/en', 'x'.repeat(2001))).toBe('/name/en not-text');
  expect(told('/name/en', '')).toBe('/name/en not-text');
  expect(told('/text/en', '')).toBeUndefined();
  expect(told('/name/fr', 7)).toBe('/name/fr not-text');
  expect(told('/id', `a${'b'.repeat(39)}`)).toBeUndefined();
  for (const id of [`a${'b'.repeat(40)}`, '', 'A', '1', 'a_b', 7]) {
    expect(told('/id', id), String(id)).toBe('/id not-an-id');
  }
});

test('a field too many or too few is told by its name', () => {
  expect(told('/victory/moon', 1)).toBe('/victory/moon unknown-field');
  expect(told('/victory', { casualty: 1 })).toBe('/victory/target not-a-number');
  for (const value of [null, [], 'x'])
    expect(told('/victory', value)).toBe('/victory not-an-object');
  expect(told('/deployment/0/zone', {})).toBe('/deployment/0/zone/x not-a-number');
  expect(told('/profiles/0/technician', 'yes')).toBe('/profiles/0/technician not-one-of');
  expect(told('/profiles/0/machine', { class: 'robot', selfRepair: true })).toBeUndefined();
  expect(told('/doors/0/open', true)).toBeUndefined();
  expect(told('/terrain/0/blocksSight', 'through')).toBeUndefined();
  expect(told('/terrain/0/blocksSight', true)).toBeUndefined();
  expect(told('/terrain/0/blocksSight', false)).toBeUndefined();
  expect(told('/terrain/0/blocksSight', 'half')).toBe('/terrain/0/blocksSight not-one-of');
});

test.each([
  ['turns', 0, 100],
  ['firstAidDifficulty', 2, 20],
  ['obstacleHeight', 0, 200],
  ['obstacleDepth', 0, 200],
  ['technologyEasy', 2, 20],
  ['technologyNormal', 2, 20],
  ['technologyHard', 2, 20],
  ['burstSpread', 0, 200],
  ['longRange', -6, 6],
  ['burst', -6, 6],
  ['droneResistance', 1, 30],
  ['robotResistance', 1, 30],
  ['warMachineResistance', 1, 30],
])('the setting %s goes from %d to %d', (setting, low, high) => {
  const fine = (value: number) => !isProblems(readSetup({ settings: { [setting]: value } }));
  expect([low - 1, low, high, high + 1].map(fine)).toEqual([false, true, true, false]);
});

test('two to eight gangs can be named, and at least one', () => {
  const codes = (gangs: unknown) => {
    const setup = readSetup({ gangs });
    return isProblems(setup) ? setup.map(({ path, code }) => `${path} ${code}`) : [];
  };
  expect(codes([])).toEqual(['/gangs not-a-list']);
  expect(codes(Array(9).fill('halden-patrol'))).toEqual(['/gangs not-a-list']);
  expect(codes(Array(8).fill('halden-patrol'))).toEqual(['/gangs wrong-number-of-gangs']);
});
