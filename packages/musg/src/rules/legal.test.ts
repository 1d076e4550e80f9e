import { expect, test } from 'vitest';
import { actions } from './action.ts';
import { figureOf } from './figures.ts';
import { costOf } from './legal.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, perform, piece, refused } from './testing/battle.ts';
import { parked } from './testing/vehicles.ts';

test.each([
  ['walk:200,220', 1],
  ['run:200,220', 2],
  ['haul:200,220', 2],
  ['recover', 2],
  ['shoot:rifle:b1', 1],
  ['shoot:bazooka:b1', 2],
  ['shoot-vehicle:bazooka:bv1', 2],
  ['shoot-crew:crossbow:b1', 2],
  ['fire-together:rifle:b1', 1],
  ['shoot:no-such-gun:b1', 1],
  ['flee:200,220', 1],
  ['deed:dig:here', 0],
  ['boost:20', 0],
  ['put-down', 0],
  ['done', 0],
  ['strike:b1:fists', 1],
])('MU-ACT-03 MU-SHOOT-02 %s costs %i', (key, cost) => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['rifle', 'bazooka', 'crossbow'] }]],
    b: [[11, 10]],
  });
  const action = actions.parse(key);
  expect(action && costOf(battle, figureOf(battle, 'a1'), action)).toBe(cost);
});

/** a1 with a rope and a gun beside him, and nobody near. */
function alone(): Battle {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['howitzer', 'rifle'] }],
      [10, 12],
    ],
    b: [[30, 10]],
  });
  const [gun] = battle.guns;
  if (gun) gun.at = [200, 170];
  activate(battle, 'a1');
  return battle;
}

test('MU-EQ-08 a figure on a rope cannot walk, run or haul', () => {
  const battle = alone();
  const keys = ['walk:240,200', 'run:240,200', 'haul:220,200'];
  expect(keys.map((key) => refused(battle, key))).toEqual([undefined, undefined, undefined]);
  figureOf(battle, 'a1').hanging = true;
  for (const key of keys) expect(refused(battle, key)).toBe('on-a-rope MU-EQ-08');
});

test('MU-RW-04 a gun is hauled by who touches it, and there has to be one', () => {
  const battle = alone();
  activate(battle, 'a2');
  expect(refused(battle, 'haul:220,240')).toBe('no-gun MU-RW-04');
  const none = battleWith({ a: [[10, 10]] });
  activate(none, 'a1');
  expect(refused(none, 'haul:220,200')).toBe('no-gun MU-RW-04');
});

test('MU-EXTRA-05 MU-EXTRA-08 MU-CHAR-14 joint actions need somebody to join', () => {
  const battle = alone();
  expect(refused(battle, 'fire-together:rifle:b1')).toBe('nobody-along MU-EXTRA-08');
  expect(refused(battle, 'strike-together:b1')).toBe('nobody-along MU-EXTRA-05');
  expect(refused(battle, 'put-down')).toBe('carries-nobody MU-CHAR-14');
  figureOf(battle, 'a1').carries = 'a2';
  expect(refused(battle, 'put-down')).toBeUndefined();
  expect(refused(battle, 'run:240,200')).toBe('cannot-run MU-MOVE-03');
});

test('MU-EXTRA-05 MU-EXTRA-08 with one who goes along it is another question', () => {
  const extra = { rank: 'extra', weapons: ['rifle'] } as const;
  const battle = battleWith({
    a: [
      [10, 10, extra],
      [10, 11, extra],
    ],
    b: [[20, 10]],
  });
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2'] };
  figureOf(battle, 'a2').ap = 2;
  activate(battle, 'a1');
  expect(refused(battle, 'fire-together:rifle:b1')).toBeUndefined();
  expect(refused(battle, 'strike-together:b9')).toBe('not-in-contact MU-EXTRA-05');
});

test('MU-VEH-22 a passenger may end its activation, but not climb, charge or carry', () => {
  const battle = battleWith({ a: [[5, 5]], b: [[30, 10]], vehicles: [[{ class: 'light' }]] });
  parked(battle, 'av1', [20, 20], ['a1']);
  activate(battle, 'a1');
  for (const key of ['run:400,300', 'climb:400,300', 'charge:b1', 'board:av1', 'medikit:a1'])
    expect(refused(battle, key)).toBe('in-a-vehicle MU-VEH-22');
  expect(refused(battle, 'done')).toBeUndefined();
});

test('MU-ACT-05 MU-DISENG-01 in melee a figure strikes, flees or finishes', () => {
  const tower = piece('tower', [12, 12, 4, 4], { ground: 'impassable', height: 40 });
  const battle = battleWith({ a: [[10, 10]], b: [[11, 10]], terrain: [tower] });
  activate(battle, 'a1', 1);
  for (const key of ['walk:100,200', 'run:100,200', 'climb:280,280', 'charge:b1', 'carry:a1'])
    expect(refused(battle, key)).toBe('in-melee MU-ACT-05');
  expect(refused(battle, 'flee:140,200')).toBeUndefined();
  expect(refused(battle, 'strike:b1:fists')).toBeUndefined();
  activate(battle, 'a1', 0);
  expect(refused(battle, 'flee:140,200')).toBe('no-points MU-DISENG-01');
  expect(refused(battle, 'strike:b1:fists')).toBe('no-points MU-ACT-03');
  expect(refused(battle, 'done')).toBeUndefined();
});

test('MU-RW-04 it is pulled behind who hauls it, half as far as he walks, and told', () => {
  const battle = alone();
  const [gun] = battle.guns;
  expect(gun).toEqual({ id: 'a1gun1', seat: 0, weapon: 'howitzer', radius: 20, at: [200, 170] });
  expect(refused(battle, 'haul:261,200')).toBe('too-far MU-MOVE-01');
  const { events } = perform(battle, 'haul:251,200');
  // A pace and a half behind him, where they touch.
  expect([figureOf(battle, 'a1').at, gun?.at]).toEqual([
    [251, 200],
    [221, 200],
  ]);
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['hauls', { figure: 'a1', x: 251, y: 200 }],
  ]);
  // Nearer than it is long, it stays where it is.
  activate(battle, 'a1');
  if (gun) gun.at = [251, 170];
  perform(battle, 'haul:261,200');
  expect(gun?.at).toEqual([251, 170]);
});

test('MU-RW-04 everybody brings his own guns onto the table, and only who has any', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['rifle', 'howitzer', 'cannon-black-powder'] }],
      [10, 12, { weapons: ['rifle'] }],
    ],
    b: [[30, 10, { weapons: ['howitzer'] }]],
  });
  expect(battle.guns).toEqual([
    { id: 'a1gun1', seat: 0, weapon: 'howitzer', radius: 20, at: [0, 0] },
    { id: 'a1gun2', seat: 0, weapon: 'cannon-black-powder', radius: 20, at: [0, 0] },
    { id: 'b1gun1', seat: 1, weapon: 'howitzer', radius: 20, at: [0, 0] },
  ]);
  expect(battleWith({ a: [[10, 10, { weapons: ['rifle'] }]] }).guns).toEqual([]);
});
