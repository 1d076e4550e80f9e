import { runFlow } from '@skirmish-kit/core/testing';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { beginActivation } from '../activation.ts';
import { board } from '../crew.ts';
import type { Battle, Vehicle } from '../state.ts';
import { modelFrom, type VehicleEntry } from '../vehicle-classes.ts';
import { vehicleOf } from '../vehicles.ts';
import { activate, at, battleWith, type FigureSpec, type TestBattle } from './battle.ts';

/** Where a vehicle stands, in paces, and where its front looks. */
export type Spot = readonly [x: number, y: number, facing?: number];

/** Puts a vehicle on the table, facing to the right unless told, with these inside. */
export function parked(
  battle: Battle,
  id: string,
  [x, y, facing = 90]: Spot,
  crew: readonly string[] = [],
): Vehicle {
  const vehicle = vehicleOf(battle, id);
  Object.assign(vehicle, { at: at(x, y), facing, fate: 'in' });
  for (const each of crew) runFlow(board(battle, each, id));
  return vehicle;
}

/** a1, a chief, at the wheel of a light vehicle at 20/20, with all his points. */
export function atTheWheel(rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [[5, 5, { rank: 'chief' }]],
    vehicles: [[{ class: 'light' }]],
    ...rest,
  });
  parked(battle, 'av1', [20, 20], ['a1']);
  runFlow(beginActivation(battle, 'a1'));
  return battle;
}

/** b1 sits in a vehicle of his at 20/20 that looks to the right; a1 is about to act. */
export function enemyVehicle(entry: VehicleEntry, rest: TestBattle): Battle {
  const battle = battleWith({ b: [[5, 5]], vehicles: [[], [entry]], ...rest });
  parked(battle, 'bv1', [20, 20], ['b1']);
  return battle;
}

/** The near end of the vehicle is at 18.5 paces: this shooter is 8 paces from it. */
export function at8(sketch: FigureSpec, rest: TestBattle = {}): Battle {
  const battle = enemyVehicle(
    { class: 'light' },
    { a: [[10, 20, { rank: 'chief', ...sketch }]], ...rest },
  );
  activate(battle, 'a1');
  return battle;
}

export const modelOf = (entry: VehicleEntry) => modelFrom(BUILT_IN_LIBRARY, entry);
