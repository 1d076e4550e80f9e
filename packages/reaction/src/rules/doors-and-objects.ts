import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import { distance, isNearPiece } from '@skirmish-kit/space';
import type { Action } from './action-keys.ts';
import type { PlannedAction } from './planned-action.ts';
import { figuresIn } from './figures.ts';
import { tableOf } from './battlefield.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Door, Figure, ObjectToken } from './state.ts';

/** How near a hand reaches from the base, in tenths. */
const REACH = 10;

function isInReach(battle: Battle, figure: Figure, door: Door): boolean {
  return isNearPiece(tableOf(battle), figure, REACH, ({ terrain }) => terrain === door.terrain);
}

/** RX-ACTG-01: the plan of `door:d1`: opens a shut door, shuts an open one. */
export function planDoor(battle: Battle, figure: Figure, door: Door): PlannedAction | Refusal {
  const { id } = door;
  if (!isInReach(battle, figure, door)) {
    return refuse('out-of-reach', 'RX-ACTG-01', { id, distance: farther(REACH), reach: REACH });
  }
  const blocker = door.open ? inDoorway(battle, door) : undefined;
  if (blocker) return refuse('doorway-blocked', 'RX-ACTG-01', { door: id, by: blocker.id });
  return {
    cost: 1,
    interrupted: 'before',
    kind: 'other',
    perform: () => openOrShut(figure, door),
  };
}

function* openOrShut(figure: Figure, door: Door): Flow {
  door.open = !door.open;
  const about = door.open ? 'opens-door' : 'shuts-door';
  yield* emit(about, 'RX-ACTG-01', { figure: figure.id, door: door.id });
}

/** Terrain is near or not; how much too far it is, is not measured. */
function farther(reach: number): number {
  return reach + 1;
}

function inDoorway(battle: Battle, door: Door): Figure | undefined {
  const index = tableOf(battle);
  return figuresIn(battle).find((figure) =>
    isNearPiece(index, figure, -1, ({ terrain }) => terrain === door.terrain),
  );
}

function reachOf(figure: Figure, thing: ObjectToken): number {
  return distance(figure, { at: thing.at, radius: 0 });
}

/** RX-ACTG-01: the plan of `take:o1`. */
export function planTake(figure: Figure, thing: ObjectToken): PlannedAction | Refusal {
  const { id } = thing;
  if (thing.holder !== null)
    return refuse('already-carried', 'RX-ACTG-01', { object: id, by: thing.holder });
  const away = reachOf(figure, thing);
  if (away > REACH)
    return refuse('out-of-reach', 'RX-ACTG-01', { id, distance: away, reach: REACH });
  return {
    cost: 1,
    interrupted: 'before',
    kind: 'other',
    perform: () => pickUp(figure, thing),
  };
}

function* pickUp(figure: Figure, thing: ObjectToken): Flow {
  thing.holder = figure.id;
  yield* emit('picks-up', 'RX-ACTG-01', { figure: figure.id, object: thing.id });
}

/** Doors and objects at hand. */
export function addDoorsAndObjects(found: Action[], battle: Battle, figure: Figure): void {
  for (const door of battle.doors) {
    if (isInReach(battle, figure, door) && !isRefusal(planDoor(battle, figure, door)))
      found.push({ kind: 'door', door: door.id });
  }
  for (const thing of battle.things) {
    if (thing.holder === null && reachOf(figure, thing) <= REACH)
      found.push({ kind: 'take', object: thing.id });
  }
}
