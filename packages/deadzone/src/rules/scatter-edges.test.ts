import { runFlow } from '@skirmish-kit/core/testing';
import type { FieldCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { plainDamage } from './damage.ts';
import { isImmovable, partialFloorHolds, scatterModel, throwModel } from './scatter.ts';
import { at, battleWith, cubeAt, give, type TestBattle } from './testing/scripted-battle.ts';
import { firstDecider, loggedEvents } from './testing/logged-events.ts';

const HARM = plainDamage(0, true);
const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-ABIL-38 DZ-ABIL-51 DZ-ITEM-15 the Solid, vehicles and guns stay in place', () => {
  const battle = battleWith({
    b: [
      ['d4', { abilities: ['solid'] }],
      ['d4', { abilities: ['vehicle'] }],
      ['d5', { item: 'sentry-gun' }],
      ['d6'],
      ['d7'],
    ],
  });
  give(battle, 'b4', 'scout-bike');
  at(battle, 'b3g').where = 'field';
  const ids = ['b1', 'b2', 'b3', 'b3g', 'b4', 'b5'];
  expect(ids.filter((id) => isImmovable(battle, id))).toEqual(['b1', 'b2', 'b3g', 'b4']);
  // What pins without throwing still pins a vehicle, and what does not leaves it alone.
  expect(runFlow(scatterModel(battle, 'b2', false, HARM)).events).toEqual([]);
  expect(loggedEvents(runFlow(scatterModel(battle, 'b2', true, HARM)).events)).toEqual([
    ['pinned', 'DZ-PIN-01', { model: 'b2' }],
  ]);
  expect(runFlow(throwModel(battle, 'b1', 5, false, HARM)).events).toEqual([]);
  expect(at(battle, 'b1').cube).toEqual([4, 4, 1]);
});

test('DZ-SCAT-01 DZ-SCAT-05 a model scattered against a wall is slammed', () => {
  const battle = battleWith({ b: [['a1', { size: 2 }]] });
  const { events } = runFlow(scatterModel(battle, 'b1', false, HARM), {
    faces: [[2], [5, 1, 1, ...miss(3)]],
  });
  expect(events.map(({ about }) => about)).toEqual(['slammed', 'pinned', 'wounded']);
  expect(at(battle, 'b1')).toMatchObject({ cube: [1, 1, 1], damage: 1 });
  const walled = battleWith({ b: [['d4']] });
  runFlow(throwModel(walled, 'b1', 0, false, HARM), { faces: [miss(6)] });
  expect(at(walled, 'b1').cube).toEqual([4, 4, 1]);
});

test('DZ-SCAT-02 a throw is logged with its cube, and the owner places the model', () => {
  const battle = battleWith({ b: [['d4']] });
  expect(loggedEvents(runFlow(throwModel(battle, 'b1', 5, true, HARM)).events)).toEqual([
    ['thrown', 'DZ-SCAT-02', { model: 'b1', to: 'e4.1' }],
    ['pinned', 'DZ-PIN-01', { model: 'b1' }],
  ]);
});

test('DZ-SCAT-06 a model stopped by a full cube neither falls, fights nor picks up', () => {
  const battle = battleWith({ a: [['d4']], b: [['d4'], ['e4', { size: 4 }]] });
  const played = runFlow(throwModel(battle, 'b1', 5, false, HARM));
  expect([played.events, played.choices]).toEqual([[], []]);
  expect(at(battle, 'b1').cube).toEqual([4, 4, 1]);
});

const ROOF: readonly FieldCube[] = [{ at: [4, 4, 2], floor: 'full' }];

test('DZ-SCAT-06 DZ-WALL-01 scattered on from a full cube into a wall, it is slammed', () => {
  const north = [{ at: [5, 4, 1], north: 'blocked' }] as const;
  const battle = battleWith({
    b: [
      ['d4.2', { size: 2 }],
      ['e4', { size: 4 }],
    ],
    cubes: [...ROOF, ...north],
  });
  const { rolls, events } = runFlow(throwModel(battle, 'b1', 5, false, HARM), {
    // North into the wall, then south.
    faces: [[2], [5, ...miss(5)], [7]],
  });
  expect(rolls.map(({ rule }) => rule)).toEqual(['DZ-SCAT-06', 'DZ-WALL-01', 'DZ-SCAT-06']);
  expect(events.map(({ about }) => about)).toEqual([
    'thrown',
    'slammed',
    'pinned',
    'wounded',
    'thrown',
  ]);
  expect(at(battle, 'b1')).toMatchObject({ cube: [5, 5, 1], pinned: true, damage: 1 });
});

test('DZ-SCAT-06 DZ-WALL-01 a model killed by the wall is left in the full cube', () => {
  const battle = battleWith({
    b: [
      ['d4.2', { item: 'ammo' }],
      ['e4', { size: 4 }],
    ],
    cubes: [...ROOF, { at: [5, 4, 1], north: 'blocked' }],
  });
  runFlow(throwModel(battle, 'b1', 5, false, HARM), { faces: [[2], [5, 5, ...miss(4)]] });
  expect(at(battle, 'b1')).toMatchObject({ where: 'dead', cube: [5, 4, 1] });
  expect(battle.items[0]).toMatchObject({ cube: [5, 4, 1] });
});

test('DZ-SCAT-06 walled in over a full cube it is slammed once, and stays', () => {
  const sides: TestBattle = {
    b: [['d4.2'], ['e4', { size: 4 }]],
    cubes: [...ROOF, ...walls(5, 4)],
  };
  const battle = battleWith(sides);
  const { rolls, events } = runFlow(throwModel(battle, 'b1', 5, false, HARM), {
    faces: [[5], miss(6)],
  });
  expect(rolls.map(({ rule }) => rule)).toEqual(['DZ-SCAT-06', 'DZ-WALL-01']);
  expect(events.map(({ about }) => about)).toEqual(['thrown', 'slammed']);
  expect(at(battle, 'b1')).toMatchObject({ cube: [4, 4, 2], pinned: false });
});

function walls(column: number, row: number): readonly FieldCube[] {
  const shut = { north: 'blocked', east: 'blocked', south: 'blocked', west: 'blocked' } as const;
  return [{ at: [column, row, 1], ...shut }];
}

test('DZ-SCAT-07 DZ-FALL-02 a fall of one cube is harmless; a failed one of two is not', () => {
  const one = battleWith({ b: [['d4.2']], cubes: ROOF });
  expect(loggedEvents(runFlow(throwModel(one, 'b1', 5, false, HARM)).events)).toEqual([
    ['thrown', 'DZ-SCAT-02', { model: 'b1', to: 'e4.1' }],
  ]);
  const two = battleWith({
    a: [['e4']],
    b: [['d4.3']],
    cubes: [{ at: [4, 4, 3], floor: 'full' }],
  });
  const { choices } = runFlow(throwModel(two, 'b1', 5, false, HARM), {
    faces: [[5, 5, ...miss(3), ...miss(3)]],
  });
  expect(choices).toEqual([]);
  expect(at(two, 'b1').where).toBe('dead');
});

test('DZ-ABIL-33 a glider that is thrown along a floor lands as others do', () => {
  const battle = battleWith({ b: [['d4', { abilities: ['glide'] }]] });
  expect(runFlow(throwModel(battle, 'b1', 5, false, HARM)).choices).toEqual([]);
  expect(at(battle, 'b1').cube).toEqual([5, 4, 1]);
  const high = battleWith({ b: [['d4.2', { abilities: ['glide'] }]], cubes: ROOF });
  const { choices } = runFlow(throwModel(high, 'b1', 5, false, HARM), { choices: ['to:f4.1'] });
  expect(choices[0]).toMatchObject({ about: 'glide', who: 1 });
  expect(at(high, 'b1').cube).toEqual(cubeAt('f4'));
});

test('DZ-ABIL-33 DZ-SCAT-02 thrown from roof to roof a glider stays up there', () => {
  const cubes = [...ROOF, { at: [5, 4, 2], floor: 'full' }] as const;
  const battle = battleWith({ b: [['d4.2', { abilities: ['glide'] }]], cubes });
  expect(runFlow(throwModel(battle, 'b1', 5, false, HARM)).choices).toEqual([]);
  expect(at(battle, 'b1').cube).toEqual([5, 4, 2]);
});

test('DZ-SCAT-04 a partial floor asks about every model or item that falls onto it', () => {
  expect(firstDecider(partialFloorHolds('b1')).params).toEqual({ model: 'b1' });
  expect(firstDecider(partialFloorHolds(null)).params).toEqual({});
  const holds = (die: number) => runFlow(partialFloorHolds(null), { faces: [[die]] }).result;
  expect([4, 5, 8].map(holds)).toEqual([false, true, true]);
});

test('DZ-SCAT-06 an item is where it was after eight full cubes', () => {
  const giants = ['d3', 'e3', 'f3', 'd4', 'e4', 'f4', 'd5', 'e5', 'f5'];
  const battle = battleWith({
    b: [['d4.2'], ...giants.map((cube) => [cube, { size: 4 }] as const)],
    cubes: ROOF,
  });
  // To and fro between two of them.
  const { rolls } = runFlow(throwModel(battle, 'b1', 5, false, HARM), {
    faces: [[7], [2], [7], [2], [7], [2], [7], [2]],
  });
  expect(rolls).toHaveLength(8);
  expect(at(battle, 'b1').cube).toEqual([4, 4, 2]);
});
