import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { placesFor, whyNotPlace, zoneFor } from './deployment.ts';
import { figureOf } from './figures.ts';
import { forwardZone } from './forward-zone.ts';
import type { Battle } from './state.ts';
import { at, battleWith, piece, type FigureSpec, type TestBattle } from './testing/battle.ts';
import { hookRecorder } from './testing/hook-recorder-world.ts';
import { loggedEvents } from './testing/logged-events.ts';
import { playStep } from './turn.ts';

const SNIPER: FigureSpec = { mercenary: 'elf-sniper' };
const HUNTER: FigureSpec = { mercenary: 'orc-hunter' };
const COMMANDO: FigureSpec = { mercenary: 'human-commando' };

/** Nobody has been placed yet. */
function beforehand(rest: TestBattle): Battle {
  const battle = battleWith(rest);
  for (const figure of battle.figures) Object.assign(figure, { fate: 'waiting', at: [0, 0] });
  for (const side of battle.sides) side.size = 0;
  battle.turn = 0;
  battle.phase = { step: 'order' };
  return battle;
}

/** Only seat 0 has anybody to place: one, and a sniper who deploys last. */
function sniperWaits(): Battle {
  const battle = beforehand({
    a: [
      [0, 0],
      [0, 0, SNIPER],
    ],
    b: [[0, 0]],
  });
  battle.phase = { step: 'deployment', seats: [0], last: false };
  return battle;
}

/** A step, and what was asked, with the options, and told. */
function step(battle: Battle, script: Script = {}): readonly string[] {
  const { choices, events } = runFlow(playStep(battle), script);
  return [
    ...choices.map(({ who, options }) => `${who}: ${options.join(' ')}`),
    ...loggedEvents(events),
  ];
}

test('MU-DEP-04 MU-MERC-08 MU-MERC-11 MU-MERC-13 MU-RW-04 bands deploy in turn', () => {
  const battle = beforehand({
    world: hookRecorder,
    a: [
      [0, 0],
      [0, 0, SNIPER],
      [0, 0, HUNTER],
      [0, 0, COMMANDO],
    ],
    b: [
      [0, 0, { weapons: ['howitzer'] }],
      [0, 0],
    ],
  });
  const faces = [[3], [3], [5], [2]];
  expect(step(battle, { faces })).toEqual([
    'echo-prepare MU-TURN-07 ',
    'deployment-order MU-DEP-04 1,0',
  ]);
  expect(battle.phase).toEqual({ step: 'deployment', seats: [1, 0], last: false });
  expect(step(battle, { choices: ['rest'] })).toEqual([
    '1: place:b1:1050,270 place:b1:1050,210 place:b1:1110,270 place:b1:1050,330 rest',
    'deployed MU-DEP-04 b1 1050 270',
    'deployed MU-DEP-04 b2 1050 530',
  ]);
  // His gun stands behind him, as he looks.
  expect(battle.guns.map((gun) => gun.at)).toEqual([[1080, 270]]);
  expect(step(battle)).toEqual([]);
  expect(battle.phase).toEqual({ step: 'deployment', seats: [0], last: false });
  expect(step(battle, { choices: ['place:a1:150,300'] })).toEqual([
    '0: place:a1:150,150 place:a1:150,210 place:a1:90,150 place:a1:150,90 rest',
    'deployed MU-DEP-04 a1 150 300',
  ]);
  expect(step(battle, { choices: ['wait:a3'] })).toEqual([
    '0: place:a3:150,470 place:a3:150,530 place:a3:90,470 place:a3:150,410 wait:a3 rest',
    'waits MU-MERC-08 a3',
  ]);
  expect([step(battle), step(battle)]).toEqual([[], []]);
  expect(battle.phase).toEqual({ step: 'deployment', seats: [0], last: true });
  expect(step(battle, { choices: ['place:a2:300,310'] })).toEqual([
    '0: place:a2:290,310 place:a2:290,370 place:a2:350,310 place:a2:230,310 rest',
    'deployed MU-DEP-04 a2 300 310',
  ]);
  // Its place is hidden from the others, and only its owner places it.
  expect(step(battle, { choices: ['place:a4:150,700'] })).toEqual([
    '0: place:a4:150,630 place:a4:150,690 place:a4:90,630 place:a4:150,570',
  ]);
  expect([step(battle), step(battle)]).toEqual([[], ['echo-deployed MU-TURN-07 ']]);
  expect(battle.phase).toEqual({ step: 'initiative' });
  expect(battle.figures.map(({ fate, hidden }) => `${fate}${hidden ? ' hidden' : ''}`)).toEqual([
    'in',
    'in',
    'waiting',
    'in hidden',
    'in',
    'in',
  ]);
  expect([figureOf(battle, 'a3').spent, battle.sides.map(({ size }) => size)]).toEqual([
    ['late'],
    [3, 2],
  ]);
});

test('MU-DEP-04 one figure after the other, in turn, where the table wants so', () => {
  const battle = beforehand({
    a: [
      [0, 0],
      [0, 0],
    ],
    b: [[0, 0]],
    settings: { deployFirst: 'in-turn' },
  });
  step(battle, { faces: [[2], [6]] });
  step(battle, { choices: ['place:a2:100,100'] });
  expect(battle.phase).toMatchObject({ seats: [1, 0], last: false });
  step(battle, { choices: ['place:b1:1100,100'] });
  expect(battle.phase).toMatchObject({ seats: [0, 1] });
});

test('MU-DEP-04 a place that is none for the next figure is refused', () => {
  const battle = sniperWaits();
  const refused = (key: string) => {
    try {
      step(battle, { choices: [key] });
      return undefined;
    } catch (error) {
      return /refused: (.*)\.$/.exec(String(error))?.[1];
    }
  };
  const long = 'x'.repeat(50);
  expect(refused(long)).toBe(`not-understood {"answer":"${'x'.repeat(40)}"} (MU-DEP-04)`);
  expect(refused('wait:a1')).toBe('not-understood {"answer":"wait:a1"} (MU-DEP-04)');
  expect(refused('place:a2:100,100')).toBe('not-there {"target":"a2"} (MU-DEP-04)');
  expect(refused('place:b1:100,100')).toBe('not-there {"target":"b1"} (MU-DEP-04)');
  expect(refused('place:a1:201,100')).toBe('not-in-zone {"x":201,"y":100} (MU-DEP-04)');
  figureOf(battle, 'a2').fate = 'in';
  figureOf(battle, 'a2').at = [100, 100];
  expect(refused('place:a1:119,100')).toBe('occupied {"x":119,"y":100} (MU-DEP-04)');
  expect(refused('place:a1:120,100')).toBeUndefined();
});

const ZONE = { x: 100, y: 100, width: 400, height: 200 };

/** Three of a side that begins there and looks that way. */
function facing(forward: number, rest: TestBattle = {}): Battle {
  const battle = beforehand({
    a: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    ...rest,
  });
  Object.assign(battle, { deployment: [{ zone: ZONE, forward }] });
  return battle;
}

test('MU-DEP-04 a zone includes its borders, and known enemies are a pace off', () => {
  const battle = facing(90, { b: [[0, 0]] });
  const figure = figureOf(battle, 'a1');
  const why = (...place: [number, number]) => whyNotPlace(battle, figure, place)?.code;
  expect([why(100, 100), why(500, 300), why(500, 100), why(100, 300)]).toEqual(
    Array(4).fill(undefined),
  );
  const beyond = [why(99, 200), why(501, 200), why(200, 99), why(200, 301)];
  expect(beyond).toEqual(Array(4).fill('not-in-zone'));
  const enemy = Object.assign(figureOf(battle, 'b1'), { fate: 'in', at: [300, 200] });
  expect([why(340, 200), why(339, 200)]).toEqual([undefined, 'too-near']);
  expect(whyNotPlace(battle, figure, [339, 200])).toMatchObject({
    rule: 'MU-MERC-08',
    params: { far: 1 },
  });
  enemy.hidden = true;
  expect(why(339, 200)).toBeUndefined();
  Object.assign(enemy, { hidden: false, fate: 'out' });
  expect(why(339, 200)).toBeUndefined();
  Object.assign(figureOf(battle, 'a2'), { fate: 'in', at: [300, 200] });
  expect(why(320, 200)).toBeUndefined();
});

test.each([
  [0, '190,150 250,150 190,210 130,150', '290,150'],
  [90, '390,150 450,150 390,210 330,150', '390,190'],
  [180, '190,250 250,250 190,190 130,250', '290,250'],
  [270, '190,150 250,150 190,210 130,150', '190,190'],
])('MU-DEP-04 each is offered places at its share of the front: %i', (forward, places, second) => {
  const battle = facing(forward);
  expect(placesFor(battle, figureOf(battle, 'a1')).join(' ')).toBe(places);
  expect(placesFor(battle, figureOf(battle, 'a2'))[0]?.join()).toBe(second);
  const [first] = placesFor(battle, figureOf(battle, 'a1'));
  if (!first) throw new Error('There is room.');
  Object.assign(figureOf(battle, 'a2'), { fate: 'in', at: first });
  expect(placesFor(battle, figureOf(battle, 'a1'))[0]).not.toEqual(first);
});

test('MU-DEP-04 MU-PASS-05 after the last deployment, figures in view count as seen', () => {
  const battle = sniperWaits();
  Object.assign(figureOf(battle, 'b1'), { fate: 'in', at: at(50, 5) });
  step(battle, { choices: ['rest'] });
  step(battle);
  step(battle);
  expect(battle.phase).toEqual({ step: 'deployment', seats: [0], last: true });
  step(battle, { choices: ['rest'] });
  expect([step(battle), step(battle), battle.phase]).toEqual([[], [], { step: 'initiative' }]);
  expect([figureOf(battle, 'b1').seen, figureOf(battle, 'a1').seen]).toEqual([['a2'], []]);
});

test('MU-DEP-04 a figure with a full zone begins as near to it as possible', () => {
  const battle = facing(90);
  Object.assign(battle, {
    deployment: [{ zone: { x: 100, y: 100, width: 20, height: 20 }, forward: 90 }],
  });
  expect(placesFor(battle, figureOf(battle, 'a1'))).toEqual([[110, 110]]);
  battle.phase = { step: 'deployment', seats: [0], last: false };
  expect(step(battle, { choices: ['rest'] })[0]).toBe('0: place:a1:110,110 rest');
  expect(battle.figures.map(({ fate }) => fate)).toEqual(['in', 'in', 'in']);
  for (const {
    at: [x, y],
  } of battle.figures)
    expect([Math.abs(x - 110) <= 20, Math.abs(y - 110) <= 20]).toEqual([true, true]);
});

test('MU-DEP-04 a table without room offers nothing, not even the rest', () => {
  const rock = piece('rock', [0, 0, 60, 40], { ground: 'impassable' });
  const battle = facing(90, { terrain: [rock] });
  expect(placesFor(battle, figureOf(battle, 'a1'))).toEqual([]);
  battle.phase = { step: 'deployment', seats: [0], last: false };
  expect(() => step(battle, { choices: ['rest'] })).toThrow('rest');
});

test('MU-MERC-11 further forward is 10 paces in each direction, on the table', () => {
  const ahead = (forward: number, zone = { x: 300, y: 300, width: 100, height: 50 }) => {
    const { x, y, width, height } = forwardZone(zone, forward);
    return [x, y, width, height];
  };
  expect([0, 90, 180, 270].map((forward) => ahead(forward))).toEqual([
    [300, 100, 100, 250],
    [300, 300, 300, 50],
    [300, 300, 100, 250],
    [100, 300, 300, 50],
  ]);
  const corner = { x: 50, y: 60, width: 100, height: 50 };
  expect([ahead(0, corner).slice(0, 2), ahead(270, corner).slice(0, 2)]).toEqual([
    [50, 0],
    [0, 60],
  ]);
});

test('MU-TURN-07 a neutral figure begins anywhere', () => {
  const battle = facing(90);
  figureOf(battle, 'a3').seat = 2;
  expect(zoneFor(battle, figureOf(battle, 'a1'))).toEqual(ZONE);
  expect(zoneFor(battle, figureOf(battle, 'a3'))).toEqual({ x: 0, y: 0, width: 1200, height: 800 });
});
