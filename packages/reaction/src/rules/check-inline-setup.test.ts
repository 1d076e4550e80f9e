import { describe, expect, test } from 'vitest';
import { checkGangShape, checkScenarioShape } from './check-inline-setup.ts';
import { readSetup } from '../notation/setup-from-position.ts';
import { isProblems } from '@skirmish-kit/core';
import schema from '../packs/reaction-pack.schema.json' with { type: 'json' };

const name = { en: 'Night', fr: 'Nuit' };
const terrain = {
  id: 'wall',
  shape: { at: [10, 10], radius: 5 },
  ground: 'obstacle',
  cover: 2,
  height: 10,
};

const DEPLOYMENT = {
  zone: { x: 0, y: 0, width: 100, height: 100 },
  facing: 90,
  spots: [[50, 50]],
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
  deployment: [DEPLOYMENT, DEPLOYMENT],
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

/** What the schema of packs says of one place of a scenario. */
interface Limits {
  readonly path: string;
  readonly low?: number;
  readonly high?: number;
  readonly least?: number;
  readonly most?: number;
  readonly item?: unknown;
}

/** Every number and list of the scenario above, with the limits that packs have there. */
const IN_PACKS: readonly Limits[] = /* @__PURE__ */ limitsIn(schema.$defs.scenario, SCENARIO, '');

function limitsIn(part: object, value: unknown, path: string): readonly Limits[] {
  const rule = ruleFor(part, value);
  const at = (key: string): unknown => Reflect.get(rule, key);
  if (typeof value === 'number') {
    return [{ path, low: Number(at('minimum')), high: Number(at('maximum')) }];
  }
  if (Array.isArray(value)) {
    const [item]: readonly unknown[] = value;
    const prefix = at('prefixItems');
    const items = Array.isArray(prefix) ? prefix[0] : at('items');
    return [
      { path, least: Number(at('minItems') ?? 0), most: Number(at('maxItems')), item },
      ...limitsIn(Object(items), item, `${path}/0`),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    limitsIn(Object(Reflect.get(Object(at('properties')), key)), inner, `${path}/${key}`),
  );
}

/** A part of the schema, with what it refers to looked up. */
function ruleFor(part: object, value: unknown): object {
  const ref: unknown = Reflect.get(part, '$ref');
  if (typeof ref === 'string') {
    return ruleFor(Object(Reflect.get(schema.$defs, ref.replace('#/$defs/', ''))), value);
  }
  if (!Reflect.has(part, 'if')) return part;
  return Object(Reflect.get(part, Array.isArray(value) ? 'then' : 'else'));
}

test('a setup has every limit that packs have for a scenario', () => {
  expect(IN_PACKS.length).toBeGreaterThan(40);
});

/** The whole with another value at that place. */
function changed(whole: object, path: string, value: unknown): object {
  const copy: object = JSON.parse(JSON.stringify(whole));
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<object>((here, key) => Reflect.get(here, key), copy);
  Reflect.set(holder, last, value);
  return copy;
}

/** A shape that is neither a disc nor a list of corners is reported as such alone. */
function problemPlace(path: string): string {
  return path.replace(/\/shape\/.*/, '/shape');
}

function reported(path: string, value: unknown): string | undefined {
  const inGang = Reflect.has(GANG, path.split('/')[1] ?? '') && !/^\/(terrain|doors)/.test(path);
  const problem = inGang
    ? checkGangShape(changed(GANG, path, value), '')
    : checkScenarioShape(changed(SCENARIO, path, value), '');
  return problem && `${problem.path} ${problem.code}`;
}

test('a valid setup has no problem', () => {
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
    ...IN_PACKS.filter(({ low }) => low !== undefined).map(
      ({ path, low = 0, high = 0 }): [string, number, number] => [path, low, high],
    ),
  ])('%s from %d to %d', (path, low, high) => {
    const place = problemPlace(path);
    const fine = place === path ? 'not-a-number' : 'not-a-list';
    expect([low, high].map((value) => reported(path, value))).toEqual([undefined, undefined]);
    for (const value of [low - 1, high + 1, low + 0.5, String(low)]) {
      expect(reported(path, value), String(value)).toBe(`${place} ${fine}`);
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
    ...IN_PACKS.filter(({ most }) => most !== undefined).map(
      ({ path, least = 0, most = 0, item }): [string, number, number, unknown] => [
        path,
        least,
        most,
        item,
      ],
    ),
  ])('%s from %d to %d', (path, least, most, item) => {
    const of = (length: number) => reported(path, Array(length).fill(item));
    expect([least, most].map(of)).toEqual([undefined, undefined]);
    expect(of(most + 1)).toBe(`${problemPlace(path)} not-a-list`);
    if (least > 0) expect(of(least - 1)).toBe(`${problemPlace(path)} not-a-list`);
    expect(reported(path, 'one')).toBe(`${problemPlace(path)} not-a-list`);
  });
});

test('texts and ids', () => {
  expect(reported('/profiles/0/name/en', 'x'.repeat(2000))).toBeUndefined();
  expect(reported('/profiles/0/name/en', 'x'.repeat(2001))).toBe('/profiles/0/name/en not-text');
  expect(reported('/name/en', '')).toBe('/name/en not-text');
  expect(reported('/text/en', '')).toBeUndefined();
  expect(reported('/name/fr', 7)).toBe('/name/fr not-text');
  expect(reported('/id', `a${'b'.repeat(39)}`)).toBeUndefined();
  for (const id of [`a${'b'.repeat(40)}`, '', 'A', '1', 'a_b', 7]) {
    expect(reported('/id', id), String(id)).toBe('/id not-an-id');
  }
});

test('an extra or a missing field is reported with its name', () => {
  expect(reported('/victory/moon', 1)).toBe('/victory/moon unknown-field');
  expect(reported('/victory', { casualty: 1 })).toBe('/victory/target not-a-number');
  for (const value of [null, [], 'x'])
    expect(reported('/victory', value)).toBe('/victory not-an-object');
  expect(reported('/deployment/0/zone', {})).toBe('/deployment/0/zone/x not-a-number');
  expect(reported('/profiles/0/technician', 'yes')).toBe('/profiles/0/technician not-one-of');
  expect(reported('/profiles/0/machine', { class: 'robot', selfRepair: true })).toBeUndefined();
  expect(reported('/doors/0/open', true)).toBeUndefined();
  expect(reported('/terrain/0/blocksSight', 'through')).toBeUndefined();
  expect(reported('/terrain/0/blocksSight', true)).toBeUndefined();
  expect(reported('/terrain/0/blocksSight', false)).toBeUndefined();
  expect(reported('/terrain/0/blocksSight', 'half')).toBe('/terrain/0/blocksSight not-one-of');
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

test('a scenario has at least one gang and at most one per place', () => {
  const codes = (gangs: unknown) => {
    const setup = readSetup({ gangs });
    return isProblems(setup) ? setup.map(({ path, code }) => `${path} ${code}`) : [];
  };
  expect(codes([])).toEqual(['/gangs not-a-list']);
  expect(codes(Array(5).fill('halden-patrol'))).toEqual(['/gangs not-a-list']);
  expect(codes(Array(4).fill('halden-patrol'))).toEqual(['/gangs wrong-number-of-gangs']);
});
