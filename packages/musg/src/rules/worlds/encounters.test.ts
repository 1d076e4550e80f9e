import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { at, battleWith, piece, placeOf, type TestBattle } from '../testing/battle.ts';
import { cameFrom } from '../testing/came-from.ts';
import { amongDead } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { markersOf } from '../world-helpers.ts';
import { findCivilian } from './civilians.ts';
import {
  encounter,
  encounterOf,
  enteredBuilding,
  rollEncounter,
  placePoints,
} from './encounters.ts';
import { zombies, zombieTable } from './zombies.ts';

const HOUSE = piece('house', [12, 5, 12, 10], { kind: 'building', blocksSight: 'through' });

const alone = (rest: TestBattle = {}): Battle =>
  battleWith({ world: zombies, a: [[10, 10]], ...rest });

/** Where the points are when bands come from there. */
function pointsFor(...zones: readonly (readonly [number, number, number, number])[]) {
  const battle: Battle = {
    ...alone(),
    deployment: zones.map(([x, y, width, height]) => ({
      zone: { x, y, width, height },
      forward: 90,
    })),
  };
  if (battle.world) battle.world = { ...battle.world, markers: [] };
  placePoints(battle);
  return markersOf(battle, 'infection').map(({ at: [x, y], radius }) => [x, y, radius]);
}

test('MU-ZOM-13 three points near the sides are as far apart as they can be', () => {
  expect(pointsFor([0, 0, 200, 800], [1000, 0, 200, 800])).toEqual([
    [600, 40, 20],
    [600, 760, 20],
    [300, 40, 20],
  ]);
  expect(pointsFor([0, 0, 200, 800], [0, 0, 1200, 200])).toEqual([
    [900, 760, 20],
    [1160, 600, 20],
    [600, 760, 20],
  ]);
  expect(pointsFor([1000, 0, 200, 800], [0, 600, 1200, 200])).toEqual([
    [300, 40, 20],
    [40, 200, 20],
    [600, 40, 20],
  ]);
});

test('MU-ZOM-15 tens and units: each of the 36 has its point and its row', () => {
  const table = zombieTable(alone());
  const row = (tens: number) =>
    [1, 2, 3, 4, 5, 6].map((units) => {
      const {
        point,
        row: [arrivals],
      } = encounterOf(table, 10 * tens + units);
      return `${point}:${arrivals?.half ? 'd3+' : ''}${arrivals?.plus}${arrivals?.recruit ? '' : 'c'}`;
    });
  const odd = ['d3+3', 'd3+1', 'd3+1', 'd3+0', 'd3+0', '1c'];
  const even = ['3', '2', '2', '1', '1', '2c'];
  expect([1, 2, 3, 4, 5, 6].map(row)).toEqual(
    [1, 1, 2, 2, 3, 3].map((point, i) =>
      (i % 2 === 0 ? odd : even).map((all) => `${point}:${all}`),
    ),
  );
});

test('MU-ZOM-11 only a side with figures on the table listens', () => {
  const battle = alone();
  const played = runFlow(rollEncounter(battle, zombieTable(battle)), { faces: [[6]] });
  expect(eventsWithParams(played)).toEqual(['heard-nothing MU-ZOM-11 seat=0']);
  expect(played.rolls.map(({ about, rule }) => `${about} ${rule}`)).toEqual(['heard MU-ZOM-11']);
});

test.each([
  ['fewer', 2],
  ['printed', 3],
  ['more', 4],
])(
  'MU-ZOM-17 with %s encounters a %i is heard in the third turn, and nothing higher',
  (encounters, most) => {
    const hears = (die: number) => {
      const battle = alone({ worldSettings: { encounters } });
      battle.turn = 3;
      const faces = [[die], ...(die > most ? [] : [[2, 4]])];
      return eventsWithParams(runFlow(rollEncounter(battle, zombieTable(battle)), { faces }))[0];
    };
    expect(hears(most)).toBe('heard-something MU-ZOM-11 seat=0');
    expect(hears(most + 1)).toBe('heard-nothing MU-ZOM-11 seat=0');
  },
);

test('MU-ZOM-13 MU-ZOM-15 they appear at the point of the tens, nearest first', () => {
  const battle = alone();
  const played = runFlow(encounter(battle, 0, zombieTable(battle), null), { faces: [[5, 2], [3]] });
  expect(played.rolls.map(({ about, rule }) => `${about} ${rule}`)).toEqual([
    'encounter MU-ZOM-13',
    'how-many MU-ZOM-15',
  ]);
  expect(eventsWithParams(played)).toEqual([
    'appears MU-ZOM-15 figure=c1 x=300 y=40',
    'appears MU-ZOM-15 figure=c2 x=270 y=40',
    'appears MU-ZOM-15 figure=c3 x=300 y=10',
  ]);
});

test('MU-ZOM-15 MU-CIV-01 on a 6 they are civilians, and join the roller', () => {
  const battle = alone();
  const played = runFlow(encounter(battle, 0, zombieTable(battle), null), { faces: [[3, 6], [1]] });
  expect(eventsWithParams(played)).toEqual(['found MU-CIV-01 figure=d1 seat=0']);
  expect(placeOf(battle, 'd1')).toEqual([30, 38]);
});

/** What is rolled for when somebody has gone from there to where he is. */
const rolled = (battle: Battle, id: string, from: readonly [number, number], faces: number[][]) =>
  runFlow(enteredBuilding(battle, id, cameFrom(battle, id, from).places, zombieTable(battle)), {
    faces,
  }).rolls.map(({ rule }) => rule);

test('MU-ZOM-12 only going in counts, not moving about inside or coming out', () => {
  const battle = alone({ terrain: [HOUSE] });
  const walker = figureOf(battle, 'a1');
  walker.at = at(14, 10);
  expect(rolled(battle, 'a1', at(10, 10), [[6]])).toEqual(['MU-ZOM-12']);
  expect(rolled(battle, 'a1', at(18, 10), [])).toEqual([]);
  walker.at = at(10, 10);
  expect(rolled(battle, 'a1', at(14, 10), [])).toEqual([]);
});

test('MU-ZOM-12 a wood is no building', () => {
  const wood = piece('wood', [12, 5, 12, 10], { kind: 'wood', ground: 'difficult' });
  const battle = alone({ terrain: [wood] });
  figureOf(battle, 'a1').at = at(14, 10);
  expect(rolled(battle, 'a1', at(10, 10), [])).toEqual([]);
});

test('MU-ZOM-12 neither the dead nor civilians wake anybody', () => {
  const battle = amongDead([[14, 10]], { a: [[10, 10]], terrain: [HOUSE] });
  runFlow(findCivilian(battle, 0, at(18, 10)), { faces: [[1]] });
  expect(rolled(battle, 'c1', at(10, 10), [])).toEqual([]);
  figureOf(battle, 'c1').at = at(40, 10);
  expect(rolled(battle, 'd1', at(10, 10), [])).toEqual([]);
});

test('MU-ZOM-12 MU-ZOM-14 a run through a house wakes what is inside', () => {
  const hut = piece('hut', [14, 7, 4, 6], { kind: 'building', blocksSight: 'through' });
  const battle = alone({ terrain: [hut] });
  figureOf(battle, 'a1').at = at(22, 10);
  const way = cameFrom(battle, 'a1', at(10, 10)).places;
  const { events } = runFlow(enteredBuilding(battle, 'a1', way, zombieTable(battle)), {
    faces: [[1], [2, 4]],
  });
  expect(events.map(({ about }) => about)).toEqual(['heard-something', 'appears']);
  const [x, y] = placeOf(battle, 'c1');
  expect([x >= 14 && x <= 18, y >= 7 && y <= 13]).toEqual([true, true]);
});
