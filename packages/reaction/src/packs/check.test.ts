import { expect, test } from 'vitest';
import type { Point } from '@skirmish-kit/space';
import { checkFighters } from './check-fighters.ts';
import { checkGang } from './check-gang.ts';
import { checkScenario } from './check-scenario.ts';
import {
  gangsOf,
  scenariosOf,
  type PackGang,
  type PackScenario,
  type ReactionPack,
} from './pack.ts';
import type { Profile, Weapon } from '../rules/profile.ts';

const name = { en: 'Night', fr: 'Nuit' };

const SCENARIO: PackScenario = {
  id: 'night',
  name,
  text: name,
  width: 900,
  height: 600,
  deployment: [
    { zone: { x: 0, y: 0, width: 900, height: 100 }, facing: 180 },
    { zone: { x: 0, y: 500, width: 900, height: 100 }, facing: 0 },
  ],
  victory: { casualty: 1, target: 0 },
};

const reported = (changed: Partial<PackScenario>) =>
  checkScenario('', { ...SCENARIO, ...changed }).map(({ path, code }) => `${path} ${code}`);

test('the edge of the table is on it, a tenth further is not', () => {
  const at = (x: number, y: number) =>
    reported({ objects: [{ id: 'o1', name, at: [x, y], points: 1 }] });
  for (const [x, y] of [
    [0, 0],
    [900, 0],
    [0, 600],
    [900, 600],
  ] as const) {
    expect(at(x, y)).toEqual([]);
  }
  for (const [x, y] of [
    [901, 0],
    [0, 601],
    [-1, 0],
    [0, -1],
  ] as const) {
    expect(at(x, y)).toEqual(['/objects/0/at off-table']);
  }
});

test('a disc must be on the table entirely', () => {
  const disc = (x: number, y: number) =>
    reported({ terrain: [{ id: 'pool', shape: { at: [x, y], radius: 50 } }] });
  for (const [x, y] of [
    [50, 50],
    [850, 550],
  ] as const)
    expect(disc(x, y)).toEqual([]);
  for (const [x, y] of [
    [49, 300],
    [300, 49],
    [851, 300],
    [300, 551],
  ] as const) {
    expect(disc(x, y)).toEqual(['/terrain/0/shape off-table']);
  }
  // Over two edges at once it is reported once.
  expect(reported({ terrain: [{ id: 'pool', shape: { at: [450, 300], radius: 600 } }] })).toEqual([
    '/terrain/0/shape off-table',
  ]);
});

test('a polygon is reported for each corner off the table, or as no polygon', () => {
  const shape = (...corners: Point[]) => reported({ terrain: [{ id: 'wall', shape: corners }] });
  expect(shape([0, 0], [10, 0], [10, 10])).toEqual([]);
  expect(shape([0, 0], [901, 0], [10, 601])).toEqual([
    '/terrain/0/shape/1 off-table',
    '/terrain/0/shape/2 off-table',
  ]);
  expect(shape([0, 0], [50, 50], [50, 0], [0, 50])).toEqual(['/terrain/0/shape not-a-polygon']);
});

test('start places are on the table, spot by spot', () => {
  const [first, second] = SCENARIO.deployment;
  if (!first || !second) throw new Error('Nobody begins.');
  expect(
    reported({
      deployment: [
        {
          ...first,
          spots: [
            [0, 0],
            [901, 0],
          ],
        },
        second,
      ],
    }),
  ).toEqual(['/deployment/0/spots/1 off-table']);
  const zone = { x: 1, y: 0, width: 900, height: 100 };
  expect(reported({ deployment: [{ ...first, zone }, second] })).toEqual([
    '/deployment/0/zone off-table',
  ]);
});

test('a door is not named like a piece of terrain, the first or another', () => {
  const wall = (id: string) => ({ id, shape: { at: [100, 100], radius: 10 } }) as const;
  const doors = (id: string) => [{ id: 'd1', name, terrain: wall(id), open: false }];
  const terrain = [wall('north'), wall('south')];
  expect(reported({ terrain, doors: doors('gate') })).toEqual([]);
  expect(reported({ terrain, doors: doors('north') })).toEqual([
    '/doors/0/terrain/id duplicate-id',
  ]);
  expect(reported({ terrain, doors: doors('south') })).toEqual([
    '/doors/0/terrain/id duplicate-id',
  ]);
});

test('RX-TURN-03 an event comes before the end, for a seat there is or for all', () => {
  const event = (turn: number, seat?: number) =>
    reported({
      turns: 6,
      events: [
        {
          turn,
          name,
          kind: 'panic',
          at: [1, 1],
          radius: 3,
          ...(seat === undefined ? {} : { seat }),
        },
      ],
    });
  expect(event(6)).toEqual([]);
  expect(event(7)).toEqual(['/events/0/turn after-the-end']);
  expect([0, 1].map((seat) => event(1, seat))).toEqual([[], []]);
  expect(event(1, 2)).toEqual(['/events/0/seat no-such-seat']);
  const late = { turn: 8, name, kind: 'panic', at: [1, 1], radius: 3 } as const;
  expect(reported({ events: [late] })).toEqual([]);
  expect(reported({ events: [{ ...late, turn: 9 }] })).toEqual(['/events/0/turn after-the-end']);
});

const fighter = (id: string, role: Profile['role'], weapons: string[] = []): Profile => ({
  ...{ id, name, role, quality: 'average', armour: 'none', weapons, blades: [] },
});
const PROFILES = [fighter('boss', 'leader'), fighter('hand', 'basic'), fighter('ace', 'hero')];

function gangOf(hands: number, heroes: string[] = []): PackGang {
  const members = [
    { profile: 'boss', count: 1 },
    { profile: 'hand', count: hands },
  ];
  return { id: 'owls', name, text: name, groups: [{ id: 'nest', name, members }], heroes };
}

test('a gang has 24 figures at most, heroes included', () => {
  const codes = (gang: PackGang) => checkGang('', gang, PROFILES).map(({ code }) => code);
  expect(codes(gangOf(23))).toEqual([]);
  expect(codes(gangOf(22, ['ace']))).toEqual([]);
  expect(codes(gangOf(24))).toEqual(['too-many-figures']);
  expect(codes(gangOf(23, ['ace']))).toEqual(['too-many-figures']);
});

test('an unknown hero is matched with the closest hero', () => {
  const [problem] = checkGang('', gangOf(1, ['nobody']), PROFILES);
  expect(problem?.params).toMatchObject({ id: 'nobody', known: 'ace' });
  const [none] = checkGang('', gangOf(1, ['nobody']), PROFILES.slice(0, 2));
  expect(none?.params).toMatchObject({ id: 'nobody', known: '–' });
});

test('ranges may be the same, but not shrink', () => {
  const ranges = (pointBlank: number, short: number, long: number) => {
    const bow: Weapon = {
      ...{ id: 'bow', name, class: 'light', rateOfFire: 1, damage: [6] },
      ranges: { pointBlank, short, long },
    };
    return checkFighters('', [], [bow]).map(({ code }) => code);
  };
  expect(ranges(3, 3, 3)).toEqual([]);
  expect(ranges(0, 10, 10)).toEqual([]);
  expect(ranges(4, 3, 10)).toEqual(['ranges-out-of-order']);
  expect(ranges(1, 11, 10)).toEqual(['ranges-out-of-order']);
});

test('a gang takes along the fighters it names and the weapons they carry, no others', () => {
  const bow: Weapon = {
    ...{ id: 'bow', name, class: 'light', rateOfFire: 1, damage: [6] },
    ranges: { pointBlank: 1, short: 2, long: 3 },
  };
  const pack: ReactionPack = {
    format: 'skirmish-pack',
    system: 'reaction',
    version: 1,
    id: 'owls',
    title: name,
    weapons: [bow, { ...bow, id: 'sling' }],
    profiles: [
      fighter('boss', 'leader', ['bow']),
      fighter('hand', 'basic'),
      fighter('cook', 'basic'),
    ],
    gangs: [gangOf(2)],
  };
  const [gang] = gangsOf(pack);
  expect(gang?.profiles.map(({ id }) => id)).toEqual(['boss', 'hand']);
  expect(gang?.weapons?.map(({ id }) => id)).toEqual(['bow']);
  expect(gangsOf({ ...pack, gangs: [gangOf(1, ['cook'])] })[0]?.profiles).toHaveLength(3);
});

test('RX-TURN-03 a scenario lasts eight turns on an empty table by default', () => {
  const pack = (scenario: PackScenario): ReactionPack => ({
    ...{ format: 'skirmish-pack', system: 'reaction', version: 1, id: 'owls', title: name },
    scenarios: [scenario],
  });
  const lists = { terrain: [], doors: [], objects: [], objectives: [], events: [] };
  expect(scenariosOf(pack(SCENARIO))).toEqual([{ ...SCENARIO, turns: 8, ...lists }]);
  const at: Point = [1, 1];
  const full = {
    ...SCENARIO,
    turns: 5,
    terrain: [{ id: 'pool', shape: { at, radius: 1 } }],
    doors: [{ id: 'd1', name, terrain: { id: 'gate', shape: { at, radius: 1 } }, open: true }],
    objects: [{ id: 'o1', name, at, points: 1 }],
    objectives: [{ id: 'p1', name, at, reach: 1, points: 1, kind: 'hold' as const }],
    events: [{ turn: 1, name, kind: 'rout' as const, at, radius: 1 }],
  };
  expect(scenariosOf(pack(full))).toEqual([full]);
});
