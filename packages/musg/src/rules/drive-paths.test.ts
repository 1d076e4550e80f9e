import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation } from './activation.ts';
import { boost, problem } from './booster.ts';
import { drive, whyNotDrivePath } from './drive.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, perform, piece, placeOf, refused } from './testing/battle.ts';
import { atTheWheel, parked } from './testing/vehicles.ts';
import { rolled, loggedEvents } from './testing/logged-events.ts';
import { vehicleOf } from './vehicles.ts';

const where = (battle: Battle, id = 'av1') => {
  const { at, facing } = vehicleOf(battle, id);
  return [...at, facing].join(' ');
};

test.each<[string, readonly number[], string?]>([
  ['straight, as far as it is fast', [200]],
  ['less than a pace, straight', [10]],
  ['with two turns and a pace between', [20, 45, 20, -45, 160]],
  ['further', [201], 'too-far MU-VEH-05 a1 201 200'],
  ['further with a turn', [100, 45, 101], 'too-far MU-VEH-05 a1 201 200'],
  ['a twentieth', [1]],
  ['nowhere after a turn', [20, 45, 0], 'no-such-way MU-VEH-05 a1'],
  ['nowhere', [0], 'no-such-way MU-VEH-05 a1'],
  ['backwards', [-20], 'no-such-way MU-VEH-05 a1'],
  ['and ends with a turn', [20, 45], 'no-such-way MU-VEH-05 a1'],
  ['with three turns', [20, 45, 20, 45, 20, 45, 20], 'too-many-turns MU-VEH-06 2'],
  ['with a sharp turn to the right', [20, 46, 20], 'turn-too-sharp MU-VEH-06 45'],
  ['with a sharp turn to the left', [20, -46, 20], 'turn-too-sharp MU-VEH-06 45'],
  ['with a turn that is none', [20, 0, 20], 'turn-too-sharp MU-VEH-06 45'],
  ['with a turn after less than a pace', [19, 45, 20], 'straight-first MU-VEH-06 a1'],
  ['with a turn before less than a pace', [20, 45, 19], 'straight-first MU-VEH-06 a1'],
])('MU-VEH-05 MU-VEH-06 a vehicle goes %s', (_, way, expected) => {
  const refusal = whyNotDrivePath('a1', way, 200, 2);
  expect(refusal && [refusal.code, refusal.rule, ...Object.values(refusal.params)].join(' ')).toBe(
    expected,
  );
});

test('MU-VEH-05 MU-VEH-06 leg by leg and turn by turn, with all who are inside', () => {
  const battle = atTheWheel();
  const { events } = perform(battle, 'drive:40+45+40+-45+40');
  expect(loggedEvents(events)).toEqual(['drives MU-VEH-05 av1 508 428']);
  expect([where(battle), placeOf(battle, 'a1')]).toEqual(['508 428 90', [25.4, 21.4]]);
  expect(vehicleOf(battle, 'av1')).toMatchObject({ moved: true, boosted: false });
});

test('MU-VEH-04 MU-VEH-05 only the driver drives, and where the table wants so once', () => {
  const battle = atTheWheel({
    a: [
      [5, 5, { rank: 'chief' }],
      [21, 22.4],
    ],
    settings: { vehicleMoves: 'once' },
  });
  perform(battle, 'drive:20');
  expect(refused(battle, 'drive:20')).toBe('has-driven MU-VEH-05');
  activate(battle, 'a2');
  perform(battle, 'board:av1');
  expect(refused(battle, 'drive:20')).toBe('not-the-driver MU-VEH-04');
  expect(refused(battle, 'boost:20')).toBe('not-the-driver MU-VEH-04');
  const afoot = battleWith({ a: [[5, 5]], vehicles: [[{ class: 'light' }]] });
  activate(afoot, 'a1');
  expect([refused(afoot, 'drive:20'), refused(afoot, 'boost:20')]).toEqual(
    Array(2).fill('not-the-driver MU-VEH-04'),
  );
  for (const flow of [drive, boost]) expect(runFlow(flow(afoot, 'a1', [20])).events).toEqual([]);
  // In his next activation the driver begins anew.
  runFlow(beginActivation(battle, 'a1'));
  expect(refused(battle, 'drive:20')).toBeUndefined();
});

test('MU-VEH-21 a wall or another vehicle stops a drive', () => {
  const wall = piece('wall', [25, 0, 1, 40], { ground: 'impassable' });
  const walled = atTheWheel({ terrain: [wall] });
  perform(walled, 'drive:100+45+40');
  expect(where(walled)).toBe('470 400 90');
  const crash = atTheWheel({ vehicles: [[{ class: 'light' }], [{ class: 'heavy' }]] });
  parked(crash, 'bv1', [25, 20, 0]);
  const { events } = perform(crash, 'drive:100+45+40', { faces: [[6]] });
  expect(loggedEvents(events)).toEqual([
    'rams MU-VEH-19 av1 bv1',
    'vehicle-damaged MU-VEH-19 bv1 1 8',
    expect.stringContaining('drives MU-VEH-05 av1'),
  ]);
  expect(vehicleOf(crash, 'av1').facing).toBe(90);
  // A wreck is only in the way.
  const wreck = atTheWheel({ vehicles: [[{ class: 'light' }], [{ class: 'heavy' }]] });
  parked(wreck, 'bv1', [25, 20, 0]).fate = 'wreck';
  expect(perform(wreck, 'drive:100').rolls).toEqual([]);
});

test('MU-VEH-06 MU-VEH-21 a drive hits each figure once, which then stands next to it', () => {
  const battle = atTheWheel({
    b: [
      [23, 20],
      [24, 21.9],
      [26, 26],
    ],
  });
  const { events, rolls } = perform(battle, 'drive:60+45+40', { faces: [[1], [1]] });
  expect(rolls.map(({ rule }) => rule)).toEqual(['MU-VEH-19', 'MU-VEH-19']);
  expect(loggedEvents(events).filter((line) => line.startsWith('runs-over'))).toEqual([
    'runs-over MU-VEH-19 av1 b1',
    'runs-over MU-VEH-19 av1 b2',
  ]);
  expect(figureOf(battle, 'b3').at).toEqual([520, 520]);
  const stopped = atTheWheel({ b: [[23, 20]] });
  perform(stopped, 'drive:60', { faces: [[1]] });
  expect(placeOf(stopped, 'b1')).not.toEqual([23, 20]);
  // Who is above the ground is not met.
  const high = atTheWheel({ b: [[24, 20]] });
  Object.assign(figureOf(high, 'b1'), { level: 20, on: 'wall', hanging: true });
  expect(perform(high, 'drive:100').rolls).toEqual([]);
});

test('MU-VEH-21 MU-VEH-17 a vehicle wrecked on its way stops', () => {
  const battle = atTheWheel({ vehicles: [[{ class: 'light' }], [{ class: 'heavy' }]] });
  parked(battle, 'bv1', [24.1, 20, 0]);
  vehicleOf(battle, 'av1').structure = 1;
  const { events } = perform(battle, 'drive:40+45+40', { faces: [[1], [6]] });
  expect(loggedEvents(events).slice(0, 4)).toEqual([
    'rams MU-VEH-19 av1 bv1',
    'vehicle-unhurt MU-VEH-19 bv1',
    'vehicle-damaged MU-VEH-20 av1 1 0',
    'wrecked MU-VEH-17 av1',
  ]);
  expect(vehicleOf(battle, 'av1').facing).toBe(90);
});

/** a1 has driven, and may use the booster. */
const driven = (rest = {}) => {
  const battle = atTheWheel(rest);
  vehicleOf(battle, 'av1').moved = true;
  return battle;
};

test('MU-VEH-09 MU-VEH-10 the booster rolls a die, tests turns and allows one turn', () => {
  const straight = driven();
  const { events, rolls } = perform(straight, 'boost:100', { faces: [[2]] });
  expect(rolled({ rolls })).toEqual(['booster MU-VEH-09 d6']);
  expect(loggedEvents(events)).toEqual(['boosts MU-VEH-09 av1']);
  const turning = driven();
  expect(refused(turning, 'boost:20+45+20+45+20')).toBe('too-many-turns MU-VEH-06');
  const turned = perform(turning, 'boost:20+45+20', { faces: [[2], [5, 5]] });
  expect(loggedEvents(turned.events)).toEqual([
    'boosts MU-VEH-09 av1',
    'test-passed MU-VEH-10 a1 11',
  ]);
  expect(where(turning)).toBe('434 414 135');
});

test.each<[string, number[][], string, string[]]>([
  ['a spin', [[1], [1]], '400 400 90', ['spin MU-VEH-11 av1']],
  ['a spin that turns it', [[1], [6]], '400 400 30', ['spin MU-VEH-11 av1']],
  ['a surge and a spin', [[2], [3], [2]], '460 400 150', ['surge-and-spin MU-VEH-11 av1']],
  ['a swerve', [[3], [3], [2]], '428 428 135', ['swerve MU-VEH-11 av1']],
  ['a surge', [[6], [5], [4], [6]], '520 400 90', ['surge MU-VEH-11 av1']],
])('MU-VEH-11 MU-VEH-12 MU-VEH-13 MU-VEH-14 out of control: %s', (_, faces, end, lines) => {
  const battle = driven();
  expect(loggedEvents(runFlow(problem(battle, 'a1', 'av1'), { faces }).events)).toEqual(lines);
  expect([where(battle), figureOf(battle, 'a1').ap]).toEqual([end, 0]);
});

test('MU-VEH-12 MU-VEH-13 a table may let 5 and 6 pass, and cap how far it surges', () => {
  const nothing = driven({ settings: { boosterFives: 'nothing' } });
  expect(runFlow(problem(nothing, 'a1', 'av1'), { faces: [[5]] }).events).toEqual([]);
  expect([where(nothing), figureOf(nothing, 'a1').ap]).toEqual(['400 400 90', 0]);
  const capped = driven({ settings: { boosterSurge: 'capped' }, vehicles: [[{ class: 'heavy' }]] });
  runFlow(problem(capped, 'a1', 'av1'), { faces: [[4], [6]] });
  expect(where(capped)).toBe('480 400 90');
});

test('MU-VEH-14 MU-VEH-17 a wreck does not spin', () => {
  const battle = driven({ vehicles: [[{ class: 'light' }], [{ class: 'heavy' }]] });
  parked(battle, 'bv1', [24, 20, 0]);
  vehicleOf(battle, 'av1').structure = 1;
  runFlow(problem(battle, 'a1', 'av1'), { faces: [[2], [3], [1], [6]] });
  expect(vehicleOf(battle, 'av1')).toMatchObject({ fate: 'wreck', facing: 90 });
});

test.each<[string, number[][]]>([
  ['spins', [[1], [2], [1]]],
  ['swerves', [[3], [1], [1], [1]]],
])('MU-VEH-21 a figure that a vehicle that %s sweeps over is hit once', (_, faces) => {
  const battle = driven({ b: [[20.6, 21.6]] });
  const { events } = runFlow(problem(battle, 'a1', 'av1'), { faces });
  expect(loggedEvents(events).filter((line) => line.startsWith('runs-over'))).toHaveLength(1);
  expect(placeOf(battle, 'b1')).not.toEqual([20.6, 21.6]);
});
