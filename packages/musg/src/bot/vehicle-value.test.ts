import { oddsOf } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { board } from '../rules/crew.ts';
import { figureOf } from '../rules/figures.ts';
import { shootVehicle } from '../rules/shoot-vehicle.ts';
import { strikeVehicle } from '../rules/strike-vehicle.ts';
import type { Battle } from '../rules/state.ts';
import { activate, at, battleWith, fence } from '../rules/testing/battle.ts';
import { vehicleOf } from '../rules/vehicles.ts';
import { atVehicleValue, shotDamage, strikeDamage } from './vehicle-value.ts';

/** A light vehicle of the others with somebody in it, and a chief who stands to its left. */
function battleAt(x: number, weapons: readonly string[], structure = 3): Battle {
  const battle = battleWith({
    a: [[x, 20, { rank: 'chief', weapons }]],
    b: [[5, 5]],
    terrain: [fence('fence', 14)],
    vehicles: [[], [{ class: 'light' }]],
  });
  const vehicle = vehicleOf(battle, 'bv1');
  Object.assign(vehicle, { at: at(20, 20), facing: 90, fate: 'in', structure });
  runFlow(board(battle, 'b1', 'bv1'));
  activate(battle, 'a1');
  return battle;
}

const structureLeft = (battle: Battle) => vehicleOf(battle, 'bv1').structure;

function mean(outcomes: readonly (readonly [number, number])[]): number {
  return outcomes.reduce((sum, [value, probability]) => sum + value * probability, 0);
}

test.each([
  ['rifle', 3],
  ['machine-gun', 3],
  ['machine-gun', 1],
  ['submachine-gun', 2],
  ['bow', 3],
])('MU-VEH-15 the bot expects of a shot with %s its exact odds', (id, structure) => {
  const battle = battleAt(10, [id], structure);
  const odds = oddsOf(battle, (each) => shootVehicle(each, 'a1', id, 'bv1'), [], {
    measure: structureLeft,
  });
  const expected = shotDamage(battle, figureOf(battle, 'a1'), id, vehicleOf(battle, 'bv1'));
  expect(expected).toBeCloseTo(structure - mean(odds.outcomes), 9);
  expect(expected).toBeGreaterThan(0);
});

test('MU-VEH-15 the bot expects of a blow its exact odds', () => {
  const battle = battleAt(17.2, ['axe', 'sword'], 2);
  const ids = ['axe', 'sword'];
  const odds = oddsOf(battle, (each) => strikeVehicle(each, 'a1', 'bv1', ids), [], {
    measure: structureLeft,
  });
  const figure = figureOf(battle, 'a1');
  const expected = strikeDamage(figure, ids, vehicleOf(battle, 'bv1'));
  expect(expected).toBeCloseTo(2 - mean(odds.outcomes), 9);
});

test('the bot fires at whom or what more comes of, and never at its own', () => {
  const battle = battleAt(10, ['rifle', 'bazooka']);
  const figure = figureOf(battle, 'a1');
  const value = (weapon: string) =>
    atVehicleValue(battle, figure, { kind: 'shoot-vehicle', weapon, vehicle: 'bv1' });
  expect(value('bazooka')).toBeGreaterThan(value('rifle'));
  expect(
    atVehicleValue(battle, figure, { kind: 'shoot-crew', weapon: 'rifle', target: 'b1' }),
  ).toBeGreaterThan(value('rifle'));
  const own = { ...battle, vehicles: battle.vehicles?.map((each) => ({ ...each, seat: 0 })) };
  const friendly = { kind: 'shoot-vehicle', weapon: 'rifle', vehicle: 'bv1' } as const;
  expect(
    atVehicleValue({ ...battle, vehicles: own.vehicles ?? [] }, figure, friendly),
  ).toBeLessThan(0);
});
