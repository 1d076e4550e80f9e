import { isProblems, loadRecord, Game } from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { GANGS, SCENARIOS } from '../packs/built-in.ts';
import { gangsOf, scenariosOf } from '../packs/pack.ts';
import { readReactionPack } from '../packs/read.ts';
import { reaction } from '../system.ts';
import { readSetup } from '../notation/setup-from-position.ts';
import { BOW, RAIDERS } from './testing/raiders.ts';

const name = RAIDERS;
const fighter = {
  id: 'boss',
  name,
  role: 'leader',
  quality: 'average',
  armour: 'none',
  weapons: ['pistol'],
  blades: [],
};
const gang = {
  id: 'raiders',
  name,
  text: { en: '', fr: '' },
  profiles: [fighter],
  groups: [{ id: 'band', name, members: [{ profile: 'boss', count: 1 }] }],
  heroes: [],
};

function reported(value: unknown): readonly string[] {
  const setup = readSetup(value);
  return isProblems(setup) ? setup.map(({ path, code }) => `${path} ${code}`) : [];
}

/** What is said of a gang that comes whole in a setup. */
function gangProblems(changed: object): readonly string[] {
  return reported({ scenario: 'relay', gangs: [{ ...gang, ...changed }, 'cinder-crew'] });
}

describe('a gang that comes whole in a setup', () => {
  test('is taken as a pack has it', () => {
    expect(gangProblems({})).toEqual([]);
    expect(gangProblems({ weapons: [BOW], profiles: [{ ...fighter, weapons: ['bow'] }] })).toEqual(
      [],
    );
  });

  test.each<[string, object, string]>([
    [
      'an unknown weapon is not left at home without a word',
      { profiles: [{ ...fighter, weapons: ['pistol', 'bazooka'] }] },
      '/gangs/0/profiles/0/weapons/1 unknown-weapon',
    ],
    ['a fighter twice', { profiles: [fighter, fighter] }, '/gangs/0/profiles/1/id duplicate-id'],
    [
      'a fighter without quality',
      { profiles: [{ ...fighter, quality: undefined }] },
      '/gangs/0/profiles/0/quality not-one-of',
    ],
    [
      'a weapon of the sheet that is another one',
      { weapons: [{ ...BOW, id: 'pistol' }] },
      '/gangs/0/weapons/0/id sheet-weapon',
    ],
    [
      'ranges out of order',
      { weapons: [{ ...BOW, ranges: { pointBlank: 3, short: 30, long: 10 } }] },
      '/gangs/0/weapons/0/ranges ranges-out-of-order',
    ],
    ['an id that records could not tell apart', { id: 'raiders:2' }, '/gangs/0/id not-an-id'],
    ['a name of nothing', { name: { en: '', fr: 'P' } }, '/gangs/0/name/en not-text'],
  ])('%s', (_, changed, problem) => {
    expect(gangProblems(changed)).toEqual([problem]);
  });
});

test('a setup may contain all that a pack may, also with empty texts', () => {
  const scenario = { ...SCENARIOS[0], text: { en: '', fr: '' } };
  const { heroes, profiles, groups } = gang;
  const pack = readReactionPack({
    format: 'skirmish-pack',
    system: 'reaction',
    version: 1,
    id: 'raiders',
    title: name,
    profiles,
    gangs: [{ id: 'raiders', name, text: { en: '', fr: '' }, groups, heroes }],
    scenarios: [scenario],
  });
  if (isProblems(pack)) throw new Error(pack[0]?.message);
  const [theirs] = gangsOf(pack);
  const setup = readSetup({ scenario: scenariosOf(pack)[0], gangs: [theirs, GANGS[0]] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(reaction, setup, { seed: 1 });
  const again = loadRecord(reaction, game.record());
  expect(isProblems(again) ? again : again.hash()).toBe(game.hash());
});

test('every built-in gang and scenario may also come whole', () => {
  for (const scenario of SCENARIOS)
    expect(reported({ scenario, gangs: [GANGS[0], GANGS[2]] }), scenario.id).toEqual([]);
  for (const whole of GANGS)
    expect(
      reported({ scenario: 'pump-station', gangs: [whole, 'cinder-swarm'] }),
      whole.id,
    ).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['nothing', null, ' not-an-object'],
  ['a word', 'relay', ' not-an-object'],
  ['a field nobody knows', { scene: 'relay' }, '/scene unknown-field'],
  ['a scenario nobody knows', { scenario: 'nowhere' }, '/scenario unknown-id'],
  ['a gang too few', { gangs: ['halden-patrol'] }, '/gangs wrong-number-of-gangs'],
  ['a setting nobody knows', { settings: { turnz: 3 } }, '/settings/turnz unknown-field'],
  ['a setting too high', { settings: { turns: 101 } }, '/settings/turns not-a-number'],
  ['a setting that is no choice', { settings: { fire: 'hot' } }, '/settings/fire not-one-of'],
])('a setup of %s is refused by its place', (_, value, problem) => {
  expect(reported(value)).toEqual([problem]);
});

test('RX-TURN-03 a full zone or a taken spot is refused', () => {
  const [relay] = SCENARIOS;
  if (!relay) throw new Error('There is no scenario.');
  const [first, second] = relay.deployment;
  if (!first || !second) throw new Error('Nobody begins.');
  const { x, y } = first.zone;
  const beginning = (changed: object) =>
    reported({ scenario: { ...relay, deployment: [{ ...first, ...changed }, second] } });
  expect(beginning({})).toEqual([]);
  expect(beginning({ zone: { x, y, width: 60, height: 60 } })).toEqual([
    '/scenario/deployment/0 no-room',
  ]);
  const spot = [x + 50, y + 50];
  expect(beginning({ spots: [spot] })).toEqual([]);
  expect(beginning({ spots: [spot, spot] })).toEqual(['/scenario/deployment/0 no-room']);
});

test('P4 a zone in which a place is hardly to be found is given up on', () => {
  const [relay] = SCENARIOS;
  // Between two walls over the whole table, a base has room at one in thousands of places.
  const wall = (id: string, from: number, to: number) => ({
    ...{ id, ground: 'impassable' as const },
    shape: [
      [from, 0],
      [to, 0],
      [to, 2400],
      [from, 2400],
    ],
  });
  const zone = { x: 0, y: 0, width: 2400, height: 2400 };
  const deployment = [
    { zone, facing: 0 },
    { zone, facing: 180 },
  ];
  const table = { ...relay, width: 2400, height: 2400, doors: [], objects: [], deployment };
  const between = (free: number) =>
    reported({ scenario: { ...table, terrain: [wall('w', 0, free), wall('e', free + 26, 2400)] } });
  expect(between(2360)).toEqual(['/scenario/deployment/0 no-room']);
  expect(reported({ scenario: { ...table, terrain: [] } })).toEqual([]);
});

test('a name that no record could give back is refused before the game', () => {
  const [relay] = SCENARIOS;
  const named = (en: string) => reported({ scenario: { ...relay, name: { en, fr: 'Relais' } } });
  expect(named('Relay\u2028two')).toEqual([]);
  expect(named('\u202eyaleR')).toEqual(['/scenario/name/en hidden-character']);
});

test('a part of a setup that is undefined is left out', () => {
  expect(reported({ scenario: undefined, gangs: undefined, settings: undefined })).toEqual([]);
});
