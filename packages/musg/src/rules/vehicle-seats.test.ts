import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation } from './activation.ts';
import { putOut } from './crew.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleWith, type TestBattle } from './testing/battle.ts';
import { modelOf, parked } from './testing/vehicles.ts';
import { foesAboard, vehicleOf, vehiclesOf } from './vehicles.ts';
import { loseLife } from './wound.ts';

/** Three of one side in a vehicle with guns; the first drives. */
function crewed(settings: TestBattle['settings'] = {}): Battle {
  const battle = battleWith({
    a: [
      [5, 5, { weapons: ['rifle'] }],
      [5, 7],
      [5, 9],
      [5, 11],
    ],
    b: [[5, 30]],
    vehicles: [[{ class: 'medium', fixed: ['machine-gun'], turret: ['bazooka'] }]],
    settings,
  });
  parked(battle, 'av1', [20, 20], ['a1', 'a2', 'a3']);
  return battle;
}

const gunsOf = (battle: Battle, id: string) =>
  figureOf(battle, id).recruit.ranged.map((weapon) => weapon.id);

test('MU-VEH-04 a vehicle begins empty, whole, still and off the table', () => {
  const name = { en: 'Test', fr: 'Essai' };
  const model = modelOf({ class: 'light' });
  const band = { id: 'test', name, race: 'human', recruits: [], unspent: 0 };
  const whole = {
    model,
    at: [0, 0],
    facing: 0,
    fate: 'waiting',
    structure: 3,
    crew: [],
    moved: false,
    boosted: false,
  };
  expect(vehiclesOf({ ...band, vehicles: [model, model] }, 1)).toEqual([
    { id: 'bv1', seat: 1, ...whole },
    { id: 'bv2', seat: 1, ...whole },
  ]);
  expect(vehiclesOf(band, 1)).toEqual([]);
});

test('MU-VEH-07 MU-VEH-22 leaving frees the seat and guns; the next passenger drives', () => {
  const battle = crewed();
  const [driver, next] = [figureOf(battle, 'a1'), 'a2'];
  expect(gunsOf(battle, 'a1')).toEqual(['rifle', 'mounted-machine-gun-1']);
  expect(gunsOf(battle, next)).toEqual(['mounted-bazooka-1']);
  putOut(battle, driver, [400, 460]);
  expect(driver).toMatchObject({ fate: 'in', level: 0, on: null, at: [400, 460] });
  expect(vehicleOf(battle, 'av1').crew).toEqual(['a2', 'a3']);
  expect([gunsOf(battle, 'a1'), gunsOf(battle, next), gunsOf(battle, 'a3')]).toEqual([
    ['rifle'],
    ['mounted-machine-gun-1'],
    ['mounted-bazooka-1'],
  ]);
});

test('MU-CHAR-14 a figure that falls on foot leaves all seats as they are', () => {
  const battle = crewed();
  const walker = figureOf(battle, 'a4');
  runFlow(loseLife(battle, 'a4', 3, 'b1', 'MU-MELEE-02'));
  expect(walker.fate).toBe('out');
  expect(vehicleOf(battle, 'av1').crew).toEqual(['a1', 'a2', 'a3']);
});

test('MU-VEH-05 MU-VEH-08 only the activation of its driver readies a vehicle', () => {
  const after = (id: string, boosters?: 'game') => {
    const battle = crewed(boosters && { boosters });
    const vehicle = vehicleOf(battle, 'av1');
    Object.assign(vehicle, { moved: true, boosted: true });
    runFlow(beginActivation(battle, id));
    return [vehicle.moved, vehicle.boosted];
  };
  expect(after('a1')).toEqual([false, false]);
  expect(after('a2')).toEqual([true, true]);
  expect(after('a4')).toEqual([true, true]);
  expect(after('a1', 'game')).toEqual([false, true]);
});

test('MU-VEH-23 enemies aboard are those of others in the same vehicle', () => {
  const battle = crewed();
  const foes = (id: string) => foesAboard(battle, figureOf(battle, id)).map((each) => each.id);
  expect([foes('a1'), foes('b1')]).toEqual([[], []]);
  vehicleOf(battle, 'av1').crew = ['a1', 'a2', 'b1'];
  expect([foes('a1'), foes('b1'), foes('a4')]).toEqual([['b1'], ['a1', 'a2'], []]);
});
