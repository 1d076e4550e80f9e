import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { damage, hitVehicle, ram, runOver, stepAside } from './ram.ts';
import type { Battle } from './state.ts';
import { battleWith, perform, piece, placeOf, type TestBattle } from './testing/battle.ts';
import { atTheWheel, parked } from './testing/vehicles.ts';
import type { VehicleEntry } from './vehicle-classes.ts';
import { vehicleOf } from './vehicles.ts';

/** a1 and a2 in a light vehicle at 20/20 that looks to the right. */
function manned(rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [
      [5, 5],
      [5, 7],
    ],
    vehicles: [[{ class: 'light' }]],
    ...rest,
  });
  parked(battle, 'av1', [20, 20], ['a1', 'a2']);
  return battle;
}

const logged = (played: ReturnType<typeof runFlow>) =>
  played.events.map(({ about, params }) => [about, params]);

test('MU-VEH-15 MU-VEH-17 lost points are logged; at 0 it is a wreck and all get out', () => {
  const battle = manned();
  const vehicle = vehicleOf(battle, 'av1');
  expect(logged(runFlow(damage(battle, 'av1', 2, 'b1', 'MU-VEH-15')))).toEqual([
    ['vehicle-damaged', { vehicle: 'av1', points: 2, structure: 1 }],
  ]);
  expect(vehicle).toMatchObject({ fate: 'in', crew: ['a1', 'a2'] });
  for (const figure of battle.figures) figure.ap = 2;
  expect(logged(runFlow(damage(battle, 'av1', 3, 'b1', 'MU-VEH-15')))).toEqual([
    ['vehicle-damaged', { vehicle: 'av1', points: 3, structure: 0 }],
    ['wrecked', { vehicle: 'av1' }],
  ]);
  expect(vehicle).toMatchObject({ fate: 'wreck', crew: [], structure: 0 });
  // The nearest free places, a figure beside the other.
  expect([placeOf(battle, 'a1'), placeOf(battle, 'a2')]).toEqual([
    [20, 18.5],
    [20, 21.5],
  ]);
  expect(battle.figures.map(({ ap, fate, life }) => [ap, fate, life])).toEqual([
    [0, 'in', 3],
    [0, 'in', 3],
  ]);
  expect(runFlow(hitVehicle(battle, 'av1', 9, [0, 400], 'b1', 'MU-VEH-16')).result).toBe(false);
});

test('MU-VEH-17 passengers without room next to a wreck stand in its place', () => {
  const battle = manned({ terrain: [piece('wall', [14, 14, 12, 12], { ground: 'impassable' })] });
  runFlow(damage(battle, 'av1', 3, 'b1', 'MU-VEH-15'));
  expect([placeOf(battle, 'a1'), figureOf(battle, 'a1').fate]).toEqual([[20, 20], 'in']);
});

test('MU-VEH-19 a figure that is run over falls to the driver, at front strength', () => {
  const battle = manned({ b: [[26, 20, { life: 1 }]] });
  const { events, rolls } = runFlow(runOver(battle, 'av1', 'b1', 1), { faces: [[3]] });
  expect(rolls).toMatchObject([{ rule: 'MU-VEH-19', about: 'damage' }]);
  expect(events.map(({ about }) => about)).toEqual(['runs-over', 'wounded', 'out-of-action']);
  expect(figureOf(battle, 'b1')).toMatchObject({ fate: 'out', felledBy: 'a1' });
  const spared = manned({ b: [[26, 20]] });
  const missed = runFlow(runOver(spared, 'av1', 'b1', 1), { faces: [[2]] });
  expect(missed.events.map(({ about }) => about)).toEqual(['runs-over', 'unhurt']);
});

test('MU-VEH-19 a vehicle that rolls on without a driver runs over people for nobody', () => {
  const battle = manned({ b: [[26, 20, { life: 1 }]] });
  vehicleOf(battle, 'av1').crew = [];
  runFlow(runOver(battle, 'av1', 'b1', 1), { faces: [[6]] });
  expect(figureOf(battle, 'b1')).toMatchObject({ fate: 'out', felledBy: null });
});

/** What dice of a ram have to reach: those of the first vehicle, and those of the other in return. */
function needsOf(own: VehicleEntry, other: VehicleEntry, spikes?: '2') {
  const settings = spikes === undefined ? {} : { spikes };
  const battle = manned({ vehicles: [[own], [other]], settings });
  parked(battle, 'bv1', [25, 20, 0]);
  const hurts = (...faces: number[][]) => {
    vehicleOf(battle, 'av1').structure = 9;
    vehicleOf(battle, 'bv1').structure = 9;
    runFlow(ram(battle, 'av1', 'bv1', 1), { faces });
    return [vehicleOf(battle, 'av1').structure, vehicleOf(battle, 'bv1').structure];
  };
  const first = [2, 3, 4, 5, 6].find((face) => {
    try {
      return hurts([face])[1] === 8;
    } catch {
      return false; // It did nothing, and another die was asked for.
    }
  });
  const back = [2, 3, 4, 5, 6].find((face) => hurts([1], [face])[0] === 8);
  return [first, back];
}

test('MU-VEH-19 MU-VEH-20 MU-VEH-24 a ram compares front and side, with spikes', () => {
  const left = { rams: ['left'] } as const;
  const front = { rams: ['front'] } as const;
  // Light: front 4, left 3. Medium: front 7, left 6.
  expect(needsOf({ class: 'light' }, { class: 'light' })).toEqual([4, 4]);
  expect(needsOf({ class: 'light', ...front }, { class: 'light', ...left })).toEqual([3, 4]);
  expect(needsOf({ class: 'light', ...left }, { class: 'light', ...front })).toEqual([4, 4]);
  expect(needsOf({ class: 'light' }, { class: 'medium' })).toEqual([5, 3]);
  expect(needsOf({ class: 'medium' }, { class: 'light' })).toEqual([2, 6]);
  expect(needsOf({ class: 'medium' }, { class: 'light', ...left })).toEqual([2, 5]);
  expect(needsOf({ class: 'light' }, { class: 'medium', ...left })).toEqual([5, 3]);
  expect(needsOf({ class: 'light' }, { class: 'medium', ...left }, '2')).toEqual([5, 2]);
});

test('MU-VEH-19 MU-VEH-20 under the booster a ram takes 2, the blow back takes 1', () => {
  const boosted = (...faces: number[][]) => {
    const battle = atTheWheel({ vehicles: [[{ class: 'medium' }], [{ class: 'medium' }]] });
    parked(battle, 'bv1', [26, 20, 0]);
    perform(battle, 'drive:20');
    perform(battle, 'boost:80', { faces: [[2], ...faces] });
    return [vehicleOf(battle, 'av1').structure, vehicleOf(battle, 'bv1').structure];
  };
  expect(boosted([6])).toEqual([6, 4]);
  expect(boosted([1], [6])).toEqual([5, 6]);
});

test('MU-VEH-21 figures where a vehicle stops are put next to it', () => {
  const battle = manned({
    b: [
      [20.5, 20],
      [20, 20],
      [20, 22],
    ],
  });
  figureOf(battle, 'b2').level = 1;
  runFlow(stepAside(battle, 'av1'));
  expect(['b1', 'b2', 'b3'].map((id) => placeOf(battle, id))).toEqual([
    [20, 18.5],
    [20, 20],
    [20, 22],
  ]);
});

test('MU-VEH-21 a figure that cannot step aside stays', () => {
  const battle = manned({
    b: [[20.5, 20]],
    terrain: [piece('wall', [14, 14, 12, 12], { ground: 'impassable' })],
  });
  runFlow(stepAside(battle, 'av1'));
  expect(placeOf(battle, 'b1')).toEqual([20.5, 20]);
});
