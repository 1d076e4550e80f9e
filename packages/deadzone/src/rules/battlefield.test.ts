import { expect, test } from 'vitest';
import { DEFAULT_SETUP } from './default-setup.ts';
import { fieldNamed, resolveSetup } from './resolve-setup.ts';
import {
  boardOf,
  isInToxicSmoke,
  isThroughSmoke,
  enemiesSeeing,
  sees,
  sightOf,
  sightBodyOf,
} from './battlefield.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';

test('a battlefield is read once, and so is its board', () => {
  const { field } = resolveSetup(DEFAULT_SETUP);
  expect(fieldNamed('depot')).toBe(field);
  expect(boardOf({ field })).toBe(boardOf({ field }));
});

test('DZ-MOVE-03 the first side stands in the north of a cube, the other in the south', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1'], ['a1', { size: 2 }]] });
  expect(['a1', 'b1', 'b2'].map((id) => sightBodyOf(battle, at(battle, id)).spot)).toEqual([
    [3, 6],
    [21, 18],
    [12, 18],
  ]);
});

test('DZ-SHOOT-10 a model in between makes sight partial, the dead do not', () => {
  const battle = battleWith({ a: [['d2']], b: [['d6'], ['d4', { size: 4 }]] });
  const view = () => sightOf(battle, at(battle, 'a1'), at(battle, 'b1'));
  expect(view()).toBe('partial');
  at(battle, 'b2').where = 'dead';
  expect(view()).toBe('clear');
});

test('DZ-ITEM-05 DZ-ABIL-51 smoke hides, whether or not a wreck lies about', () => {
  const battle = battleWith({ a: [['d2']], b: [['d6'], ['h8', { abilities: ['vehicle'] }]] });
  at(battle, 'b2').where = 'wreck';
  const view = () => sees(battle, at(battle, 'a1'), at(battle, 'b1'));
  expect(view()).toBe(true);
  battle.smoke = [{ cube: cubeAt('d4'), toxic: false }];
  expect(view()).toBe(false);
});

test('DZ-ITEM-05 smoke beside the line of fire is in the way', () => {
  const battle = battleWith({ a: [['d2']], b: [['d6']] });
  const veiled = () => isThroughSmoke(battle, at(battle, 'a1'), at(battle, 'b1'));
  expect(veiled()).toBe(false);
  battle.smoke = [{ cube: cubeAt('e4'), toxic: false }];
  expect(veiled()).toBe(true);
});

test('DZ-ABIL-13 toxic smoke is where it is, and other smoke is none', () => {
  const battle = battleWith({ a: [['d4'], ['e4'], ['f4']] });
  battle.smoke = [
    { cube: cubeAt('d4'), toxic: true },
    { cube: cubeAt('e4'), toxic: false },
  ];
  const toxic = ['a1', 'a2', 'a3'].map((id) => isInToxicSmoke(battle, at(battle, id)));
  expect(toxic).toEqual([true, false, false]);
});

test('DZ-SHOOT-06 models seen by enemies in other cubes are listed', () => {
  const battle = battleWith({
    a: [['d4'], ['d5']],
    b: [['d7'], ['d4'], ['d1'], ['g4']],
    cubes: [{ at: [4, 2, 1], north: 'blocked', west: 'blocked', east: 'blocked' }],
  });
  at(battle, 'b4').where = 'dead';
  expect(enemiesSeeing(battle, at(battle, 'a1')).map(({ id }) => id)).toEqual(['b1']);
});
