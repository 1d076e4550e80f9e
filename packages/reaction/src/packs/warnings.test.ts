import { Game, isProblems } from '@skirmish-kit/core';
import { packById } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Weapon } from '../rules/profile.ts';
import { BUILT_IN_PACKS } from './built-in.ts';
import { checkStart } from './check-start.ts';
import { findWarnings } from './warnings.ts';
import { reaction } from '../system.ts';
import { gangsOf, type PackScenario, type ReactionPack } from './pack.ts';

const halden = packById(BUILT_IN_PACKS, 'halden');
const relay = packById(BUILT_IN_PACKS, 'relay');

const reported = (found: readonly { readonly path: string; readonly code: string }[]) =>
  found.map(({ path, code }) => `${path} ${code}`);

const [scenario] = relay.scenarios ?? [];
if (!scenario) throw new Error('There is no scenario.');
const base: PackScenario = scenario;
const [north, south] = scenario.deployment;
if (!north || !south) throw new Error('Nobody begins.');

/** A pack with that scenario, changed and under another name. */
function night(changed: Partial<PackScenario>): ReactionPack {
  return {
    ...relay,
    id: 'night',
    scenarios: [{ ...base, id: 'night', ...changed }],
  };
}

test.each(BUILT_IN_PACKS.map((pack) => [pack.id, pack] as const))(
  '%s has no problems and no warnings',
  (_, pack) => {
    expect(reported(checkStart(pack))).toEqual([]);
    expect(reported(findWarnings(pack))).toEqual([]);
  },
);

test('a scenario without enough space for its figures is reported with its place', () => {
  const { x, y } = south.zone;
  const narrow = { ...south, zone: { x, y, width: 60, height: 60 } };
  expect(reported(checkStart(night({})))).toEqual([]);
  expect(reported(checkStart(night({ deployment: [north, narrow] })))).toEqual([
    '/scenarios/0/deployment/1 no-room',
  ]);
});

test('a scenario for four begins with the gangs that there are', () => {
  const half = ({ x, y, width, height }: typeof north.zone, i: number) => ({
    ...{ x: x + (i * width) / 2, y, width: width / 2, height },
  });
  const four = [0, 1].flatMap((i) => [
    { ...north, zone: half(north.zone, i) },
    { ...south, zone: half(south.zone, i) },
  ]);
  expect(reported(checkStart(night({ deployment: four })))).toEqual([]);
});

test('a gang or scenario that is other than the one of its name poses as it', () => {
  const gangs = (halden.gangs ?? []).map((gang) => ({ ...gang, text: gang.name }));
  expect(reported(checkStart({ ...halden, gangs }))).toEqual(
    gangs.map((_, i) => `/gangs/${i}/id id-taken`),
  );
  expect(reported(checkStart(night({ id: 'relay', turns: 3 })))).toEqual([
    '/scenarios/0/id id-taken',
  ]);
});

test('entries that are never used, carried or won give warnings', () => {
  const pack: ReactionPack = { ...halden, gangs: halden.gangs?.slice(1) ?? [] };
  const [gang] = halden.gangs ?? [];
  expect(reported(findWarnings({ ...pack, gangs: [] }))).toContain('/profiles/0 nobody-is');
  expect(reported(findWarnings({ ...pack, gangs: [], profiles: [], weapons: [] }))).toEqual([
    '/ empty-pack',
  ]);
  const profiles = (halden.profiles ?? []).map((each) => ({ ...each, weapons: [], blades: [] }));
  expect(reported(findWarnings({ ...halden, profiles, gangs: gang ? [gang] : [] }))).toContain(
    '/profiles/0 unarmed',
  );
  const bow: Weapon = {
    ...{ id: 'bow', name: halden.title, class: 'light', rateOfFire: 1, damage: [6] },
    ranges: { pointBlank: 1, short: 2, long: 3 },
  };
  expect(reported(findWarnings({ ...halden, weapons: [bow] }))).toEqual([
    '/weapons/0 nobody-carries',
  ]);
  expect(
    reported(
      findWarnings(night({ objects: [], objectives: [], victory: { casualty: 0, target: 0 } })),
    ),
  ).toEqual(['/scenarios/0/victory nothing-to-win']);
});

test('a weapon that is named twice is doubted, and carried once', () => {
  const profiles = (halden.profiles ?? []).map((each) => ({
    ...each,
    weapons: each.weapons.flatMap((weapon) => [weapon, weapon]).slice(0, 4),
  }));
  const pack = { ...halden, profiles };
  expect(reported(findWarnings(pack))).toContain('/profiles/0/weapons weapon-twice');
  const [one, two] = gangsOf(pack);
  const setup = reaction.readSetup({ gangs: [one, two] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const carried = new Game(reaction, setup).state.figures.map(({ weapons }) =>
    weapons.map(({ id }) => id),
  );
  for (const weapons of carried) expect(new Set(weapons).size).toBe(weapons.length);
});

test('overlapping zones give a warning, touching zones do not', () => {
  const adjacent = { ...north.zone, x: 0, width: 100 };
  const zones = (x: number) =>
    reported(
      findWarnings(
        night({
          deployment: [
            { ...north, zone: adjacent },
            { ...south, zone: { ...adjacent, x } },
          ],
        }),
      ),
    );
  expect(zones(100)).toEqual([]);
  expect(zones(99)).toEqual(['/scenarios/0/deployment/1/zone zones-meet']);
});

test('zones that touch on any side are not doubted', () => {
  const middle = { x: 200, y: 200, width: 100, height: 100 };
  const meets = (x: number, y: number) => {
    const zones = [middle, { ...middle, x, y }];
    const deployment = zones.map((zone) => ({ ...north, zone }));
    return findWarnings(night({ deployment })).length;
  };
  const touching: [number, number][] = [
    [100, 200],
    [300, 200],
    [200, 100],
    [200, 300],
  ];
  expect(touching.map(([x, y]) => meets(x, y))).toEqual([0, 0, 0, 0]);
  const over: [number, number][] = [
    [101, 200],
    [299, 200],
    [200, 101],
    [200, 299],
  ];
  expect(over.map(([x, y]) => meets(x, y))).toEqual([1, 1, 1, 1]);
});

test('a single point for a casualty or an object is enough to win', () => {
  const doubts = (casualty: number, points: number) => {
    const object = { id: 'o1', name: base.name, at: [100, 100], points } as const;
    const victory = { casualty, target: 0 };
    return reported(findWarnings(night({ objects: [object], objectives: [], victory })));
  };
  expect(doubts(0, 0)).toEqual(['/scenarios/0/victory nothing-to-win']);
  expect([doubts(1, 0), doubts(0, 1)]).toEqual([[], []]);
});

test('a pack of one gang and one scenario is not empty', () => {
  const { profiles = [], gangs = [] } = halden;
  const pack: ReactionPack = { ...night({}), profiles, gangs: gangs.slice(0, 1) };
  expect(reported(findWarnings(pack))).not.toContain('/ empty-pack');
});
