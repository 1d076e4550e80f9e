import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_ARMIES, BUILT_IN_PACKS, makeLibrary } from './built-in.ts';
import { BASE_ARMIES } from './army-pack.ts';
import { readArmy } from './read-army.ts';

const library = makeLibrary();

/** Section 18 of the checklist: id, tile, how many, kind. */
const LISTS: Readonly<Record<string, readonly (readonly [string, number, string])[]>> = {
  moloch: [
    ['hq', 1, 'hq'],
    ['blocker', 2, 'soldier'],
    ['cyborg', 2, 'soldier'],
    ['gauss-cannon', 1, 'soldier'],
    ['juggernaut', 1, 'soldier'],
    ['hunter-killer', 2, 'soldier'],
    ['clown', 1, 'soldier'],
    ['protector', 1, 'soldier'],
    ['armored-hunter', 2, 'soldier'],
    ['armored-guard', 1, 'soldier'],
    ['guard', 1, 'soldier'],
    ['hornet', 1, 'soldier'],
    ['net-fighter', 1, 'soldier'],
    ['stormtrooper', 1, 'soldier'],
    ['brain', 1, 'module'],
    ['officer', 1, 'module'],
    ['scout', 1, 'module'],
    ['medic', 2, 'module'],
    ['mother-module', 1, 'module'],
    ['battle', 4, 'instant'],
    ['move', 1, 'instant'],
    ['push-back', 5, 'instant'],
    ['air-strike', 1, 'instant'],
  ],
  outpost: [
    ['hq', 1, 'hq'],
    ['runner', 2, 'soldier'],
    ['hmg', 1, 'soldier'],
    ['commando', 5, 'soldier'],
    ['annihilator', 2, 'soldier'],
    ['mobile-armor', 1, 'soldier'],
    ['brawler', 1, 'soldier'],
    ['recon-center', 1, 'module'],
    ['saboteur', 1, 'module'],
    ['medic', 2, 'module'],
    ['officer', 1, 'module'],
    ['scoper', 1, 'module'],
    ['scout', 2, 'module'],
    ['battle', 6, 'instant'],
    ['move', 7, 'instant'],
    ['sniper', 1, 'instant'],
  ],
  borgo: [
    ['hq', 1, 'hq'],
    ['mutant', 6, 'soldier'],
    ['butcher', 4, 'soldier'],
    ['net-fighter', 2, 'soldier'],
    ['brawler', 2, 'soldier'],
    ['super-mutant', 1, 'soldier'],
    ['assassin', 2, 'soldier'],
    ['medic', 1, 'module'],
    ['officer', 2, 'module'],
    ['super-officer', 1, 'module'],
    ['scout', 2, 'module'],
    ['battle', 6, 'instant'],
    ['move', 4, 'instant'],
    ['grenade', 1, 'instant'],
  ],
  hegemony: [
    ['hq', 1, 'hq'],
    ['runner', 3, 'soldier'],
    ['thug', 1, 'soldier'],
    ['ganger', 4, 'soldier'],
    ['gladiator', 1, 'soldier'],
    ['net-fighter', 2, 'soldier'],
    ['net-master', 1, 'soldier'],
    ['guard', 1, 'soldier'],
    ['universal-soldier', 3, 'soldier'],
    ['boss', 1, 'module'],
    ['quartermaster', 1, 'module'],
    ['officer-1', 2, 'module'],
    ['officer-2', 1, 'module'],
    ['transport', 1, 'module'],
    ['scout', 1, 'module'],
    ['battle', 5, 'instant'],
    ['move', 3, 'instant'],
    ['push-back', 2, 'instant'],
    ['sniper', 1, 'instant'],
  ],
};

function check(army: string): void {
  const tiles = library.army(army);
  const list = LISTS[army] ?? [];
  for (const [id, count, kind] of list) {
    expect(tiles?.tile(id), `${army} ${id}`).toMatchObject({ count, kind });
  }
  const all = [tiles?.hq, ...(tiles?.tiles ?? [])];
  expect(all).toHaveLength(list.length);
  expect(all.reduce((sum, tile) => sum + (tile?.count ?? 0), 0)).toBe(35);
}

test('NH-ARMY-M01 NH-ARMY-M02 NH-ARMY-M03 NH-ARMY-M04 NH-ARMY-M05 NH-ARMY-M06 NH-ARMY-M07 NH-ARMY-M08 NH-ARMY-M09 NH-ARMY-M10 NH-ARMY-M11 NH-ARMY-M12 NH-ARMY-M13 NH-ARMY-M14 NH-ARMY-M15 NH-ARMY-M16 NH-ARMY-M17 NH-ARMY-M18 NH-ARMY-M19 NH-ARMY-M20 NH-ARMY-M21 NH-ARMY-M22 NH-ARMY-M23 Moloch', () => {
  check('moloch');
});

test('NH-ARMY-O01 NH-ARMY-O02 NH-ARMY-O03 NH-ARMY-O04 NH-ARMY-O05 NH-ARMY-O06 NH-ARMY-O07 NH-ARMY-O08 NH-ARMY-O09 NH-ARMY-O10 NH-ARMY-O11 NH-ARMY-O12 NH-ARMY-O13 NH-ARMY-O14 NH-ARMY-O15 NH-ARMY-O16 Outpost', () => {
  check('outpost');
});

test('NH-ARMY-B01 NH-ARMY-B02 NH-ARMY-B03 NH-ARMY-B04 NH-ARMY-B05 NH-ARMY-B06 NH-ARMY-B07 NH-ARMY-B08 NH-ARMY-B09 NH-ARMY-B10 NH-ARMY-B11 NH-ARMY-B12 NH-ARMY-B13 NH-ARMY-B14 Borgo', () => {
  check('borgo');
});

test('NH-ARMY-H01 NH-ARMY-H02 NH-ARMY-H03 NH-ARMY-H04 NH-ARMY-H05 NH-ARMY-H06 NH-ARMY-H07 NH-ARMY-H08 NH-ARMY-H09 NH-ARMY-H10 NH-ARMY-H11 NH-ARMY-H12 NH-ARMY-H13 NH-ARMY-H14 NH-ARMY-H15 NH-ARMY-H16 NH-ARMY-H17 NH-ARMY-H18 NH-ARMY-H19 Hegemony', () => {
  check('hegemony');
});

test('the built-in packs pass the schema and the checks like any other', () => {
  for (const pack of BUILT_IN_PACKS) {
    const army = readArmy(pack);
    expect(isProblems(army) ? army : army.id).toBeTypeOf('string');
  }
});

const borgo: Record<string, unknown> = JSON.parse(JSON.stringify(BUILT_IN_PACKS[2]));
const soldier = {
  id: 'cat',
  name: { en: 'Cat', fr: 'Chat' },
  kind: 'soldier',
  edges: [{}, {}, {}, {}, {}, {}],
};

test.each([
  ['no format', { format: undefined }, '/'],
  ['an HQ that is a soldier', { hq: { ...soldier } }, '/hq/kind'],
  ['an HQ by another id', { hq: { ...soldier, id: 'base', kind: 'hq' } }, '/hq/id'],
  ['two tiles of one id', { tiles: [soldier, soldier] }, '/tiles/1/id'],
  [
    'an alias that is an id',
    { tiles: [soldier, { ...soldier, id: 'dog', aliases: ['cat'] }] },
    '/tiles/1/aliases/0',
  ],
  ['a unit without edges', { tiles: [{ ...soldier, edges: undefined }] }, '/tiles/0/edges'],
  ['five edges', { tiles: [{ ...soldier, edges: [{}, {}, {}, {}, {}] }] }, '/tiles/0/edges'],
  ['an instant with edges', { tiles: [{ ...soldier, kind: 'instant' }] }, '/tiles/0/edges'],
  [
    'an instant without effect',
    { tiles: [{ ...soldier, kind: 'instant', edges: undefined }] },
    '/tiles/0/effects',
  ],
  [
    'an instant’s effect on a unit',
    { tiles: [{ ...soldier, effects: [{ kind: 'battle' }] }] },
    '/tiles/0/effects/0/kind',
  ],
  [
    'an attack without initiative',
    { tiles: [{ ...soldier, edges: [{ melee: 1 }, {}, {}, {}, {}, {}] }] },
    '/tiles/0/initiative',
  ],
  [
    'a shot without initiative',
    { tiles: [{ ...soldier, edges: [{}, {}, { ranged: 1 }, {}, {}, {}] }] },
    '/tiles/0/initiative',
  ],
  [
    'a Gauss cannon without initiative',
    { tiles: [{ ...soldier, edges: [{}, {}, { gauss: true }, {}, {}, {}] }] },
    '/tiles/0/initiative',
  ],
  [
    'a shotgun without initiative',
    { tiles: [{ ...soldier, edges: [{ scatter: [2, 1] }, {}, {}, {}, {}, {}] }] },
    '/tiles/0/initiative',
  ],
  [
    'a rocket without initiative',
    { tiles: [{ ...soldier, edges: [{ rocket: { strength: 1, reach: 2 } }, {}, {}, {}, {}, {}] }] },
    '/tiles/0/initiative',
  ],
  ...['stalk', 'explode'].map((kind): [string, object, string] => [
    `a unit to ${kind} without initiative`,
    { tiles: [{ ...soldier, effects: [{ kind, strength: 1 }] }] },
    '/tiles/0/initiative',
  ]),
  [
    'an HQ that attacks without initiative',
    { hq: { ...soldier, id: 'hq', kind: 'hq', edges: [{ melee: 1 }, {}, {}, {}, {}, {}] } },
    '/hq/initiative',
  ],
  [
    'a foundation that heals',
    {
      tiles: [
        {
          ...soldier,
          kind: 'foundation',
          edges: undefined,
          effects: [{ kind: 'heal', reach: 'adjacent' }],
        },
      ],
    },
    '/tiles/0/effects/0/kind',
  ],
  ['a second HQ', { tiles: [{ ...soldier, kind: 'hq' }] }, '/tiles/0/kind'],
  [
    'an unknown effect',
    { tiles: [{ ...soldier, effects: [{ kind: 'sing' }] }] },
    '/tiles/0/effects/0/kind',
  ],
  [
    'a marker action without marker',
    { tiles: [{ ...soldier, effects: [{ kind: 'action', act: 'mark' }] }] },
    '/tiles/0/effects/0/marker',
  ],
  [
    'a trap that is no foundation',
    { tiles: [{ ...soldier, effects: [{ kind: 'trap', strength: 1 }] }] },
    '/tiles/0/effects/0/kind',
  ],
  ['power for nobody', { tiles: [{ ...soldier, needsPower: true }] }, '/tiles/0/needsPower'],
  [
    'an instant called like an answer',
    {
      tiles: [
        { ...soldier, id: 'end', kind: 'instant', edges: undefined, effects: [{ kind: 'move' }] },
      ],
    },
    '/tiles/0/id',
  ],
])('a pack with %s is refused with the place', (_, change, path) => {
  const pack = JSON.parse(JSON.stringify({ ...borgo, id: 'cats', ...change }));
  const problems = readArmy(pack);
  const found = isProblems(problems) ? problems.find((each) => each.path === path) : undefined;
  expect(found, JSON.stringify(problems)).toBeDefined();
  expect(found?.words?.fr).not.toBe(found?.words?.en);
});

test('an effect in the wrong place is reported as such', () => {
  const reported = (tile: object): unknown => {
    const problems = readArmy(JSON.parse(JSON.stringify({ ...borgo, id: 'cats', tiles: [tile] })));
    return isProblems(problems) && problems.map(({ code, params }) => [code, params['effect']]);
  };
  expect(reported({ ...soldier, effects: [{ kind: 'battle' }] })).toEqual([
    ['effect-of-instant', 'battle'],
  ]);
  const order = { ...soldier, kind: 'instant', edges: undefined };
  expect(reported({ ...order, effects: [{ kind: 'heal' }] })).toEqual([['effect-of-unit', 'heal']]);
});

test('a pack cannot pose as one of the box', () => {
  expect(BUILT_IN_ARMIES.map(({ id }) => id)).toEqual(BASE_ARMIES);
  expect(readArmy(borgo, { taken: ['borgo'] })).toMatchObject([{ path: '/id', code: 'id-taken' }]);
});
