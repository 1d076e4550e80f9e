import { Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { shotDamage, strikeDamage } from '../bot/vehicle-value.ts';
import { figureOf } from '../rules/figures.ts';
import { vehicleOf } from '../rules/vehicles.ts';
import { musg } from '../system.ts';
import { actionOdds } from './action.ts';

/** A vehicle with its driver in it, and an orc with a bow and others with axes before it. */
const POSITION =
  'open-field:dust-riders,red-fang turn=1 phase=wave:1:0:3 order=b+a ' +
  'av1@300,300>180[crew=a1] a1@300,300[aboard,level=1,on=vehicle-av1] b4@300,420 b3@300,355 b1@500,600';

function gameAt(position: string, active: string) {
  const setup = musg.readSetup({ position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(musg, setup, { seed: 3 });
  game.answer(`activate:${active}`);
  return game;
}

function mean(lost: unknown): number {
  return (lost as readonly (readonly [number, number])[]).reduce((sum, [n, p]) => sum + n * p, 0);
}

test('MU-VEH-15 a shot at a vehicle has odds of its effects', () => {
  const game = gameAt(POSITION, 'b4');
  const odds = actionOdds(game, 'shoot-vehicle:bow:av1');
  if (!odds) throw new Error('It has odds.');
  expect(Object.values(odds.outcomes).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  const vehicle = vehicleOf(game.state, 'av1');
  const expected = shotDamage(game.state, figureOf(game.state, 'b4'), 'bow', vehicle);
  expect(expected).toBeGreaterThan(0);
  expect(mean(odds.more?.['structureLost'])).toBeCloseTo(expected, 9);
  expect(odds.titles['out-of-action']?.fr).toBe('Détruit');
  expect(actionOdds(game, 'shoot-vehicle:bow:bv9')).toBeUndefined();
});

test('MU-VEH-15 a blow at a vehicle, too', () => {
  const game = gameAt(POSITION, 'b3');
  const odds = actionOdds(game, 'strike-vehicle:av1:axe');
  if (!odds) throw new Error('It has odds.');
  const vehicle = vehicleOf(game.state, 'av1');
  const expected = strikeDamage(figureOf(game.state, 'b3'), ['axe'], vehicle);
  expect(mean(odds.more?.['structureLost'])).toBeCloseTo(expected, 9);
});

test('MU-VEH-18 a shot at a passenger has odds for the passenger and the vehicle', () => {
  const game = gameAt(POSITION, 'b4');
  const odds = actionOdds(game, 'shoot-crew:bow:a1');
  if (!odds) throw new Error('It has odds.');
  expect(odds.outcomes['wounded']).toBeGreaterThan(0);
  expect(mean(odds.more?.['structureLost'])).toBeGreaterThan(0);
  expect(Object.values(odds.outcomes).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
});
