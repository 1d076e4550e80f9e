import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { activate, perform, refused } from './testing/battle.ts';
import { enemyVehicle } from './testing/vehicles.ts';
import { vehicleOf } from './vehicles.ts';

/** A chief beside the right side of a light vehicle, armour 3. */
function adjacent(): Battle {
  const sketch = { rank: 'chief', weapons: ['sword', 'dagger'] } as const;
  const battle = enemyVehicle({ class: 'light' }, { a: [[20, 21.5, sketch]] });
  activate(battle, 'a1');
  return battle;
}

test('MU-VEH-15 MU-EDGE-05 two weapons strike a vehicle, each with its own strength', () => {
  const battle = adjacent();
  const { events, rolls } = perform(battle, 'strike-vehicle:bv1:sword+dagger', {
    faces: [[6, 1], [6], [6], [6]],
  });
  // Strength 5: 7 with the sword, 6 with the dagger.
  expect(rolls.map(({ notation, rule }) => `${rule} ${notation}`)).toEqual([
    'MU-MELEE-01 2d6>=3',
    'MU-MELEE-01 d6>=3',
    'MU-VEH-15 d6>=2',
    'MU-VEH-15 d6>=3',
  ]);
  expect(events.map(({ about }) => about)).toEqual(['strikes-vehicle', 'hits', 'vehicle-damaged']);
  expect(events[0]?.params).toEqual({ figure: 'a1', vehicle: 'bv1' });
  expect(figureOf(battle, 'a1').wielded).toEqual(['sword', 'dagger']);
  expect(vehicleOf(battle, 'bv1').structure).toBe(1);
});

test('MU-VEH-15 empty vehicles of another side can be struck, friendly ones not', () => {
  const battle = adjacent();
  const vehicle = vehicleOf(battle, 'bv1');
  vehicle.crew = [];
  expect(refused(battle, 'strike-vehicle:bv1:sword')).toBeUndefined();
  Object.assign(vehicle, { seat: 0 });
  expect(refused(battle, 'strike-vehicle:bv1:sword')).toBe('no-such-vehicle MU-VEH-15');
});

test('MU-VEH-15 a miss rolls no damage, and a hit without effect is logged', () => {
  const logged = (...faces: number[][]) => {
    const battle = adjacent();
    const { events } = perform(battle, 'strike-vehicle:bv1:sword+dagger', { faces });
    return [events.at(-1)?.about, vehicleOf(battle, 'bv1').structure];
  };
  expect(logged([1, 1], [6], [6])).toEqual(['vehicle-damaged', 2]);
  expect(logged([6, 1], [1], [2])).toEqual(['vehicle-damaged', 2]);
  expect(logged([6, 1], [1], [1])).toEqual(['vehicle-unhurt', 3]);
  expect(logged([1, 1], [1])).toEqual(['vehicle-unhurt', 3]);
});
