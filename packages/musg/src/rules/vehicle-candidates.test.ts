import { expect, test } from 'vitest';
import { actions } from './action.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, type Placed } from './testing/battle.ts';
import { parked } from './testing/vehicles.ts';
import { aboardActions, vehicleActions } from './vehicle-candidates.ts';
import { vehicleOf } from './vehicles.ts';

const ARMED: Placed = [20, 22, { weapons: ['rifle', 'sword', 'dagger'] }];

/** Vehicles of both sides beside a1, and one of a2’s own further away. */
function convoy(): Battle {
  const battle = battleWith({
    a: [ARMED, [5, 5]],
    b: [
      [5, 30],
      [5, 32],
    ],
    vehicles: [[{ class: 'light' }, { class: 'light' }], [{ class: 'light' }]],
  });
  parked(battle, 'av1', [17, 22], ['a2']);
  parked(battle, 'av2', [40, 30]);
  parked(battle, 'bv1', [20, 24], ['b1', 'b2']);
  return battle;
}

const onFoot = (battle: Battle, ap: number) =>
  vehicleActions(battle, activate(battle, 'a1', ap)).map((action) => actions.make(action));

test('MU-VEH-15 MU-VEH-18 MU-VEH-22 on foot one may board and attack vehicles', () => {
  const shots = ['shoot-vehicle:rifle:bv1', 'shoot-crew:rifle:b1', 'shoot-crew:rifle:b2'];
  expect(onFoot(convoy(), 1)).toEqual([
    'board:av1',
    'strike-vehicle:bv1:sword',
    'strike-vehicle:bv1:dagger',
    'strike-vehicle:bv1:sword+dagger',
    ...shots,
  ]);
  expect(onFoot(convoy(), 0)).toEqual([]);
  // MU-MERC-12: a shot that is paid for already needs no point.
  const smith = convoy();
  const figure = figureOf(smith, 'a1');
  figure.recruit = { ...figure.recruit, abilities: ['armourer'] };
  figure.shotsLeft = 1;
  expect(onFoot(smith, 0)).toEqual(shots);
});

/** What a2 can do in av1 with so many points. */
function inside(battle: Battle, ap: number, id = 'a2'): readonly string[] {
  return aboardActions(battle, activate(battle, id, ap)).map((action) => actions.make(action));
}

test('MU-VEH-05 MU-VEH-08 MU-VEH-22 MU-VEH-23 drivers may leave, jump, drive, boost', () => {
  const battle = convoy();
  const driven = [
    'drive:200',
    'drive:20+45+180',
    'drive:20+-45+180',
    'drive:20+25+180',
    'drive:20+-25+180',
    'drive:100',
  ];
  const outs = ['get-out:340,410', 'get-out:340,470', 'get-out:330,410'];
  // His own is full of him; that of the enemy has no seat, and the other is too far away.
  expect(inside(battle, 1)).toEqual([...outs, ...driven]);
  vehicleOf(battle, 'av1').moved = true;
  expect(inside(battle, 0)).toEqual(['boost:120', 'boost:20+45+100']);
  parked(battle, 'av2', [17, 25]);
  expect(inside(battle, 1).filter((key) => !key.startsWith('get-out'))).toEqual([
    'jump:av2',
    ...driven,
    'boost:120',
    'boost:20+45+100',
  ]);
});

test('MU-VEH-04 a passenger drives nothing', () => {
  const battle = convoy();
  const keys = inside(battle, 1, 'b2');
  expect(keys.filter((key) => /^(drive|boost)/.test(key))).toEqual([]);
  expect(keys.filter((key) => key.startsWith('get-out'))).toHaveLength(3);
  expect(aboardActions(battle, figureOf(battle, 'a1'))).toEqual([]);
});

test('MU-VEH-23 a figure that jumped into a vehicle strikes those inside', () => {
  const battle = convoy();
  const vehicle = vehicleOf(battle, 'bv1');
  vehicle.crew = ['b1', 'b2', 'a1'];
  Object.assign(figureOf(battle, 'a1'), { fate: 'aboard', at: vehicle.at });
  const strikes = (ap: number) => inside(battle, ap, 'a1').filter((key) => /^strike/.test(key));
  expect(strikes(1)).toEqual(
    ['b1', 'b2'].flatMap((id) =>
      ['sword', 'dagger', 'sword+dagger'].map((weapons) => `strike:${id}:${weapons}`),
    ),
  );
  expect(strikes(0)).toEqual([]);
});
