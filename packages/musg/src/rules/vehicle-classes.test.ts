import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { modelOf } from './testing/vehicles.ts';
import { CLASS_VALUES, vehiclePrice, type VehicleEntry } from './vehicle-classes.ts';

test('MU-VEH-02 MU-VEH-03 MU-VEH-22 seats, size and the most armour of each class', () => {
  const { light, medium, heavy } = CLASS_VALUES;
  const line = ({ seats, length, width, mostArmour }: typeof light) =>
    [seats, length, width, mostArmour].join(' ');
  expect([light, medium, heavy].map(line)).toEqual(['2 3 2 23', '5 4 2 36', '10 5 3 48']);
});

const TANK: VehicleEntry = {
  class: 'medium',
  name: { en: 'Bertha', fr: 'Berthe' },
  armour: { front: 3, left: 1 },
  speed: 2,
  rams: ['front'],
  fixed: ['machine-gun', 'pistol'],
  turret: ['bazooka', 'no-such-gun'],
};

test('MU-VEH-25 upgrades give armour by side, guns, and a pace less for four points', () => {
  const { fixed, turret, ...model } = modelOf(TANK);
  expect(model).toEqual({
    name: { en: 'Bertha', fr: 'Berthe' },
    class: 'medium',
    structure: 6,
    speed: 180, // 8 and 2 more, less 1
    booster: 100,
    seats: 5,
    length: 80,
    width: 40,
    armour: { front: 10, right: 6, rear: 5, left: 7 },
    rams: ['front'],
  });
  expect(fixed.map(({ id, mounted }) => [id, mounted])).toEqual([
    ['mounted-machine-gun-1', true],
    ['mounted-pistol-2', true],
  ]);
  expect(turret.map(({ id }) => id)).toEqual(['mounted-bazooka-1']);
  expect(modelOf({ class: 'light' }).name).toEqual({ en: 'Light vehicle', fr: 'Véhicule léger' });
});

test('MU-VEH-25 upgrades cost 5 per armour, 10 per pace, 3 per ram, and the guns', () => {
  // 50, armour 20, speed 20, a ram 3, machine gun 35, pistol 7, bazooka 30.
  expect(vehiclePrice(BUILT_IN_LIBRARY, TANK)).toBe(165);
});

test('MU-VEH-25 armour never stops it: a pace is left', () => {
  expect(modelOf({ class: 'heavy', armour: { front: 12, rear: 12 } }).speed).toBe(20);
  expect(modelOf({ class: 'heavy', armour: { front: 12, rear: 7 } }).speed).toBe(40);
});
