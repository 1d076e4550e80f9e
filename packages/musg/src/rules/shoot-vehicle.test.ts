import { type GameEvent } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { possibleActions } from './candidates.ts';
import { figureOf } from './figures.ts';
import { needsAtVehicle } from './shoot-vehicle.ts';
import { activate, battleWith, fence, perform, piece, refused } from './testing/battle.ts';
import { at8, enemyVehicle, parked } from './testing/vehicles.ts';
import type { VehicleEntry } from './vehicle-classes.ts';
import { vehicleOf } from './vehicles.ts';

const LIGHT: VehicleEntry = { class: 'light' };

const abouts = (events: readonly GameEvent[]) => events.map(({ about }) => about);

test('MU-VEH-15 a target is a working vehicle of another side in range and sight', () => {
  const battle = at8({ weapons: ['rifle', 'bazooka'] });
  const key = 'shoot-vehicle:rifle:bv1';
  expect(refused(battle, key)).toBeUndefined();
  expect(refused(battle, 'shoot-vehicle:bow:bv1')).toBe('no-such-weapon MU-SHOOT-01');
  expect(refused(battle, 'shoot-vehicle:rifle:bv9')).toBe('no-such-vehicle MU-VEH-15');
  const shooter = figureOf(battle, 'a1');
  shooter.fired = ['rifle', 'bazooka'];
  expect(refused(battle, key)).toBeUndefined();
  expect(refused(battle, 'shoot-vehicle:bazooka:bv1')).toBe('reloading MU-SHOOT-03');
  shooter.carries = 'a2';
  expect(refused(battle, key)).toBe('hands-full MU-CHAR-14');
  shooter.carries = null;
  vehicleOf(battle, 'bv1').fate = 'wreck';
  expect(refused(battle, key)).toBe('no-such-vehicle MU-VEH-15');
});

test('MU-VEH-15 empty vehicles of another side are targets, friendly ones are not', () => {
  const empty = at8({ weapons: ['rifle'] });
  vehicleOf(empty, 'bv1').crew = [];
  const shots = possibleActions(empty, figureOf(empty, 'a1')).filter(
    ({ kind }) => kind === 'shoot-vehicle',
  );
  expect(shots).toHaveLength(1);
  expect(refused(empty, 'shoot-vehicle:rifle:bv1')).toBeUndefined();

  const battle = battleWith({
    a: [[5, 5, { weapons: ['rifle'] }]],
    vehicles: [[LIGHT, LIGHT]],
  });
  parked(battle, 'av1', [20, 20], ['a1']);
  parked(battle, 'av2', [30, 20]);
  activate(battle, 'a1');
  expect(refused(battle, 'shoot-vehicle:rifle:av1')).toBe('no-such-vehicle MU-VEH-15');
  expect(refused(battle, 'shoot-vehicle:rifle:av2')).toBe('no-such-vehicle MU-VEH-15');
});

test('MU-VEH-15 MU-SHOOT-10 beyond long range, above 6 or unseen there is no shot', () => {
  const far = (shoot: number | null, x: number) => {
    const battle = enemyVehicle(LIGHT, {
      a: [[x, 20, { weapons: ['pistol'], values: { shoot } }]],
    });
    activate(battle, 'a1');
    return refused(battle, 'shoot-vehicle:pistol:bv1');
  };
  // 18 paces is long range: one worse.
  expect(far(5, 40)).toBeUndefined();
  expect(far(6, 40)).toBe('vehicle-out-of-range MU-VEH-15');
  expect(far(2, 40.1)).toBe('vehicle-out-of-range MU-VEH-15');
  expect(far(null, 30)).toBe('vehicle-out-of-range MU-VEH-15');
});

test('MU-VEH-15 MU-SHOOT-08 a die always needs at least 2', () => {
  const needs = (shoot: number, x: number) => {
    const battle = enemyVehicle(LIGHT, {
      a: [[x, 20, { weapons: ['pistol'], values: { shoot } }]],
    });
    const shooter = figureOf(battle, 'a1');
    const [pistol] = shooter.recruit.ranged;
    if (!pistol) throw new Error('There is no pistol.');
    return needsAtVehicle(battle, shooter, pistol, vehicleOf(battle, 'bv1')).hit;
  };
  // Short up to 6 paces, medium up to 12, long up to 18; 10.5 + 8 is where it begins.
  expect([needs(2, 12), needs(4, 12), needs(4, 11.9), needs(4, 6), needs(4, 5.9)]).toEqual([
    2, 3, 4, 4, 5,
  ]);
});

test('MU-VEH-15 MU-LOS-01 a high figure sees a vehicle over a wall', () => {
  const wall = piece('wall', [14, 10, 1, 20], { blocksSight: true, height: 30 });
  const tower = piece('tower', [8, 18, 4, 4], { ground: 'impassable', height: 100 });
  const battle = at8({ weapons: ['rifle'] }, { terrain: [wall, tower] });
  expect(refused(battle, 'shoot-vehicle:rifle:bv1')).toBe('vehicle-unseen MU-VEH-15');
  Object.assign(figureOf(battle, 'a1'), { level: 100, on: 'tower' });
  expect(refused(battle, 'shoot-vehicle:rifle:bv1')).toBeUndefined();
});

test('MU-VEH-15 MU-COVER-01 MU-COVER-06 a high shooter fires over a fence', () => {
  const tower = piece('tower', [8, 18, 4, 4], { ground: 'impassable', height: 200 });
  const fired = (high: boolean) => {
    const battle = at8({ weapons: ['bazooka'] }, { terrain: [fence('fence', 14), tower] });
    const shooter = figureOf(battle, 'a1');
    if (high) Object.assign(shooter, { level: 200, on: 'tower' });
    const [bazooka] = shooter.recruit.ranged;
    if (!bazooka) throw new Error('There is no bazooka.');
    const { cover } = needsAtVehicle(battle, shooter, bazooka, vehicleOf(battle, 'bv1'));
    const faces = high ? [[6], [1]] : [[6], [6], [1]];
    const { rolls } = perform(battle, 'shoot-vehicle:bazooka:bv1', { faces });
    return [cover.length, ...rolls.map(({ rule }) => rule)];
  };
  expect(fired(false)).toEqual([1, 'MU-COVER-06', 'MU-SHOOT-07', 'MU-VEH-16']);
  expect(fired(true)).toEqual([0, 'MU-SHOOT-07', 'MU-VEH-16']);
});

test('MU-VEH-15 MU-COVER-02 obstacles that hide more than half are harder farther off', () => {
  const covered = (...terrain: readonly ReturnType<typeof fence>[]) => {
    const battle = at8({ weapons: ['pistol'] }, { terrain });
    const shooter = figureOf(battle, 'a1');
    const [pistol] = shooter.recruit.ranged;
    if (!pistol) throw new Error('There is no pistol.');
    return needsAtVehicle(battle, shooter, pistol, vehicleOf(battle, 'bv1'));
  };
  expect(covered()).toEqual({ cover: [], hit: 3, hurt: 4 });
  expect(covered(fence('near', 14), fence('far', 17))).toMatchObject({ cover: [3, 4] });
  // It is two paces wide: what hides a pace of it is no cover, what hides more is.
  expect(covered(fence('half', 17, 20.1, 10)).cover).toEqual([]);
  expect(covered(fence('more', 17, 19.8, 10)).cover).toEqual([4]);
  expect(covered(fence('slit', 17, 19.6, 0.8)).cover).toEqual([]);
});

test('MU-VEH-15 MU-EDGE-05 MU-MERC-13 MU-SHOOT-03 a shooter is seen and reloads', () => {
  const battle = at8({ weapons: ['rifle', 'crossbow'] });
  const shooter = figureOf(battle, 'a1');
  shooter.hidden = true;
  const { events, rolls } = perform(battle, 'shoot-vehicle:rifle:bv1', { faces: [[2], [1]] });
  expect(abouts(events)).toEqual(['fires', 'hits', 'vehicle-unhurt']);
  expect(events[0]).toMatchObject({
    rule: 'MU-VEH-15',
    params: { figure: 'a1', weapon: 'rifle' },
  });
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6>=2', 'd6>=3']);
  expect(shooter).toMatchObject({ hidden: false, wielded: ['rifle'], fired: [] });
  activate(battle, 'a1');
  perform(battle, 'shoot-crew:crossbow:b1', { faces: [[3], [2], [1]] });
  expect(shooter).toMatchObject({ wielded: ['crossbow'], fired: ['crossbow'] });
  expect(figureOf(battle, 'b1').life).toBe(3);
});

test('MU-VEH-15 each hit takes a point, and a miss takes nothing and rolls no more', () => {
  const battle = at8({ weapons: ['submachine-gun'] });
  const key = 'shoot-vehicle:submachine-gun:bv1';
  const missed = perform(battle, key, { faces: [[1, 1, 1]] });
  expect(abouts(missed.events)).toEqual(['fires', 'hits']);
  const { events, rolls } = perform(battle, key, {
    faces: [
      [6, 6, 1],
      [6, 3],
    ],
  });
  expect(rolls[1]).toMatchObject({
    notation: '2d6>=3',
    about: 'damage-of-hits',
    rule: 'MU-VEH-15',
  });
  expect(abouts(events)).toEqual(['fires', 'hits', 'vehicle-damaged']);
  expect(vehicleOf(battle, 'bv1').structure).toBe(1);
});

test('MU-TMPL-08 MU-VEH-15 flames surely hit a vehicle up to 8 paces away', () => {
  const battle = at8({ weapons: ['flamethrower'] });
  const { rolls } = perform(battle, 'shoot-vehicle:flamethrower:bv1', { faces: [[2]] });
  // Strength 8 against the armour 2 of its rear.
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6>=2']);
  expect(vehicleOf(battle, 'bv1').structure).toBe(2);
  figureOf(battle, 'a1').at = [199, 400];
  expect(refused(battle, 'shoot-vehicle:flamethrower:bv1')).toBe('vehicle-out-of-range MU-VEH-15');
});

test('MU-VEH-16 MU-TMPL-07 a rocket bursts at the vehicle and may fell a climber', () => {
  const tower = piece('tower', [16, 22.5, 6, 6], { ground: 'impassable', height: 80 });
  const battle = at8(
    { weapons: ['bazooka'] },
    {
      b: [
        [5, 5],
        [19, 22, { values: { life: 5 } }],
      ],
      terrain: [tower],
    },
  );
  Object.assign(figureOf(battle, 'b2'), { hanging: true, on: 'tower', level: 20 });
  const { events, rolls } = perform(battle, 'shoot-vehicle:bazooka:bv1', {
    faces: [[6], [6], [6], [1]],
  });
  // A pace from its middle, towards who fired.
  expect(events.find(({ about }) => about === 'explodes')?.params).toEqual({
    x: 380,
    y: 400,
    radius: 60,
  });
  expect(rolls.map(({ rule }) => rule)).toEqual([
    'MU-SHOOT-07',
    'MU-TMPL-07',
    'MU-VEH-16',
    'MU-EQ-08',
  ]);
  expect(figureOf(battle, 'b2')).toMatchObject({ hanging: false, life: 3 });
});

test('MU-ARCH-01 MU-COVER-02 arrows have to pass every fence first', () => {
  const terrain = [fence('near', 13), fence('far', 17)];
  const fired = (...faces: number[][]) => {
    const battle = at8({ weapons: ['bow'] }, { terrain });
    return perform(battle, 'shoot-vehicle:bow:bv1', { faces }).rolls.map(({ rule }) => rule);
  };
  expect(fired([2])).toEqual(['MU-COVER-02']);
  expect(fired([3], [2])).toEqual(['MU-COVER-02', 'MU-COVER-02']);
  expect(fired([3], [3], [1])).toEqual(['MU-COVER-02', 'MU-COVER-02', 'MU-SHOOT-07']);
});

test('MU-ARCH-02 MU-SHOOT-14 the second old pistol is not fired if the first bursts', () => {
  const volley = (...faces: number[][]) => {
    const battle = enemyVehicle(LIGHT, {
      a: [
        [
          12,
          20,
          {
            rank: 'chief',
            weapons: ['pistol-black-powder', 'pistol-black-powder'],
            values: { shoot: 4 },
          },
        ],
      ],
      settings: { twoPistols: 'both' },
    });
    activate(battle, 'a1');
    const played = perform(battle, 'shoot-vehicle:pistol-black-powder:bv1', { faces });
    return [...played.rolls.map(({ rule }) => rule), vehicleOf(battle, 'bv1').structure];
  };
  expect(volley([1], [1], [1])).toEqual(['MU-SHOOT-07', 'MU-ARCH-02', 'MU-ARCH-02', 3]);
  expect(volley([2], [6], [6])).toEqual(['MU-SHOOT-07', 'MU-SHOOT-07', 'MU-VEH-15', 2]);
  expect(volley([6], [6], [6, 6])).toEqual(['MU-SHOOT-07', 'MU-SHOOT-07', 'MU-VEH-15', 1]);
});

test('MU-SHOOT-03 MU-SHOOT-14 both old pistols reload after a shot at a vehicle', () => {
  const battle = at8(
    { weapons: ['pistol-black-powder', 'pistol-black-powder'], values: { shoot: 4 } },
    { settings: { twoPistols: 'both' } },
  );
  activate(battle, 'a1', 4);
  const key = 'shoot-vehicle:pistol-black-powder:bv1';
  perform(battle, key, { faces: [[2], [2]] });
  expect(refused(battle, key)).toBe('reloading MU-SHOOT-03');
});
