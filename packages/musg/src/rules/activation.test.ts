import { advance } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionStep, beginActivation } from './activation.ts';
import { figureOf } from './figures.ts';
import { activate, battleWith, perform, piece, type TestBattle } from './testing/battle.ts';
import { hookRecorder } from './testing/hook-recorder-world.ts';
import { loggedEvents } from './testing/logged-events.ts';

const step = (battle: ReturnType<typeof battleWith>, choice?: string, faces: number[][] = []) =>
  runFlow(actionStep(battle, battle.active ?? ''), {
    choices: choice === undefined ? [] : [choice],
    faces,
  });

test('MU-ACT-01 MU-TURN-06 an activation begins with all points', () => {
  const battle = battleWith({ a: [[10, 10, { rank: 'chief' }]], b: [[30, 10]] });
  const chief = figureOf(battle, 'a1');
  chief.shotsLeft = 1;
  expect(loggedEvents(runFlow(beginActivation(battle, 'a1')).events)).toEqual([
    'activated MU-ACT-01 a1 3',
  ]);
  expect(chief).toMatchObject({ ap: 3, shotsLeft: 0, activated: false });
  expect(battle.active).toBe('a1');
  Object.assign(chief, { shotsLeft: 1, charged: true, dived: true });
  figureOf(battle, 'b1').weakened = true;
  expect(loggedEvents(step(battle, 'done').events)).toEqual(['activation-over MU-TURN-06 a1']);
  expect(chief).toMatchObject({
    ap: 0,
    shotsLeft: 0,
    charged: false,
    dived: false,
    activated: true,
  });
  expect([battle.active, figureOf(battle, 'b1').weakened]).toEqual([null, false]);
});

test('MU-EXTRA-07 an extra that joined begins with the points it has left', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [30, 10],
    ],
  });
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2'] };
  for (const figure of battle.figures) figure.ap = 1;
  for (const id of ['a1', 'a2']) runFlow(beginActivation(battle, id));
  expect(battle.figures.map(({ ap }) => ap)).toEqual([2, 1]);
});

test('MU-TURN-06 a figure is asked only while it can do something', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [11, 10, { life: 0 }],
    ],
    b: [[30, 10]],
  });
  figureOf(battle, 'a2').fate = 'out';
  const bearer = activate(battle, 'a1', 0);
  expect(step(battle).choices).toEqual([]);
  expect([battle.active, bearer.activated]).toEqual([null, true]);
  activate(battle, 'a1', 0).carries = 'a2';
  expect(step(battle, 'put-down').choices[0]?.options).toEqual(['put-down', 'done']);
  expect([battle.active, bearer.carries]).toEqual(['a1', null]);
  // A figure that is out is not asked, even with points left.
  Object.assign(activate(battle, 'a1'), { fate: 'out' });
  expect(step(battle).choices).toEqual([]);
});

test('MU-ACT-03 an unknown or forbidden action is refused, with its reason', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[30, 10]] });
  activate(battle, 'a1');
  expect(() => step(battle, 'x'.repeat(90))).toThrow(
    `not-an-option {"answer":"${'x'.repeat(80)}","about":"action"} (MU-ACT-03)`,
  );
  expect(() => step(battle, 'walk:200,400')).toThrow(/too-far .*\(MU-MOVE-01\)/);
  // A legal place that was not offered is as good as one that was.
  expect(step(battle, 'walk:207,203').choices[0]).toMatchObject({ who: 0, key: 'walk:207,203' });
});

test('MU-MOVE-06 a figure that falls out by its own action has finished', () => {
  const tower = piece('tower', [20, 5, 10, 10], { ground: 'impassable', height: 60 });
  const battle = battleWith({ a: [[20.8, 10, { life: 1 }]], b: [[5, 30]], terrain: [tower] });
  Object.assign(activate(battle, 'a1'), { on: 'tower', level: 60 });
  const { events } = step(battle, 'drop:380,200');
  expect(loggedEvents(events).at(-1)).toBe('activation-over MU-TURN-06 a1');
  expect([battle.active, figureOf(battle, 'a1').fate]).toEqual([null, 'out']);
});

const inEcho = (rest: TestBattle = {}) =>
  battleWith({ world: hookRecorder, a: [[10, 10]], b: [[30, 10]], ...rest });

test('MU-TURN-07 a world is called at the start and end of activations and per action', () => {
  const battle = inEcho();
  expect(loggedEvents(runFlow(beginActivation(battle, 'a1')).events)).toEqual([
    'activated MU-ACT-01 a1 2',
    'echo-activated MU-TURN-07 a1',
  ]);
  expect(loggedEvents(step(battle, 'walk:200,240').events)).toEqual([
    'echo-moved MU-TURN-07 a1 200 200',
    'walks MU-MOVE-01 a1 200 240',
    'echo-acted MU-TURN-07 a1 walk',
  ]);
  const { choices, events } = step(battle, 'deed:ring:bell');
  expect(choices[0]?.who).toBe(0);
  expect(choices[0]?.options.slice(-2)).toEqual(['deed:ring:bell', 'done']);
  expect(choices[0]?.options.some((key) => key.startsWith('run'))).toBe(false);
  expect(loggedEvents(events)).toEqual([
    'echo-deed MU-TURN-07 a1 ring bell',
    'echo-acted MU-TURN-07 a1 deed',
  ]);
  expect(loggedEvents(step(battle).events)).toEqual([
    'activation-over MU-TURN-06 a1',
    'echo-finished MU-TURN-07 a1',
  ]);
});

test('MU-TURN-07 a world may take somebody away before he acts', () => {
  const battle = inEcho({
    world: {
      ...hookRecorder,
      id: 'trapdoor',
      activated(there, id) {
        figureOf(there, id).fate = 'left';
        return undefined;
      },
    },
  });
  const { events } = runFlow(beginActivation(battle, 'a1'));
  expect(loggedEvents(events)).toEqual([
    'activated MU-ACT-01 a1 2',
    'activation-over MU-TURN-06 a1',
    'echo-finished MU-TURN-07 a1',
  ]);
  expect(battle.active).toBeNull();
});

test('MU-TURN-07 a player acts for the figures of the world, the first by default', () => {
  const asked = (world: NonNullable<TestBattle['world']>) => {
    const battle = inEcho({ world });
    figureOf(battle, 'a1').seat = 2;
    activate(battle, 'a1');
    return step(battle, 'done').choices[0]?.who;
  };
  const { controller, ...silent } = hookRecorder;
  expect([controller?.(inEcho()), asked(hookRecorder), asked({ ...silent, id: 'silent' })]).toEqual(
    [1, 1, 0],
  );
});

test('MU-FLEE-03 a fleeing figure runs for the edge in its activation, no more', () => {
  const battle = inEcho({ a: [[30, 5]] });
  figureOf(battle, 'a1').fleeing = true;
  expect(loggedEvents(runFlow(beginActivation(battle, 'a1')).events)).toEqual([
    'activated MU-ACT-01 a1 2',
    'echo-activated MU-TURN-07 a1',
    'flees MU-FLEE-03 a1 600 10',
    'echo-moved MU-TURN-07 a1 600 100',
    'leaves-table MU-FLEE-03 a1',
    'echo-gone MU-TURN-07 a1',
    'activation-over MU-TURN-06 a1',
    'echo-finished MU-TURN-07 a1',
  ]);
});

test('MU-TURN-07 a deed that a world says nothing more of is only paid for', () => {
  const { doDeed: _, ...idle } = hookRecorder;
  const battle = inEcho({ world: { ...idle, id: 'idle' } });
  activate(battle, 'a1');
  expect(loggedEvents(step(battle, 'deed:ring:bell').events)).toEqual([
    'echo-acted MU-TURN-07 a1 deed',
  ]);
  expect(figureOf(battle, 'a1').ap).toBe(1);
});

test('MU-MERC-12 the shots of an armourer are counted, and no other action', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['pistol'] }],
      [10, 13, { mercenary: 'dwarf-armourer' }],
    ],
    b: [[15, 10]],
  });
  activate(battle, 'a1');
  step(battle, 'shoot:pistol:b1', [[1]]);
  expect(figureOf(battle, 'a1').shotsLeft).toBe(0);
  activate(battle, 'a2');
  step(battle, 'walk:200,270');
  expect(figureOf(battle, 'a2')).toMatchObject({ ap: 2, shotsLeft: 0 });
});

test('MU-TURN-07 without a world there are no world actions', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[30, 10]] });
  activate(battle, 'a1');
  expect(() => perform(battle, 'deed:ring:bell')).toThrow('no-such-deed MU-ACT-03');
});

test('MU-DISENG-02 an unoffered place to flee to cannot be named either (K1)', () => {
  const battle = battleWith({
    a: [[20, 20]],
    b: [[21, 20]],
    terrain: [piece('wall', [17.8, 5, 0.4, 30], { ground: 'impassable' })],
  });
  activate(battle, 'a1');
  const asked = advance(actionStep(battle, 'a1'));
  if (asked.done || asked.value.kind !== 'choice') throw new Error('Nobody is asked.');
  expect(asked.value.options.filter(({ key }) => key.startsWith('flee:'))).toEqual([]);
  expect(asked.value.explain('flee:384,400')).toMatchObject({
    code: 'no-way',
    rule: 'MU-DISENG-02',
  });
});
