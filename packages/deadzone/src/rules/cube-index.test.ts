import { expect, test } from 'vitest';
import { moveTo, internCube } from './cube-index.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';

test('one and the same cube is one and the same list, and two cubes are two', () => {
  expect(internCube([3, 4, 2])).toBe(internCube([3, 4, 2]));
  const all = [1, 2, 3, 4].flatMap((level) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((column) => internCube([column, row, level])),
    ),
  );
  expect(new Set(all).size).toBe(256);
  expect(internCube([8, 1, 3])).toEqual([8, 1, 3]);
});

test('DZ-MOVE-03 a model that enters another cube has no place in it yet', () => {
  const battle = battleWith({ a: [['a1']] });
  at(battle, 'a1').spot = [12, 12];
  moveTo(at(battle, 'a1'), cubeAt('b1'));
  expect(at(battle, 'a1').cube).toBe(internCube([2, 1, 1]));
  expect(at(battle, 'a1')).not.toHaveProperty('spot');
});
