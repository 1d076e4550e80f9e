import { emit, type GameEvent } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { needsAtCrew, needsAtVehicle } from './shoot-vehicle.ts';
import { activate, fence, perform, piece, refused } from './testing/battle.ts';
import { at8, enemyVehicle } from './testing/vehicles.ts';
import type { VehicleEntry } from './vehicle-classes.ts';
import { vehicleOf } from './vehicles.ts';
import type { World } from './world.ts';

const LIGHT: VehicleEntry = { class: 'light' };

const abouts = (events: readonly GameEvent[]) => events.map(({ about }) => about);

test('MU-VEH-18 MU-COVER-07 cover of a passenger goes by range, with its Resistance', () => {
  const needs = (x: number) => {
    const battle = enemyVehicle(LIGHT, { a: [[x, 20, { rank: 'chief', weapons: ['pistol'] }]] });
    const [shooter, target] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    const [pistol] = shooter.recruit.ranged;
    if (!pistol) throw new Error('There is no pistol.');
    return needsAtCrew(battle, shooter, pistol, target, vehicleOf(battle, 'bv1'));
  };
  expect([needs(13), needs(8), needs(2)]).toEqual([
    { before: [], cover: 3, hit: 2, hurt: 4 },
    { before: [], cover: 4, hit: 3, hurt: 4 },
    { before: [], cover: 5, hit: 4, hurt: 4 },
  ]);
});

test('MU-VEH-18 MU-SHOOT-05 enemies shoot at passengers, without templates', () => {
  const battle = at8(
    { weapons: ['grenade', 'rifle'] },
    {
      b: [
        [5, 5],
        [30, 20],
      ],
    },
  );
  expect(refused(battle, 'shoot-crew:rifle:b1')).toBeUndefined();
  expect(refused(battle, 'shoot-crew:grenade:b1')).toBe('no-template-here MU-VEH-18');
  expect(refused(battle, 'shoot-crew:rifle:b2')).toBe('not-there MU-VEH-18');
  expect(refused(battle, 'shoot-crew:rifle:b9')).toBe('not-there MU-VEH-18');
  activate(battle, 'b2');
  figureOf(battle, 'b2').recruit = figureOf(battle, 'a1').recruit;
  expect(refused(battle, 'shoot-crew:rifle:b1')).toBe('a-friend MU-SHOOT-05');
});

test('MU-VEH-18 each shot at a passenger rolls cover, hit and damage until it is out', () => {
  const battle = at8({ weapons: ['submachine-gun'] }, { b: [[5, 5, { values: { life: 2 } }]] });
  const key = 'shoot-crew:submachine-gun:b1';
  const faces = [[2], [1], [3], [1], [3], [2], [2]];
  const { events, rolls } = perform(battle, key, { faces });
  expect(rolls.map(({ about }) => about)).toEqual([
    'past-obstacle',
    'vehicle-damage',
    'past-obstacle',
    'to-hit',
    'past-obstacle',
    'to-hit',
    'damage',
  ]);
  expect(abouts(events)).toEqual(['fires', 'vehicle-unhurt']);
  expect([figureOf(battle, 'b1').life, vehicleOf(battle, 'bv1').structure]).toEqual([2, 3]);
  const last = perform(battle, key, { faces: [[3], [2], [3], [3], [2], [3]] });
  expect(abouts(last.events)).toEqual(['fires', 'wounded', 'wounded', 'out-of-action']);
  expect(vehicleOf(battle, 'bv1').crew).toEqual([]);
});

test('MU-VEH-18 MU-COVER-02 scenery before the vehicle stops shots at who is inside', () => {
  const battle = at8({ weapons: ['rifle'] }, { terrain: [fence('fence', 14)] });
  const { rolls } = perform(battle, 'shoot-crew:rifle:b1', { faces: [[3], [3], [1]] });
  expect(rolls.map(({ rule, about }) => `${rule} ${about}`)).toEqual([
    'MU-COVER-02 cover',
    'MU-VEH-18 past-obstacle',
    'MU-VEH-18 to-hit',
  ]);
  // The fence takes what does not pass it: the vehicle is not struck.
  perform(battle, 'shoot-crew:rifle:b1', { faces: [[2]] });
  expect(vehicleOf(battle, 'bv1').structure).toBe(3);
});

test('MU-VEH-18 MU-SHOOT-09 shots from above are one better at car and crew', () => {
  const tower = piece('tower', [8, 18, 4, 4], { ground: 'impassable', height: 100 });
  const needs = (level: number) => {
    const battle = at8({ weapons: ['pistol'], values: { shoot: 4 } }, { terrain: [tower] });
    Object.assign(figureOf(battle, 'a1'), { level, on: 'tower' });
    const [shooter, target] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    const [pistol] = shooter.recruit.ranged;
    if (!pistol) throw new Error('There is no pistol.');
    const vehicle = vehicleOf(battle, 'bv1');
    return [
      needsAtCrew(battle, shooter, pistol, target, vehicle).hit,
      needsAtVehicle(battle, shooter, pistol, vehicle).hit,
    ];
  };
  expect([needs(0), needs(100)]).toEqual([
    [4, 4],
    [3, 3],
  ]);
});

test('MU-VEH-18 MU-SHOOT-14 two pistols fire at who is inside where a table wants it', () => {
  const pistols = { weapons: ['pistol', 'pistol'] };
  const battle = at8(pistols, { settings: { twoPistols: 'both' } });
  const { rolls } = perform(battle, 'shoot-crew:pistol:b1', { faces: [[6], [1], [6], [1]] });
  expect(rolls).toHaveLength(4);
});

test('MU-ARCH-02 a burst weapon no longer fires at passengers', () => {
  const battle = at8({ weapons: ['rifle-black-powder'] });
  const shooter = figureOf(battle, 'a1');
  // A gun of somebody’s own pack, with two barrels.
  const ranged = shooter.recruit.ranged.map((weapon) => ({ ...weapon, targets: 2 }));
  shooter.recruit = { ...shooter.recruit, ranged };
  perform(battle, 'shoot-crew:rifle-black-powder:b1', { faces: [[3], [1], [1], [1]] });
  expect(shooter.lost).toEqual(['rifle-black-powder']);
});

test('MU-PASS-06 an arrow that strays from who is inside puts another under fire', () => {
  const battle = at8(
    { weapons: ['bow'] },
    {
      b: [
        [5, 5],
        [14, 20],
      ],
      settings: { underFire: 'on' },
    },
  );
  const { rolls } = perform(battle, 'shoot-crew:bow:b1', { faces: [[3], [1], [6], [6], [1, 1]] });
  expect(rolls.map(({ rule }) => rule)).toEqual([
    'MU-VEH-18',
    'MU-SHOOT-07',
    'MU-ARCH-05',
    'MU-ARCH-05',
    'MU-PASS-06',
  ]);
});

test('MU-RT-14 MU-ZOM-09 shots at vehicles and at those inside are heard', () => {
  const listening: World = {
    id: 'listening',
    title: { en: 'Listening', fr: 'À l’écoute' },
    text: { en: 'Walls have ears.', fr: 'Les murs ont des oreilles.' },
    shot: (_, figure, weapon, target) =>
      emit('heard', 'MU-RT-14', { figure, weapon, target: target ?? '' }),
  };
  const battle = at8({ weapons: ['rifle'] }, { world: listening });
  const heard = (key: string, faces: number[][]) =>
    perform(battle, key, { faces }).events.findLast(({ about }) => about === 'heard')?.params;
  const rifle = { figure: 'a1', weapon: 'rifle' };
  expect(heard('shoot-vehicle:rifle:bv1', [[1]])).toEqual({ ...rifle, target: '' });
  expect(heard('shoot-crew:rifle:b1', [[1], [1]])).toEqual({ ...rifle, target: 'b1' });
});
