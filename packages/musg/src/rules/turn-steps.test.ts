import { emit } from '@skirmish-kit/core';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf, sideOf } from './figures.ts';
import { rollInitiative } from './initiative.ts';
import { borrowedCommand } from './borrowed-command.ts';
import { rally, rallying } from './rally.ts';
import type { Battle } from './state.ts';
import { battleWith, type Placed, type TestBattle } from './testing/battle.ts';
import { ownWorld } from './testing/custom-world.ts';
import { playStep } from './turn.ts';

const A: Placed[] = [
  [5, 5],
  [5, 10],
];

/** Two against two, before a turn. */
function beforeTurn(rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: A,
    b: [
      [50, 5],
      [50, 10],
    ],
    ...rest,
  });
  battle.phase = { step: 'initiative' };
  return battle;
}

const step = (battle: Battle, script: Script = {}) =>
  runFlow(playStep(battle), script).events.map(({ about, params }) => [about, params]);

test('MU-TURN-01 MU-TURN-02 a turn begins with points, the order and rallies', () => {
  const battle = beforeTurn();
  for (const figure of battle.figures) Object.assign(figure, { activated: true, fired: ['bow'] });
  Object.assign(figureOf(battle, 'a2'), { fleeing: true, brokeIn: 1 });
  Object.assign(figureOf(battle, 'b1'), { fleeing: true, brokeIn: 1 });
  expect(step(battle, { faces: [[2], [5]] })).toEqual([
    ['turn', { turn: 2, scores: [0, 0] }],
    ['initiative', { seat: 0, die: 2, minions: 2, total: 4 }],
    ['initiative', { seat: 1, die: 5, minions: 2, total: 7 }],
    ['order', { order: [1, 0] }],
  ]);
  expect(battle.figures.map(({ activated, fired }) => [activated, fired])).toEqual(
    battle.figures.map(() => [false, []]),
  );
  expect(battle.order).toEqual([1, 0]);
  expect(battle.phase).toEqual({ step: 'rally', figures: ['b1', 'a2'] });
  const logged = step(battle, {
    faces: [
      [1, 1],
      [6, 6],
    ],
  });
  expect(logged.map(([about]) => about)).toEqual(['test-passed', 'rallies', 'test-failed']);
  expect(battle.phase).toEqual({ step: 'wave', wave: 1, place: 0, left: null });
});

test('MU-TURN-03 equal totals go by fewer minions, and a tie is logged', () => {
  const battle = battleWith({
    a: A,
    b: [
      [50, 5],
      [50, 10],
      [50, 15],
    ],
  });
  const rolled = (...faces: number[][]) => runFlow(rollInitiative(battle, [0, 1, 0]), { faces });
  // The seat of two minions stands for two bands with as many.
  expect(rolled([4], [3], [4], [1], [2]).result).toEqual([0, 0, 1]);
  expect(rolled([4], [5], [3]).result).toEqual([1, 0, 0]);
  const ties = rolled([4], [3], [4], [1], [2]).events.filter(({ about }) => about === 'tie');
  expect(ties.map(({ params }) => params)).toEqual([{ order: [0, 0] }]);
  expect(rolled([4], [6], [3]).events.map(({ about }) => about)).not.toContain('tie');
});

test('MU-TURN-01 MU-TURN-02 a world begins the turn and may reverse the order', () => {
  const world = ownWorld('windy', {
    startTurn: () => emit('wind', 'MU-TURN-01'),
    order: (_, rolled) => rolled.toReversed(),
    endTurn: () => emit('calm', 'MU-TURN-01'),
    wild: ({ figures }) => figures.slice(0, 1).map(({ id }) => id),
  });
  const battle = beforeTurn({ world });
  const logged = step(battle, { faces: [[6], [1]] });
  expect(logged.map(([about]) => about)).toEqual([
    'turn',
    'wind',
    'initiative',
    'initiative',
    'order',
  ]);
  expect([logged.at(-1)?.[1], battle.order]).toEqual([{ order: [1, 0] }, [1, 0]]);
  battle.phase = { step: 'end' };
  expect(step(battle)).toEqual([['calm', {}]]);
  expect(battle.phase).toEqual({ step: 'initiative' });
  battle.phase = { step: 'wave', wave: 2, place: 2, left: null };
  step(battle);
  expect(battle.phase).toEqual({ step: 'wild', figures: ['a1'] });
});

test('MU-TURN-04 MU-TURN-05 a die says how many act, at most all that wait', () => {
  const battle = battleWith({ a: A, b: [[50, 5]] });
  battle.phase = { step: 'wave', wave: 1, place: 0, left: null };
  expect(step(battle, { faces: [[5]], choices: ['activate:a2'] })).toEqual([
    ['wave', { seat: 0, count: 2 }],
    ['activated', { figure: 'a2', ap: 2 }],
  ]);
  expect(battle).toMatchObject({
    active: 'a2',
    phase: { wave: 1, place: 0, left: 1 },
    decided: null,
  });
  step(battle, { choices: ['done'] });
  expect([battle.active, battle.decided]).toEqual([null, null]);
  // Nobody of the other side waits: no die is rolled.
  figureOf(battle, 'b1').activated = true;
  battle.phase = { step: 'wave', wave: 1, place: 1, left: null };
  expect(step(battle)).toEqual([]);
  expect(battle.phase).toEqual({ step: 'wave', wave: 1, place: 2, left: null });
  step(battle);
  expect(battle.phase).toEqual({ step: 'wave', wave: 2, place: 0, left: null });
  battle.phase = { step: 'wave', wave: 2, place: 2, left: null };
  step(battle);
  expect(battle.phase).toEqual({ step: 'end' });
});

test('MU-TURN-08 an activation that leaves one band alone ends the game', () => {
  const battle = battleWith({ a: A, b: [[50, 5]] });
  step(battle, { choices: ['activate:a1'] });
  figureOf(battle, 'b1').fate = 'out';
  step(battle, { choices: ['walk:200,100'] });
  expect(battle.decided).toBeNull();
  step(battle, { choices: ['done'] });
  expect(battle.decided).toMatchObject({ winners: [0], reason: 'last-band' });
});

test('MU-TURN-08 a figure that has begun its activation finishes it', () => {
  const battle = battleWith({ a: A, b: [[50, 5]] });
  figureOf(battle, 'b1').fate = 'out';
  step(battle, { choices: ['activate:a1'] });
  expect([battle.active, battle.decided]).toEqual(['a1', null]);
});

test('MU-TURN-04 nobody is asked where all have acted, whatever the wave has left', () => {
  const battle = battleWith({ a: A, b: [[50, 5]] });
  for (const figure of battle.figures) figure.activated = true;
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 2 };
  expect(runFlow(playStep(battle)).choices).toEqual([]);
});

test('MU-TURN-08 MU-FLEE-03 so it is when the last of a band runs off the table', () => {
  const battle = battleWith({ a: [[30, 2]], b: [[50, 35]] });
  figureOf(battle, 'a1').fleeing = true;
  step(battle, { choices: ['activate:a1'] });
  expect(figureOf(battle, 'a1').fate).toBe('left');
  expect(battle.decided).toMatchObject({ winners: [1], reason: 'last-band' });
  // An activation that goes on decides nothing, nor does a turn that is not over.
  const going = battleWith({ a: A, settings: { turnLimit: '6' }, b: [[50, 5]] });
  going.turn = 6;
  Object.assign(figureOf(going, 'a2'), { fleeing: true });
  step(going, { choices: ['activate:a2'] });
  expect(going).toMatchObject({ active: null, decided: null });
  step(going, { choices: ['activate:a1'] });
  step(going, { choices: ['done'] });
  expect(going).toMatchObject({ active: null, decided: null });
});

test('MU-TURN-08 MU-END-02 a turn ends with tests for losses, and the last decides', () => {
  const battle = battleWith({ a: A, b: [[50, 5]], settings: { turnLimit: '6' } });
  battle.phase = { step: 'end' };
  sideOf(battle, 0).chiefLost = 1;
  expect(
    step(battle, {
      faces: [
        [1, 1],
        [1, 1],
      ],
    }).map(([about]) => about),
  ).toEqual(['band-tests', 'test-passed', 'test-passed']);
  expect([battle.phase, battle.decided]).toEqual([{ step: 'initiative' }, null]);
  battle.turn = 6;
  battle.phase = { step: 'end' };
  expect(step(battle)).toEqual([['game-over', { scores: [0, 0] }]]);
  expect(battle).toMatchObject({ phase: { step: 'end' }, decided: { reason: 'last-turn' } });
});

test('MU-EXTRA-06 MU-PULP-10 joining is asked only where figures act in groups', () => {
  const asked = (a: Placed[]) => {
    const battle = battleWith({ a, b: [[50, 5, { rank: 'extra' }]] });
    const choices = ['activate:a1', ...(a[1]?.[2] ? ['no'] : [])];
    return runFlow(playStep(battle), { choices }).choices.map(({ about }) => about);
  };
  expect(
    asked([
      [5, 5],
      [6, 5],
    ]),
  ).toEqual(['activate']);
  expect(
    asked([
      [5, 5],
      [6, 5, { rank: 'extra' }],
    ]),
  ).toEqual(['activate', 'together']);
  const extras: Placed[] = [
    [5, 5, { rank: 'extra' }],
    [6, 5, { rank: 'extra' }],
  ];
  expect(asked(extras)).toEqual(['activate', 'together']);
});

test('MU-RALLY-01 MU-RALLY-02 a rally clears all marks; without Command it fails', () => {
  const battle = battleWith({ a: A, b: [[50, 5]] });
  const figure = Object.assign(figureOf(battle, 'a1'), { fleeing: true, brokeIn: 1 });
  battle.turn = 2;
  expect(rallying({ ...battle, order: [1] })).toEqual([]);
  const { events } = runFlow(rally(battle, 'a1'), { faces: [[3, 3]] });
  expect(events.map(({ about }) => about)).toEqual(['test-passed', 'rallies']);
  expect(figure).toMatchObject({ fleeing: false, brokeIn: 0, rallied: 1 });
  Object.assign(figure, { fleeing: true, brokeIn: 2 });
  expect(rallying(battle)).toEqual([]);
  figure.recruit = { ...figure.recruit, values: { ...figure.recruit.values, command: null } };
  expect(runFlow(rally(battle, 'a1')).events).toEqual([]);
  expect(borrowedCommand(battle, figure)).toBeNull();
});

test('MU-END-03 nobody borrows from an enemy, from himself or from who has fallen', () => {
  const chief = { rank: 'chief' } as const;
  const battle = battleWith({
    a: [
      [5, 5],
      [7, 5, chief],
    ],
    b: [[5, 7, chief]],
  });
  figureOf(battle, 'a2').fate = 'out';
  expect(borrowedCommand(battle, figureOf(battle, 'a1'))).toBe(6);
});
