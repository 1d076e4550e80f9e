import { bodyOf, checkPlayable, cubeBoard, SQUARES, standableCubes } from '../board/index.ts';
import { builtInField } from '../board/fields/index.ts';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { fightModifiers } from './fight.ts';
import { FIELD_NAMES } from './resolve-setup.ts';
import { boardOf, sightOf, sightBodyOf } from './battlefield.ts';
import { recon } from './recon.ts';
import { fits } from './models.ts';
import { movePaths } from './move-paths.ts';
import { shotTest } from './shoot.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { KNIFE, RIFLE } from './testing/recruits.ts';
import { gunsOf } from './shoot.ts';
import { bladesOf } from './fight.ts';

test('DZ-SETUP-03 all of a body counts: a hidden part makes the shot unclear', () => {
  const open = battleWith({ a: [['a1']], b: [['d1', { size: 3 }]] });
  expect(sightOf(open, at(open, 'a1'), at(open, 'b1'))).toBe('clear');
  const cubes = [{ at: [3, 1, 1], west: 'low-large' }] as const;
  const behind = battleWith({ a: [['a1']], b: [['d1', { size: 3 }]], cubes });
  expect(sightOf(behind, at(behind, 'a1'), at(behind, 'b1'))).toBe('partial');
  const { low } = bodyOf(sightBodyOf(open, at(open, 'b1')));
  expect(low[2]).toBe(1);
});

test('DZ-BOARD-01 the ground is 8 by 8 squares, and its level is 1', () => {
  const ground = standableCubes(boardOf(battleWith({ levels: 1 })));
  expect(SQUARES).toBe(8);
  expect(ground).toHaveLength(64);
  expect(ground.every(([, , level]) => level === 1)).toBe(true);
});

test('DZ-BOARD-02 a tower of three cubes has three levels in one square', () => {
  const cubes = [2, 3].map((level) => ({ at: [4, 4, level] as const, floor: 'full' as const }));
  const stack = standableCubes(boardOf(battleWith({ cubes }))).filter(
    ([column, row]) => column === 4 && row === 4,
  );
  expect(stack.map(([, , level]) => level)).toEqual([1, 2, 3]);
});

test('DZ-BOARD-03 every battlefield of the kit can be played on from end to end', () => {
  for (const name of FIELD_NAMES) expect(checkPlayable(cubeBoard(builtInField(name)))).toEqual([]);
});

test('DZ-BOARD-04 the first player picks the side on a symmetric field', () => {
  const battle = battleWith({
    a: [['a1', { type: 'leader', recon: 4 }]],
    b: [['h8', { type: 'leader', recon: 4 }]],
  });
  runFlow(recon(battle), {
    choices: ['i-begin', 'zone:2'],
    faces: [[4, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  });
  expect(battle.sides.map(({ zone }) => zone)).toEqual([1, 0]);
});

test('DZ-BOARD-07 floors, walls, gaps and ramps of the field decide all movement', () => {
  const walled = battleWith({
    a: [['a1']],
    cubes: [{ at: [1, 1, 1], east: 'blocked', south: 'blocked' }],
  });
  expect(movePaths(walled, at(walled, 'a1'), 1)).toEqual([]);
});

test('DZ-PROF-02 the number that a characteristic needs is never modified', () => {
  const battle = battleWith({ a: [['a1', { shoot: 3 }]], b: [['a3']] });
  const test = shotTest(battle, at(battle, 'a1'), RIFLE, at(battle, 'b1'), true);
  expect(test.at).toBe(3);
});

test('DZ-PROF-03 a weapon has a range to shoot with, or is for fights only', () => {
  const battle = battleWith({ a: [['a1', { weapons: [RIFLE, KNIFE] }]] });
  const model = at(battle, 'a1');
  expect(gunsOf(model)).toMatchObject([{ id: 'rifle', range: 6 }]);
  expect(bladesOf(battle, model)).toMatchObject([{ id: 'knife', range: 'melee' }]);
});

test('DZ-PROF-04 Size decides how much it bears, where it fits and who is larger', () => {
  const battle = battleWith({ a: [['a1', { size: 3 }], ['a1']], b: [['a1', { size: 2 }]] });
  expect(fits(battle, at(battle, 'b1'), cubeAt('a1'))).toBe(true);
  expect(fits(battle, at(battle, 'a1'), cubeAt('a1'))).toBe(true);
  const list = fightModifiers(battle, at(battle, 'a1'), at(battle, 'b1'), 'fight', false, false);
  expect(list.map(({ why }) => why)).toContain('larger');
});
