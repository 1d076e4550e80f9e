import { runFlow } from '@skirmish-kit/core/testing';
import { beginActivation } from '../activation.ts';
import { board } from '../crew.ts';
import type { Battle, Vehicle } from '../state.ts';
import { vehicleOf } from '../vehicles.ts';
import { at, battleWith, type TestBattle } from './battle.ts';

/** Puts a vehicle where it is wanted, in paces, facing to the right unless told. */
export function parked(battle: Battle, id: string, x: number, y: number, facing = 90): Vehicle {
  return Object.assign(vehicleOf(battle, id), { at: at(x, y), facing, fate: 'in' } as const);
}

/** a1, a chief, at the wheel of a light vehicle at 20/20, with all his points. */
export function atTheWheel(rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [[5, 5, { rank: 'chief' }]],
    vehicles: [[{ class: 'light' }]],
    ...rest,
  });
  parked(battle, 'av1', 20, 20);
  runFlow(board(battle, 'a1', 'av1'));
  runFlow(beginActivation(battle, 'a1'));
  return battle;
}
