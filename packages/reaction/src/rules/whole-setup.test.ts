import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { readSetup } from '../notation/setup-from-position.ts';
import { GANGS, SCENARIOS } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import { SETTING_VALUES } from './setting-values.ts';
import type { Scenario } from './scenario.ts';
import { BOW, RAIDERS } from './testing/raiders.ts';

const name = RAIDERS;
const ARCHER = {
  id: 'archer',
  name,
  role: 'leader',
  quality: 'average',
  armour: 'none',
  weapons: ['bow'],
  blades: [],
};

/** An archer with a bow of the gang's own, and so many to help him. */
function archers(helpers: number, damage = [6]) {
  const helper = { ...ARCHER, id: 'helper', role: 'basic', weapons: [] };
  const members = [{ profile: 'archer', count: 1 }];
  if (helpers > 0) members.push({ profile: 'helper', count: helpers });
  return {
    id: 'raiders',
    name,
    text: { en: '', fr: '' },
    weapons: [{ ...BOW, damage }],
    profiles: [ARCHER, helper],
    groups: [{ id: 'band', name, members }],
    heroes: [],
  };
}

function relay(): Scenario {
  const [first] = SCENARIOS;
  if (!first) throw new Error('There is no scenario.');
  return first;
}

/** What is wrong with a setup, and where. */
function reported(value: unknown): readonly string[] {
  const setup = readSetup(value);
  return isProblems(setup) ? setup.map(({ path, code }) => `${path} ${code}`) : [];
}

function begun(value: unknown) {
  const setup = readSetup(value);
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return reaction.setup(setup);
}

test('an inline scenario is checked like one of a pack', () => {
  const [piece] = relay().terrain;
  expect(reported({ scenario: { ...relay(), turns: 0 } })).toEqual([
    '/scenario/turns not-a-number',
  ]);
  expect(reported({ scenario: { ...relay(), terrain: [piece, piece] } })).toEqual([
    '/scenario/terrain/1/id duplicate-id',
  ]);
});

test('a table seed out of range is reported with its path', () => {
  expect(reported({ scenario: 'generated', tableSeed: -1 })).toEqual(['/tableSeed too-small']);
});

test('an unknown id is reported with its first forty characters', () => {
  const id = `${'n'.repeat(40)}owhere`;
  const setup = readSetup({ scenario: id });
  const message = isProblems(setup) ? (setup[0]?.message ?? '') : '';
  expect(message).toContain(id.slice(0, 40));
  expect(message).not.toContain(id.slice(0, 41));
});

test('room that was found for some gangs is none for others', () => {
  const [first, second] = relay().deployment;
  if (!first || !second) throw new Error('Nobody begins.');
  const small = (deployment: typeof first) => ({
    ...deployment,
    zone: { ...deployment.zone, width: 60, height: 60 },
    spots: [],
  });
  const scenario = { ...relay(), terrain: [], deployment: [small(first), small(second)] };
  const [few, others, many] = [archers(0), archers(0), archers(20)];
  expect(reported({ scenario, gangs: [few, few] })).toEqual([]);
  expect(reported({ scenario, gangs: [few, many] })).toEqual(['/scenario/deployment/1 no-room']);
  expect(reported({ scenario, gangs: [many, others] })).toEqual(['/scenario/deployment/0 no-room']);
  expect(reported({ scenario, gangs: [many, many] })).toEqual(['/scenario/deployment/0 no-room']);
});

test('RX-RW-01 each gang has its own weapons, also with the same fighters', () => {
  const { figures } = begun({ scenario: 'relay', gangs: [archers(0), archers(0, [8, 8])] });
  expect(figures.map(({ weapons }) => weapons.map(({ id, damage }) => ({ id, damage })))).toEqual([
    [{ id: 'bow', damage: [6] }],
    [{ id: 'bow', damage: [8, 8] }],
  ]);
});

test('RX-TURN-03 a battle lasts as long as the setting, or as its scenario', () => {
  expect(begun({ settings: { turns: 1 } }).turns).toBe(1);
  expect(begun({ settings: { turns: 0 } }).turns).toBe(relay().turns);
});

test('a ready-made battle has its own gangs, other scenarios the default ones', () => {
  const gangs = (scenario: string) => begun({ scenario }).sides.map(({ gang }) => gang);
  expect(gangs('relay')).toEqual(['halden-patrol', 'cinder-crew']);
  expect(gangs('generated-3')).toEqual(['halden-patrol', 'cinder-crew']);
  expect(gangs('pump-station')).not.toEqual(gangs('relay'));
  for (const gang of gangs('pump-station')) expect(GANGS.map(({ id }) => id)).toContain(gang);
});

test('every setting has values that differ, and heroes may have any quality', () => {
  for (const [setting, values] of Object.entries(SETTING_VALUES)) {
    if (!('low' in values)) expect(new Set(values).size, setting).toBe(values.length);
  }
  for (const heroQuality of ['green', 'average', 'veteran', 'elite'])
    expect(reported({ settings: { heroQuality } })).toEqual([]);
});
