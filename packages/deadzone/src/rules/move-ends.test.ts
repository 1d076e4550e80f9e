import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { FieldCube } from '../board/index.ts';
import { plainDamage } from './damage.ts';
import type { ItemId } from './item.ts';
import { breakAway, move, walk } from './move.ts';
import { throwModel } from './scatter.ts';
import type { Battle } from './state.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

const GAUNTLET: FigureSpec = { weapons: [weapon('gauntlet', 'melee', ['knockback'])] };

/** One cube of damage by the gauntlet, which throws to the east. */
const THROWN = { choices: ['model:a1', 'way:5'], faces: [[4, 1, 1, ...miss(4)]] };

/** What was told of moves: where they went. */
const steps = (events: readonly { about: string; params: Readonly<Record<string, unknown>> }[]) =>
  events.filter(({ about }) => about === 'moves').map(({ params }) => params['to']);

const go = (battle: Battle, id: string, ...way: string[]) =>
  move(battle, id, way.map(cubeAt), way.length);

test('DZ-MOVE-06 the opponent of a model that breaks away chooses who strikes', () => {
  const battle = battleWith({ a: [['d4']], b: [['d4']] });
  const { choices, result } = runFlow(breakAway(battle, 'b1'), { choices: ['none'] });
  expect(choices[0]).toMatchObject({
    who: 0,
    about: 'parting-blow',
    options: ['none', 'model:a1'],
  });
  expect(result).toBe('free');
  expect(runFlow(breakAway(battle, 'a1'), { choices: ['none'] }).choices[0]?.who).toBe(1);
});

test('DZ-MOVE-09 a model that is knocked back may stay where it is', () => {
  const battle = battleWith({ a: [['d4', GAUNTLET]], b: [['d4', { size: 2 }]] });
  const { choices, events } = runFlow(go(battle, 'b1', 'd5'), {
    ...THROWN,
    choices: [...THROWN.choices, 'none'],
  });
  expect(choices.at(-1)).toMatchObject({ about: 'go-on', rule: 'DZ-MOVE-09', who: 1 });
  expect(choices.at(-1)?.options).toHaveLength(9);
  expect(steps(events)).toEqual([]);
  expect(at(battle, 'b1').cube).toEqual([5, 4, 1]);
});

/** A roof over d4, walls around e4 and a friend as large as the room under the roof. */
function pit(): Battle {
  return battleWith({
    a: [['d4.2', GAUNTLET]],
    b: [
      ['d4.2', { size: 2 }],
      ['d4', { size: 4 }],
    ],
    cubes: [
      { at: [4, 4, 2], floor: 'full' },
      { at: [4, 4, 1], north: 'blocked', south: 'blocked' },
      { at: [5, 4, 1], north: 'blocked', east: 'blocked', south: 'blocked', west: 'blocked' },
    ],
  });
}

test('DZ-MOVE-09 knocked back to where the only way is up a wall, it is asked', () => {
  const battle = pit();
  const { choices } = runFlow(go(battle, 'b1', 'd5'), {
    ...THROWN,
    choices: [...THROWN.choices, 'none'],
  });
  expect(choices.at(-1)?.options).toEqual(['none', 'to:d4.2']);
});

test('DZ-MOVE-09 DZ-MOVE-10 knocked back at another enemy, it fights and stops', () => {
  const battle = battleWith({ a: [['d4', GAUNTLET], ['e4']], b: [['d4', { size: 3 }]] });
  const { choices } = runFlow(go(battle, 'b1', 'd5'), {
    choices: ['model:a1', 'way:5', 'survive'],
    faces: [[4, 1, 1, ...miss(4)], miss(9)],
  });
  expect(choices.map(({ about }) => about)).toEqual(['parting-blow', 'away', 'reply']);
  expect(at(battle, 'b1').cube).toEqual([5, 4, 1]);
});

const TOWER: readonly FieldCube[] = [{ at: [4, 4, 3], floor: 'full' }];

test('DZ-LEVEL-05 a jump of two levels ends lying, without further movement', () => {
  const battle = battleWith({ a: [['d4.3']], cubes: TOWER });
  const { events, rolls } = runFlow(walk(battle, 'a1', [cubeAt('e4'), cubeAt('f4')]), {
    faces: [[...miss(5), ...miss(3)]],
  });
  expect(steps(events)).toEqual(['e4.1']);
  expect(rolls.map(({ rule }) => rule)).toEqual(['DZ-FALL-01']);
  expect(at(battle, 'a1')).toMatchObject({ cube: [5, 4, 1], pinned: true });
});

test('DZ-LEVEL-05 a model that does not survive the jump fights nobody', () => {
  const battle = battleWith({ a: [['d4.3']], b: [['e4']], cubes: TOWER });
  const { events, choices } = runFlow(walk(battle, 'a1', [cubeAt('e4'), cubeAt('f4')]), {
    faces: [[5, 5, ...miss(3), ...miss(3)]],
  });
  expect(choices).toEqual([]);
  expect(steps(events)).toEqual(['e4.1']);
  expect(at(battle, 'a1').where).toBe('dead');
});

test('DZ-LEVEL-05 DZ-ABIL-42 a jump is no attack: no Life Support, no points', () => {
  const battle = battleWith({
    a: [['d4.3', { size: 2, abilities: ['life-support'] }]],
    cubes: TOWER,
  });
  runFlow(walk(battle, 'a1', [cubeAt('e4')]), { faces: [[5, ...miss(4), ...miss(3)]] });
  expect(at(battle, 'a1')).toMatchObject({ damage: 1, spent: [] });
});

test('DZ-EDGE-08 a model in the air on its way up moves on', () => {
  const battle = battleWith({
    a: [['d4', { equipment: ['jump-pack'] }]],
    cubes: [{ at: [5, 4, 2], floor: 'full' }],
  });
  const { events } = runFlow(walk(battle, 'a1', [cubeAt('d4.2'), cubeAt('e4.2')]));
  expect(steps(events)).toEqual(['d4.2', 'e4.2']);
  expect(at(battle, 'a1').cube).toEqual([5, 4, 2]);
});

function lay(battle: Battle, kind: ItemId): Battle {
  const token = { id: 't1', kind, holder: null, cube: cubeAt('e4'), broken: false, gun: null };
  battle.items.push(token);
  return battle;
}

test('DZ-LEVEL-05 DZ-CARRY-02 a model that does not survive the jump picks nothing up', () => {
  const battle = lay(battleWith({ a: [['d4.3']], cubes: TOWER }), 'ammo');
  runFlow(walk(battle, 'a1', [cubeAt('e4')]), { faces: [[5, 5, ...miss(3), ...miss(3)]] });
  expect(at(battle, 'a1').where).toBe('dead');
  const thrown = lay(battleWith({ a: [['d4.3']], cubes: TOWER }), 'ammo');
  runFlow(throwModel(thrown, 'a1', 5, false, plainDamage(1, true)), {
    faces: [[5, 5, ...miss(3), ...miss(3)]],
  });
  expect(at(thrown, 'a1').where).toBe('dead');
});

/** A booby trap in e4, picked up by the next model that passes. */
const trapped = (sketch: FigureSpec) => lay(battleWith({ a: [['d4', sketch]] }), 'booby-trap');

test('DZ-ITEM-13 a trap ends the move of whom it kills', () => {
  const battle = trapped({});
  const { events } = runFlow(walk(battle, 'a1', [cubeAt('e4'), cubeAt('f4')]), {
    choices: ['take:t1'],
    faces: [[4, 4, 1], miss(3)],
  });
  expect(steps(events)).toEqual(['e4.1']);
  expect(at(battle, 'a1').where).toBe('dead');
});

test('DZ-ITEM-13 a trap ends the move of whom it throws, even if it cannot be pinned', () => {
  const battle = trapped({ abilities: ['construct'] });
  const { events } = runFlow(walk(battle, 'a1', [cubeAt('e4'), cubeAt('f4')]), {
    choices: ['take:t1'],
    faces: [miss(3), miss(3), [7]],
  });
  expect(steps(events)).toEqual(['e4.1']);
  expect(at(battle, 'a1')).toMatchObject({ cube: [5, 5, 1], pinned: false });
});
