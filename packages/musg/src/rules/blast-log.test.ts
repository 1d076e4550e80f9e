import { expect, test } from 'vitest';
import { runFlow } from '@skirmish-kit/core/testing';
import { board } from './crew.ts';
import { caughtBy, STRAY } from './blast.ts';
import { figureOf } from './figures.ts';
import { activate, at, battleWith, fence, perform, type TestBattle } from './testing/battle.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';
import { vehicleOf } from './vehicles.ts';

const thrower = (weapon: string, x: number, rest: TestBattle = {}) =>
  battleWith({ a: [[10, 10, { rank: 'chief', weapons: [weapon] }]], b: [[x, 10]], ...rest });

test('MU-TMPL-02 MU-TMPL-03 a scattered grenade logs its distance and point', () => {
  const scattered = (die: number, far: number, caught = 1) =>
    eventsOf(thrower('grenade', 18), 'a1', 'shoot:grenade:b1', {
      faces: [[1], [die], [far], ...Array.from({ length: caught }, () => [1])],
    });
  expect(scattered(2, 4)).toEqual([
    'shoots MU-SHOOT-01 a1 grenade b1',
    'hits MU-SHOOT-07 0 1 4',
    'scatters MU-TMPL-03 40 400 200',
    'explodes MU-TMPL-07 400 200 100',
    'unhurt MU-TMPL-07 b1',
  ]);
  expect(scattered(4, 5, 2)[2]).toBe('scatters MU-TMPL-03 60 300 200');
  expect(scattered(5, 6)[2]).toBe('scatters MU-TMPL-03 60 360 140');
  expect(STRAY).toBe(3);
  const dud = eventsOf(thrower('grenade', 18), 'a1', 'shoot:grenade:b1', { faces: [[1], [1]] });
  expect(dud.slice(2)).toEqual(['dud MU-TMPL-02 a1']);
});

test('MU-TMPL-02 a scatter over the edge bursts on the table', () => {
  const near = battleWith({
    a: [[10, 10, { weapons: ['grenade'] }]],
    b: [[10, 2]],
  });
  const events = eventsOf(near, 'a1', 'shoot:grenade:b1', { faces: [[1], [2], [6], [1]] });
  expect(events[2]).toBe('scatters MU-TMPL-03 60 200 0');
});

test('MU-COVER-06 a rocket that an obstacle stops bursts there', () => {
  const battle = thrower('bazooka', 20, { terrain: [fence('fence', 14)] });
  expect(eventsOf(battle, 'a1', 'shoot:bazooka:b1', { faces: [[2]] })).toEqual([
    'shoots MU-SHOOT-01 a1 bazooka b1',
    'stopped-by MU-COVER-06 fence',
    'explodes MU-TMPL-07 280 200 60',
  ]);
  // Past both of two it flies on.
  const two = thrower('bazooka', 20, { terrain: [fence('first', 13), fence('second', 16)] });
  const passed = eventsOf(two, 'a1', 'shoot:bazooka:b1', { faces: [[3], [2]] });
  expect(passed[1]).toBe('stopped-by MU-COVER-06 second');
});

test('MU-TMPL-10 the last grenade is logged as such', () => {
  const battle = thrower('grenade', 18, { settings: { ammunition: 'short' } });
  activate(battle, 'a1');
  const { events, rolls } = perform(battle, 'shoot:grenade:b1', { faces: [[6], [1], [2]] });
  expect(rolls.at(-1)).toMatchObject({ about: 'ammunition', rule: 'MU-TMPL-10' });
  expect(loggedEvents(events).at(-1)).toBe('runs-out MU-TMPL-10 a1 grenade');
  expect(figureOf(battle, 'a1').lost).toEqual(['grenade']);
});

test('MU-TMPL-07 a base at the edge of the radius is caught, or a centre if so set', () => {
  const caught = (settings: TestBattle['settings'], ...xs: readonly number[]) => {
    const battle = battleWith({
      b: xs.map((x) => [x, 10] as const),
      ...(settings && { settings }),
    });
    return caughtBy(battle, at(10, 10), 60, battle.figures).map(({ id }) => id);
  };
  expect(caught({}, 13, 13.5, 13.55)).toEqual(['b1', 'b2']);
  expect(caught({ caught: 'centre' }, 12.95, 13, 13.05)).toEqual(['b1', 'b2']);
});

test('MU-VEH-16 a blast reaches a vehicle with its edge at the radius, no further', () => {
  const shelled = (y: number) => {
    const battle = thrower('grenade', 18, { vehicles: [[], [{ class: 'light' }]] });
    const vehicle = vehicleOf(battle, 'bv1');
    const half = vehicle.model.width / 2;
    Object.assign(vehicle, { at: [360, 200 + y + half], facing: 90, fate: 'in' });
    return eventsOf(battle, 'a1', 'shoot:grenade:b1', {
      faces: [[6], [1], ...(y <= 100 ? [[1]] : [])],
    }).slice(3);
  };
  expect(shelled(100)).toEqual(['unhurt MU-TMPL-07 b1', 'vehicle-unhurt MU-VEH-16 bv1']);
  expect(shelled(101)).toEqual(['unhurt MU-TMPL-07 b1']);
});

test('MU-VEH-16 a blast next to a vehicle does not hurt its passengers', () => {
  const battle = thrower('grenade', 18, { vehicles: [[], [{ class: 'light' }]] });
  Object.assign(vehicleOf(battle, 'bv1'), { at: at(18, 13), facing: 90, fate: 'in' });
  runFlow(board(battle, 'b1', 'bv1'));
  expect(figureOf(battle, 'b1').fate).toBe('aboard');
  const events = eventsOf(battle, 'a1', 'shoot-vehicle:grenade:bv1', { faces: [[6], [6]] });
  expect(events.slice(-1)).toEqual(['vehicle-damaged MU-VEH-16 bv1 1 2']);
});
