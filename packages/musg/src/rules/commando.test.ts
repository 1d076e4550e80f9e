import { expect, test } from 'vitest';
import { stepOut } from './commando.ts';
import { figureOf } from './figures.ts';
import { battleWith, piece, type TestBattle } from './testing/battle.ts';

test('MU-MERC-13 a revealed figure stays, or moves to the nearest free place', () => {
  const shown = (rest: TestBattle) => {
    const battle = battleWith({ a: [[10, 10]], ...rest });
    const commando = Object.assign(figureOf(battle, 'a1'), { hidden: true });
    stepOut(battle, commando);
    return [...commando.at, commando.hidden];
  };
  expect(shown({})).toEqual([200, 200, false]);
  expect(shown({ b: [[10, 10]] })).toEqual([200, 180, false]);
  // North of him is a wall: the next direction, clockwise, in which there is room.
  const wall = piece('wall', [9, 8.7, 1.2, 0.5], { ground: 'impassable' });
  expect(shown({ b: [[10, 10]], terrain: [wall] })).toEqual([220, 200, false]);
  const rock = (size: number) => ({
    terrain: [
      piece('rock', [10 - size, 10 - size, 2 * size, 2 * size], { ground: 'impassable' as const }),
    ],
  });
  expect(shown(rock(5.5))).toEqual([200, 80, false]);
  expect(shown(rock(5.6))).toEqual([200, 200, false]);
});
