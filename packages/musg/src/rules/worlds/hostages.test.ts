import { advance, seededRandom } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { bot } from '../../bot/bot.ts';
import { actionStep } from '../activation.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, perform, piece, placeOf, refused } from '../testing/battle.ts';
import { cameFrom } from '../testing/came-from.ts';
import { parked } from '../testing/vehicles.ts';
import { AGENT, hostageAt, mission, WALL } from '../testing/mission.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { countOf, figureCounter, setCount, setFigureCounter } from '../world-helpers.ts';
import { loseLife } from '../wound.ts';
import { escortOf, HOSTAGE, placeHostages, relocate, touchHostages } from './hostages.ts';

/** Two agents and two terrorists far from each other, with a wall between them. */
const quiet = (worldSettings = {}): Battle =>
  mission(
    {
      a: [
        [10, 10, AGENT],
        [10, 30, AGENT],
      ],
      b: [
        [50, 10],
        [50, 30],
      ],
      terrain: [WALL],
    },
    worldSettings,
  );

test('MU-RT-18 a hostage has no Command, attacks, lends nothing and costs nothing', () => {
  expect(Object.values(HOSTAGE.values)).toEqual([6, null, null, 6, 2, 2, 1, 0]);
  const { rank, mercenary, armour, stride, ranged, melee, points } = HOSTAGE;
  expect([rank, mercenary, armour, stride, ranged, melee, points]).toEqual([
    'minion',
    false,
    0,
    0,
    [],
    [],
    0,
  ]);
});

test('MU-RT-03 MU-RT-04 they are spread over the rooms, one after the other', () => {
  expect(eventsWithParams(runFlow(placeHostages(quiet(), 4)))).toEqual([
    'appears MU-RT-04 figure=d1 x=360 y=400',
    'appears MU-RT-04 figure=d2 x=600 y=400',
    'appears MU-RT-04 figure=d3 x=840 y=400',
    'appears MU-RT-04 figure=d4 x=330 y=370',
  ]);
});

test('MU-RT-03 without a room there are no hostages', () => {
  const battle = quiet({ scene: 'built' });
  expect(eventsWithParams(runFlow(placeHostages(battle, 2)))).toEqual([]);
  expect(battle.figures).toHaveLength(4);
});

test('MU-RT-05 each goes to a room of his choice, none twice, and he may stop', () => {
  const battle = quiet();
  runFlow(placeHostages(battle, 4));
  const keys = (...ids: string[]) => [
    'done',
    ...ids.flatMap((id) => [1, 2, 3].map((room) => `move:${id}:room-${room}`)),
  ];
  const played = runFlow(relocate(battle), { choices: ['move:d2:room-3', 'done'] });
  expect(played.choices.map(({ options }) => options)).toEqual([
    keys('d1', 'd2', 'd3', 'd4'),
    keys('d1', 'd3', 'd4'),
  ]);
  expect(eventsWithParams(played)).toEqual(['appears MU-RT-05 figure=d2 x=870 y=370']);
  expect(placeOf(battle, 'd2')).toEqual([43.5, 18.5]);
});

test('MU-RT-17 touched on the way, to the hair; who is passed by waits', () => {
  const battle = quiet();
  hostageAt(battle, 12, 11.05);
  hostageAt(battle, 14, 8.9);
  activate(battle, 'a1');
  expect(eventsWithParams(perform(battle, `walk:${at(16, 10)}`))).toEqual([
    'escorts MU-RT-17 figure=a1 hostage=d1',
    'walks MU-MOVE-01 figure=a1 x=320 y=200',
  ]);
  expect(['d1', 'd2'].map((id) => figureCounter(battle, id, 'escort'))).toEqual([1, 0]);
});

test('MU-RT-17 a hostage within 2 paces stays, one farther off comes up', () => {
  const battle = quiet();
  hostageAt(battle, 13, 10);
  hostageAt(battle, 10, 13.05);
  hostageAt(battle, 30, 10);
  for (const id of ['d1', 'd2']) setFigureCounter(battle, id, 'escort', 1);
  setFigureCounter(battle, 'd3', 'escort', 2);
  runFlow(touchHostages(battle, 'a1', [figureOf(battle, 'a1')]));
  expect([placeOf(battle, 'd1'), placeOf(battle, 'd3')]).toEqual([
    [13, 10],
    [30, 10],
  ]);
  expect(placeOf(battle, 'd2')).toEqual([8.5, 8.5]);
});

test('MU-RT-17 a hostage without room next to the escort stays behind', () => {
  const battle = quiet();
  for (const [x, y] of [
    [12.25, 10],
    [7.75, 10],
    [10, 12.25],
    [10, 7.75],
  ] as const)
    hostageAt(battle, x, y);
  hostageAt(battle, 20, 10);
  setFigureCounter(battle, 'd5', 'escort', 1);
  runFlow(touchHostages(battle, 'a1', [figureOf(battle, 'a1')]));
  expect(placeOf(battle, 'd5')).toEqual([20, 10]);
});

test('MU-RT-17 MU-RT-18 contact takes a hostage over; terrorists hold the rest', () => {
  const battle = quiet();
  const hostage = hostageAt(battle, 30, 10);
  const touches = (id: string) => {
    figureOf(battle, id).at = at(31, 10);
    const lines = eventsWithParams(
      runFlow(touchHostages(battle, id, cameFrom(battle, id, at(31, 12)).places)),
    );
    figureOf(battle, id).at = at(31, 30);
    return [...lines, escortOf(battle, hostage)?.id];
  };
  expect(touches('b1')).toEqual([undefined]);
  expect(touches('a1')).toEqual(['escorts MU-RT-17 figure=a1 hostage=d1', 'a1']);
  expect(touches('a2')).toEqual(['a1']);
  expect(touches('b2')).toEqual(['escorts MU-RT-17 figure=b2 hostage=d1', 'b2']);
  expect(touches('b1')).toEqual(['b2']);
});

test('MU-RT-17 the fallen and hostages lead nobody, and the fallen do not follow', () => {
  const battle = quiet();
  const hostage = hostageAt(battle, 30, 10);
  hostageAt(battle, 31, 10);
  figureOf(battle, 'a1').at = at(29, 10);
  const touched = (id: string) =>
    eventsWithParams(runFlow(touchHostages(battle, id, cameFrom(battle, id, at(30, 10)).places)));
  figureOf(battle, 'a1').fate = 'out';
  expect([...touched('a1'), ...touched('d2')]).toEqual([]);
  figureOf(battle, 'a1').fate = 'in';
  hostage.fate = 'dead';
  figureOf(battle, 'd2').fate = 'dead';
  expect(touched('a1')).toEqual([]);
  setFigureCounter(battle, 'd1', 'escort', 1);
  figureOf(battle, 'a1').at = at(10, 10);
  runFlow(touchHostages(battle, 'a1', cameFrom(battle, 'a1', at(10, 12)).places));
  expect(placeOf(battle, 'd1')).toEqual([30, 10]);
});

test('MU-RT-18 a hostage without escort waits; others continue to follow', () => {
  const battle = quiet();
  for (const [i, id] of ['a1', 'a2'].entries()) {
    hostageAt(battle, 20, 10 + 5 * i);
    setFigureCounter(
      battle,
      `d${i + 1}`,
      'escort',
      battle.figures.indexOf(figureOf(battle, id)) + 1,
    );
  }
  runFlow(loseLife(battle, 'a1', 9, null, 'MU-MELEE-02'));
  expect(['d1', 'd2'].map((id) => escortOf(battle, figureOf(battle, id))?.id)).toEqual([
    undefined,
    'a2',
  ]);
});

test.each([
  ['d1', 'b1', 1],
  ['d1', 'a1', 0],
  ['d1', null, 0],
  ['a2', 'b1', 0],
])('MU-VP-02 of %s killed by %s the terrorists answer for %i', (id, by, killed) => {
  const battle = quiet();
  hostageAt(battle, 30, 10);
  runFlow(loseLife(battle, id, 9, by, 'MU-SHOOT-12'));
  expect(countOf(battle, 'killed')).toBe(killed);
});

/** d1 and d2 follow a1 and stand beside him. */
function escorting(): Battle {
  const battle = quiet();
  hostageAt(battle, 10, 12);
  hostageAt(battle, 12, 10);
  for (const id of ['d1', 'd2']) setFigureCounter(battle, id, 'escort', 1);
  activate(battle, 'a1');
  return battle;
}

test.each([
  [30, 200, 31, 200],
  [1170, 200, 1169, 200],
  [600, 30, 600, 31],
  [600, 770, 600, 769],
])('MU-RT-22 within 1 pace of an edge: at %i,%i, not at %i,%i', (x, y, farX, farY) => {
  const battle = escorting();
  const stands = (place: readonly [number, number]) => {
    for (const id of ['a1', 'd1']) figureOf(battle, id).at = place;
    return refused(battle, 'deed:extract:d1');
  };
  expect(stands([x, y])).toBeUndefined();
  expect(stands([farX, farY])).toBe('not-at-edge MU-RT-22');
});

test('MU-RT-22 only a present hostage with its escort can be rescued, by agents', () => {
  const battle = escorting();
  figureOf(battle, 'a1').at = at(10, 1);
  figureOf(battle, 'd1').at = at(10, 4);
  figureOf(battle, 'd2').at = [200, 81];
  expect(refused(battle, 'deed:extract:d1')).toBeUndefined();
  expect(refused(battle, 'deed:extract:d2')).toBe('not-his-hostage MU-RT-17');
  expect(refused(battle, 'deed:extract:d3')).toBe('not-there MU-RT-22');
  expect(refused(battle, 'deed:extract:a2')).toBe('not-there MU-RT-22');
  figureOf(battle, 'd1').fate = 'out';
  expect(refused(battle, 'deed:extract:d1')).toBe('not-there MU-RT-22');
  figureOf(battle, 'd1').fate = 'in';
  activate(battle, 'a2').at = at(11, 1);
  expect(refused(battle, 'deed:extract:d1')).toBe('not-his-hostage MU-RT-17');
  setFigureCounter(battle, 'd1', 'escort', 3);
  activate(battle, 'b1').at = at(12, 1);
  expect(refused(battle, 'deed:extract:d1')).toBe('not-there MU-RT-22');
});

test('MU-RT-22 a rescued hostage is logged with the side', () => {
  const battle = escorting();
  figureOf(battle, 'a1').at = at(10, 1);
  figureOf(battle, 'd1').at = at(10, 2);
  expect(eventsWithParams(perform(battle, 'deed:extract:d1'))).toEqual([
    'brought-off MU-RT-22 figure=d1 seat=0',
  ]);
  expect([figureOf(battle, 'd1').fate, figureCounter(battle, 'd1', 'saved')]).toEqual(['left', 1]);
});

/** Four thin walls about a hostage at 20/20, and one more between two corners and the edge. */
const CELL = (['n', 's', 'w', 'e'] as const).map((side) => {
  const [x, y, wide, high] = {
    n: [18, 18, 4, 0.4] as const,
    s: [18, 21.6, 4, 0.4] as const,
    w: [18, 18, 0.4, 4] as const,
    e: [21.6, 18, 0.4, 4] as const,
  }[side];
  return piece(side, [x, y, wide, high], { ground: 'impassable', blocksSight: true, height: 90 });
});

test('MU-RT-17 an agent frees hostages he passes, none in a cell he walks round', () => {
  const battle = mission({
    a: [[16, 20, { ...AGENT, values: { move: 16 } }]],
    terrain: [...CELL, WALL],
  });
  hostageAt(battle, 20, 20);
  hostageAt(battle, 20, 16.5);
  hostageAt(battle, 20, 23.5);
  activate(battle, 'a1');
  expect(eventsWithParams(perform(battle, `walk:${at(24, 20)}`))).toEqual([
    expect.stringMatching(/^escorts MU-RT-17 figure=a1 hostage=d[23]$/),
    'walks MU-MOVE-01 figure=a1 x=480 y=400',
  ]);
});

test('MU-RT-17 a hostage is neither freed from above nor led through a wall', () => {
  const roof = piece('roof', [18, 8, 8, 4], { ground: 'impassable', height: 60 });
  const battle = mission({ a: [[19, 10, AGENT]], terrain: [roof, WALL] });
  hostageAt(battle, 22, 10);
  Object.assign(figureOf(battle, 'a1'), { on: 'roof', level: 60, at: at(25, 10) });
  const { places } = cameFrom(battle, 'a1', at(19, 10));
  expect(eventsWithParams(runFlow(touchHostages(battle, 'a1', places)))).toEqual([]);
  const follows = mission({ a: [[17.4, 20, AGENT]], terrain: [...CELL, WALL] });
  const hostage = hostageAt(follows, 10, 10);
  setFigureCounter(follows, 'd1', 'escort', 1);
  // All that is free within 2 paces of him, except inside the cell, is taken.
  for (const [x, y] of [
    [15, 20],
    [17.4, 17],
    [17.4, 23],
  ] as const)
    hostageAt(follows, x, y);
  runFlow(touchHostages(follows, 'a1', [figureOf(follows, 'a1')]));
  expect(hostage.at).toEqual(at(10, 10));
});

test('MU-RT-17 a fall back from a melee touches the figures on its way', () => {
  const battle = mission({ a: [[20, 10, AGENT]], b: [[21, 10, { rank: 'lieutenant' }]] });
  setCount(battle, 'alert', 6);
  hostageAt(battle, 17.5, 11);
  activate(battle, 'a1');
  expect(eventsWithParams(perform(battle, `flee:${at(17, 10)}`))).toEqual([
    'leaves-melee MU-DISENG-02 figure=a1 x=340 y=200',
    'escorts MU-RT-17 figure=a1 hostage=d1',
  ]);
});

test('MU-VP-02 MU-RT-18 a shot at a hostage is offered, and the bot never takes it', () => {
  const battle = mission({
    a: [[50, 30, AGENT]],
    b: [[10, 10, { weapons: ['rifle'], values: { move: 0 } }]],
    terrain: [WALL],
  });
  hostageAt(battle, 16, 10);
  setCount(battle, 'alert', 6);
  activate(battle, 'b1');
  const { value: choice } = advance(actionStep(battle, 'b1'));
  if (choice?.kind !== 'choice') throw new Error('He should be asked.');
  const keys = choice.options.map(({ key }) => key);
  expect(keys).toContain('shoot:rifle:d1');
  const options = choice.options.filter(({ key }) => /^(?:shoot|done)/.test(key));
  const answers = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    bot.answer({ state: battle, choice: { ...choice, options }, random: seededRandom(seed) }),
  );
  expect(new Set(answers)).toEqual(new Set(['done']));
});

test('MU-VEH-22 MU-RT-17 leaving a vehicle next to a hostage frees them', () => {
  const battle = mission({
    a: [[5, 5, AGENT]],
    vehicles: [[{ class: 'light' }]],
    terrain: [WALL],
  });
  parked(battle, 'av1', [20, 20], ['a1']);
  hostageAt(battle, 20, 23.1);
  activate(battle, 'a1');
  expect(eventsWithParams(perform(battle, `get-out:${at(20, 22.1)}`))).toEqual([
    'gets-out MU-VEH-22 figure=a1 x=400 y=442',
    'escorts MU-RT-17 figure=a1 hostage=d1',
  ]);
});
