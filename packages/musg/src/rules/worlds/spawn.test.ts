import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import { at, battleWith, piece } from '../testing/battle.ts';
import { zombies } from './zombies.ts';
import { freePlaces } from './spawn.ts';

const table = (x: number, y: number) => {
  const battle = battleWith({ world: zombies, a: [[10, 10]] });
  figureOf(battle, 'a1').at = [x, y];
  return battle;
};

test('MU-ZOM-13 arriving figures are placed nearest first, 1.5 paces apart', () => {
  expect(freePlaces(table(100, 100), at(30, 20), 9)).toEqual([
    [600, 400],
    [570, 400],
    [600, 370],
    [600, 430],
    [630, 400],
    [570, 370],
    [570, 430],
    [630, 370],
    [630, 430],
  ]);
});

test('MU-ZOM-13 arrivals are up to 12 paces to every side', () => {
  const all = freePlaces(table(100, 100), at(30, 20), 999);
  expect(all).toHaveLength(17 * 17);
  expect(all.slice(-4)).toEqual([
    [360, 160],
    [360, 640],
    [840, 160],
    [840, 640],
  ]);
});

test('MU-ZOM-13 a pace clear of everybody on his feet, a base clear of the edge', () => {
  const first = (battle: ReturnType<typeof table>, x: number) => freePlaces(battle, [x, 400], 1)[0];
  expect(first(table(640, 400), 600)).toEqual([600, 400]);
  expect(first(table(639, 400), 600)).toEqual([570, 400]);
  const fallen = table(600, 400);
  figureOf(fallen, 'a1').fate = 'out';
  expect(first(fallen, 600)).toEqual([600, 400]);
  expect(first(table(600, 400), 10)).toEqual([10, 400]);
  expect(first(table(600, 400), 9)).toEqual([39, 400]);
});

test('MU-ZOM-14 only where it is wanted, and never in a wall', () => {
  const wall = piece('wall', [29, 0, 2, 40], { ground: 'impassable' });
  const battle = battleWith({ world: zombies, a: [[10, 10]], terrain: [wall] });
  expect(freePlaces(battle, at(30, 20), 2, ([x]) => x > 600)).toEqual([
    [630, 400],
    [630, 370],
  ]);
});
