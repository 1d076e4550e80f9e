import { emit } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { refuse } from './refusals.ts';
import { perform, activate, battleWith, refused } from './testing/battle.ts';
import { ownWorld } from './testing/custom-world.ts';
import { decideOutcome, scores, unitValue } from './victory.ts';
import { viewFor } from './player-view.ts';
import { defaultsOf, gameMasterSeats, worldOf } from './world.ts';
import {
  countOf,
  worldState,
  markersOf,
  figureCounter,
  nearestTo,
  putMarker,
  removeMarkers,
  setCount,
  setFigureCounter,
  settingOf,
} from './world-helpers.ts';
import { loseLife, takeHit } from './wound.ts';

const words = { en: 'Test', fr: 'Essai' };
const SETTINGS = [
  {
    key: 'fog',
    rule: 'MU-LOS-01',
    title: words,
    values: [
      { value: 'thin', title: words },
      { value: 'thick', title: words },
    ],
  },
] as const;

test('the default of each world setting is its first value', () => {
  expect(defaultsOf(ownWorld('plain'))).toEqual({});
  expect(defaultsOf(ownWorld('foggy', { settings: SETTINGS }))).toEqual({ fog: 'thin' });
});

test('MU-TURN-07 a battle enters its world with its defaults and the given settings', () => {
  const begun: string[] = [];
  const world = ownWorld('foggy', { settings: SETTINGS, begin: ({ name }) => begun.push(name.en) });
  const battle = battleWith({ world });
  expect(battle.world).toEqual({
    id: 'foggy',
    settings: { fog: 'thin' },
    // Two players, those who play themselves, and bystanders.
    parties: [0, 1, 2, null],
    markers: [],
    counts: {},
    marks: {},
  });
  expect(begun).toEqual(['Test']);
  const decided = battleWith({ world, worldSettings: { fog: 'thick' } });
  expect([settingOf(battle, 'fog'), settingOf(decided, 'fog')]).toEqual(['thin', 'thick']);
  const allied = ownWorld('allied', { parties: (players) => [0, 0, players, null] });
  expect(battleWith({ world: allied }).world?.parties).toEqual([0, 0, 2, null]);
});

test('MU-ZOM-06 a game master is one seat more, where there is one', () => {
  const mastered = ownWorld('mastered', { isMastered: ({ by }) => by === 'master' });
  const seats = (by: string) =>
    gameMasterSeats(battleWith({ world: mastered, worldSettings: { by } }));
  expect([seats('master'), seats('nobody')]).toEqual([1, 0]);
  expect(gameMasterSeats(battleWith({ world: ownWorld('plain') }))).toBe(0);
  expect(gameMasterSeats(battleWith({}))).toBe(0);
});

test('a battle without a world has none, and nothing is kept for one', () => {
  const battle = battleWith({ a: [[5, 5]] });
  expect([worldOf(battle), settingOf(battle, 'fog'), countOf(battle, 'bombs')]).toEqual([
    undefined,
    undefined,
    0,
  ]);
  expect([figureCounter(battle, 'a1', 'noise'), markersOf(battle, 'bomb')]).toEqual([0, []]);
  expect(() => worldState(battle)).toThrow('no world');
  const other = battleWith({ world: ownWorld('x') });
  other.world = { ...worldState(other), id: 'y' };
  expect(() => worldOf(other)).toThrow('no world y');
});

test('counts and marks of figures stay until they are set anew; a mark of 0 is none', () => {
  const battle = battleWith({ a: [[5, 5]], world: ownWorld('plain') });
  setCount(battle, 'bombs', 2);
  setCount(battle, 'doors', 1);
  setFigureCounter(battle, 'a1', 'noise', 3);
  setFigureCounter(battle, 'a1', 'fear', 1);
  expect([countOf(battle, 'bombs'), countOf(battle, 'doors'), countOf(battle, 'keys')]).toEqual([
    2, 1, 0,
  ]);
  expect([figureCounter(battle, 'a1', 'noise'), figureCounter(battle, 'a1', 'hope')]).toEqual([
    3, 0,
  ]);
  setFigureCounter(battle, 'a1', 'noise', 0);
  expect(battle.world?.marks).toEqual({ 'a1/fear': 1 });
});

test('markers have numbers that never come back, and go only when removed', () => {
  const battle = battleWith({ a: [[5, 5]], world: ownWorld('plain') });
  battle.turn = 4;
  putMarker(battle, { kind: 'bomb', at: [10, 20] });
  putMarker(battle, { kind: 'door', at: [30, 40], radius: 5, seat: 1, figure: 'a1' });
  expect(battle.world?.markers).toEqual([
    { id: 'bomb-1', kind: 'bomb', at: [10, 20], radius: 0, seat: null, figure: null, turn: 4 },
    { id: 'door-1', kind: 'door', at: [30, 40], radius: 5, seat: 1, figure: 'a1', turn: 4 },
  ]);
  removeMarkers(battle, ({ kind }) => kind === 'bomb');
  expect(battle.world?.markers.map(({ id }) => id)).toEqual(['door-1']);
  putMarker(battle, { kind: 'bomb', at: [10, 20] });
  expect(markersOf(battle, 'bomb').map(({ id }) => id)).toEqual(['bomb-2']);
});

test('the nearest of several things is the first of those that are equally near', () => {
  const things = (
    [
      [50, 0],
      [0, 10],
      [10, 0],
      [30, 0],
    ] as const
  ).map((at) => ({ at }));
  expect(nearestTo([0, 0], things)).toBe(things[1]);
  expect(nearestTo([60, 0], things)).toBe(things[0]);
  expect(nearestTo([0, 0], [])).toBeUndefined();
});

test('MU-VP-01 MU-TURN-08 a world may set values, scores and the end', () => {
  const world = ownWorld('worthy', {
    worth: (_, { id }) => (id === 'b1' ? 50 : undefined),
    score: (_, seat) => 10 * seat,
    judge: (_, isTurnOver, points) =>
      isTurnOver ? { winners: [1], reason: 'the-end', scores: points } : undefined,
  });
  const battle = battleWith({
    a: [[5, 5]],
    b: [
      [9, 5],
      [9, 9],
    ],
    world,
  });
  expect(battle.figures.map((figure) => unitValue(battle, figure))).toEqual([5, 50, 5]);
  Object.assign(figureOf(battle, 'b1'), { fate: 'out', felledBy: 'a1' });
  expect(scores(battle)).toEqual([50, 10]);
  expect(decideOutcome(battle, true)).toEqual({
    winners: [1],
    reason: 'the-end',
    scores: [50, 10],
  });
  expect(decideOutcome(battle, false)).toBeNull();
  figureOf(battle, 'b2').fate = 'out';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [0], reason: 'last-band' });
  figureOf(battle, 'a1').fate = 'out';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [], reason: 'all-gone' });
});

test('MU-MERC-13 figures hidden by a world stay hidden', () => {
  const world = ownWorld('dark', { view: (battle) => ({ ...battle, turn: 99 }) });
  const battle = battleWith({
    a: [
      [5, 5],
      [7, 5],
    ],
    b: [[9, 5]],
    world,
  });
  expect(viewFor(battle, 1).turn).toBe(99);
  figureOf(battle, 'a1').hidden = true;
  const seen = viewFor(battle, 1);
  expect(seen.turn).toBe(99);
  expect(seen.figures.map(({ fate, at }) => [fate, ...at])).toEqual([
    ['waiting', 0, 0],
    ['in', 140, 100],
    ['in', 180, 100],
  ]);
});

test('MU-ZOM-03 a world hears of wounds and of who is gone, and may let nobody die', () => {
  const kind = ownWorld('kind', {
    neverDies: (_, { id }) => id === 'a1',
    wounded: (_, figure) => emit('heard-wound', 'MU-CHAR-11', { figure }),
    gone: (_, figure) => emit('heard-gone', 'MU-CHAR-11', { figure }),
  });
  const battle = battleWith({
    a: [
      [5, 5],
      [7, 5],
      [9, 5],
    ],
    world: kind,
  });
  const lose = (id: string, wounds: number) =>
    runFlow(loseLife(battle, id, wounds, null, 'MU-MOVE-06')).events.map(({ about }) => about);
  expect(lose('a1', 1)).toEqual(['wounded', 'heard-wound']);
  expect(lose('a1', 9)).toEqual(['wounded', 'out-of-action', 'heard-gone', 'heard-wound']);
  expect(lose('a2', 9)).toEqual(['wounded', 'killed', 'heard-gone', 'heard-wound']);
  expect(battle.figures.map(({ life }) => life)).toEqual([0, -6, 3]);
  // In a world a die may be added, so that the one of a hit is rolled as any.
  expect(runFlow(takeHit(battle, 'a3', 3, null, 'MU-ARCH-02'), { faces: [[4]] }).result).toBe(true);
});

test('MU-ACT-03 only a world knows of deeds, what they cost and why not', () => {
  const world = ownWorld('busy', {
    costOfDeed: () => 2,
    whyNotDeed: (_, figure, { what }) =>
      what === 'dig' ? undefined : refuse('no-such-deed', 'MU-RT-03', { figure: figure.id, what }),
    whyNot: (_, figure, { kind }) =>
      kind === 'run' ? refuse('cannot-run', 'MU-ZOM-02', { figure: figure.id }) : undefined,
    doDeed: (_, figure) => emit('digs', 'MU-RT-03', { figure }),
  });
  const battle = battleWith({ a: [[5, 5]], world });
  const figure = activate(battle, 'a1', 2);
  expect(refused(battle, 'deed:dig:here')).toBeUndefined();
  expect(refused(battle, 'deed:fly:here')).toBe('no-such-deed MU-RT-03');
  expect(refused(battle, 'run:200,100')).toBe('cannot-run MU-ZOM-02');
  perform(battle, 'deed:dig:here');
  expect([figure.ap, refused(battle, 'deed:dig:here')]).toEqual([0, 'no-points MU-ACT-03']);
  const plain = battleWith({ a: [[5, 5]], world: ownWorld('plain') });
  activate(plain, 'a1');
  expect(refused(plain, 'deed:dig:here')).toBe('no-such-deed MU-ACT-03');
});
