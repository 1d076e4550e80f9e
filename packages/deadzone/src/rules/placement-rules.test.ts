import { runFlow } from '@skirmish-kit/core/testing';
import { positionsFit, type CubePosition } from '../board/index.ts';
import { expect, test } from 'vitest';
import { actionStep } from './activation.ts';
import { deployStep } from './deployment.ts';
import { sightBodyOf } from './battlefield.ts';
import { getUp } from './get-up.ts';
import { walk } from './move.ts';
import { throwModel } from './scatter.ts';
import { plainDamage } from './damage.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, cubeAt, type TestBattle } from './testing/scripted-battle.ts';

const placed = (test: TestBattle): Battle =>
  battleWith({ ...test, settings: { placing: 'owner', ...test.settings } });

/** Puts models where a test wants them: `a2` in the middle of its cube. */
function putAll(battle: Battle, stands: Readonly<Record<string, CubePosition>>): void {
  for (const [id, where] of Object.entries(stands))
    runFlow(placeInCube(battle, id), { choices: [`at:${where}`] });
}

const spot = (battle: Battle, id: string) => sightBodyOf(battle, at(battle, id)).spot;

test('DZ-MOVE-03 placement in rows asks nothing and is not stored', () => {
  const battle = battleWith({ a: [['a1']] });
  expect(battle.settings).not.toHaveProperty('placing');
  runFlow(walk(battle, 'a1', [cubeAt('b1')]));
  expect(at(battle, 'a1')).not.toHaveProperty('spot');
});

test('DZ-MOVE-03 the owner says where in the cube a model stands when its move ends', () => {
  const battle = placed({ a: [['a1']] });
  const { choices: asked } = runFlow(walk(battle, 'a1', [cubeAt('b1'), cubeAt('c1')]), {
    choices: ['at:se'],
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ who: 0, about: 'stand', rule: 'DZ-MOVE-03' });
  expect(asked[0]?.options).toHaveLength(10);
  expect(spot(battle, 'a1')).toEqual([24, 24]);
});

test('DZ-MOVE-03 an unplaced model is in its side’s corner, or stays in place', () => {
  const battle = placed({ a: [['a1']], b: [['c1']] });
  runFlow(placeInCube(battle, 'a1'), { choices: ['usual'] });
  runFlow(placeInCube(battle, 'b1'), { choices: ['usual'] });
  expect([spot(battle, 'a1'), spot(battle, 'b1')]).toEqual([
    [0, 0],
    [24, 24],
  ]);
  putAll(battle, { a1: 'e' });
  runFlow(placeInCube(battle, 'a1'), { choices: ['usual'] });
  expect(spot(battle, 'a1')).toEqual([24, 12]);
});

test('DZ-MOVE-03 the owner places a model that deploys, moves, gets up or is thrown', () => {
  const battle = placed({ a: [['a1']], b: [['d4']] });
  at(battle, 'a1').where = 'waiting';
  battle.phase = { step: 'deployment', seat: 0 };
  runFlow(deployStep(battle, 0), { choices: ['to:a1.1', 'at:s'] });
  expect(spot(battle, 'a1')).toEqual([12, 24]);
  const acting = activate(battle, 'a1').activation;
  if (acting) runFlow(actionStep(battle, acting), { choices: ['reposition', 'at:n'] });
  expect(spot(battle, 'a1')).toEqual([12, 0]);
  at(battle, 'a1').pinned = true;
  runFlow(getUp(battle, 'a1'), { choices: ['at:w'] });
  expect(spot(battle, 'a1')).toEqual([0, 12]);
  const { choices: asked } = runFlow(throwModel(battle, 'b1', 5, true, plainDamage(0, false)), {
    choices: ['at:middle'],
  });
  expect(asked.map(({ who }) => who)).toEqual([1]);
  expect(spot(battle, 'b1')).toEqual([12, 12]);
});

test('DZ-CAP-02 nobody is shifted while a place is free, and places are never shared', () => {
  const battle = placed({ a: [['b1'], ['a1']], b: [['a1']] });
  at(battle, 'b1').pinned = true;
  putAll(battle, { a2: 'middle', b1: 'se' });
  at(battle, 'a1').cube = at(battle, 'a2').cube;
  const { choices: asked } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:nw'] });
  const keys = asked[0]?.options;
  expect(keys).not.toContain('at:middle');
  expect(keys).not.toContain('at:se');
  expect(keys).toHaveLength(8);
  expect([spot(battle, 'a2'), spot(battle, 'b1')]).toEqual([
    [12, 12],
    [24, 24],
  ]);
});

test('DZ-CAP-02 friends make way without a free place, by as little as possible', () => {
  const battle = placed({ a: [['b1', { size: 3 }], ['a1']], b: [['a1']] });
  putAll(battle, { a2: 'middle', b1: 'ne' });
  at(battle, 'a1').cube = at(battle, 'a2').cube;
  const { choices: asked } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:sw', 'at:n'] });
  expect(asked.map(({ rule, who }) => [rule, who])).toEqual([
    ['DZ-MOVE-03', 0],
    ['DZ-CAP-02', 0],
  ]);
  expect(asked[1]?.options).toEqual(['usual', 'at:n', 'at:e']);
  expect(spot(battle, 'b1')).toEqual([24, 0]);
  const bodies = ['a1', 'a2', 'b1'].map((id) => sightBodyOf(battle, at(battle, id)));
  for (const [i, one] of bodies.entries())
    for (const other of bodies.slice(i + 1)) expect(positionsFit(one, other)).toBe(true);
});

test('DZ-CAP-02 an enemy makes way when no friend can, and its own owner says where to', () => {
  const battle = placed({ a: [['b1', { size: 3 }]], b: [['a1']] });
  putAll(battle, { b1: 'middle' });
  at(battle, 'a1').cube = at(battle, 'b1').cube;
  const { choices: asked } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:nw', 'at:s'] });
  expect(asked.map(({ who }) => who)).toEqual([0, 1]);
  expect(asked[1]?.options).toEqual(['usual', 'at:e', 'at:s']);
  expect(spot(battle, 'b1')).toEqual([12, 24]);
});

test('DZ-CAP-02 nobody is pushed out of the cube: where nothing helps, bases overlap', () => {
  const battle = placed({ a: [['b1', { size: 4 }]], b: [['a1', { size: 4 }]] });
  putAll(battle, { b1: 'middle' });
  at(battle, 'a1').cube = at(battle, 'b1').cube;
  const { choices: asked } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:middle'] });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.options).toHaveLength(10);
  expect(at(battle, 'b1').cube).toEqual([1, 1, 1]);
});
