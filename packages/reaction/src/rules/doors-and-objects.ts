import type { Flow, Refusal } from '@skirmish-kit/core';
import { distance, isNearPiece } from '@skirmish-kit/space';
import type { PlannedAction } from './planned-action.ts';
import { figuresIn } from './figures.ts';
import { tableOf } from './ground.ts';
import { tell } from './moments.ts';
import { deny } from './refusals.ts';
import type { Battle, Door, Figure, Thing } from './state.ts';

/** How near a hand reaches from the base, in tenths. */
export const REACH = 10;

export function isInReach(battle: Battle, figure: Figure, door: Door): boolean {
  return isNearPiece(tableOf(battle), figure, REACH, ({ terrain }) => terrain === door.terrain);
}

/** RX-ACTG-01: the plan of `door:d1`: opens a shut door, shuts an open one. */
export function planDoor(battle: Battle, figure: Figure, id: string): PlannedAction | Refusal {
  const door = battle.doors.find((candidate) => candidate.id === id);
  if (!door) return deny('no-such-thing', 'RX-ACTG-01', { id: id.slice(0, 20) });
  if (!isInReach(battle, figure, door)) {
    return deny('out-of-reach', 'RX-ACTG-01', { id, distance: farther(REACH), reach: REACH });
  }
  const blocker = door.open ? inDoorway(battle, door) : undefined;
  if (blocker) return deny('doorway-blocked', 'RX-ACTG-01', { door: id, by: blocker.id });
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
  yield* tell(about, 'RX-ACTG-01', { figure: figure.id, door: door.id });
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

export function reachOf(figure: Figure, thing: Thing): number {
  return distance(figure, { at: thing.at, radius: 0 });
}

/** RX-ACTG-01: the plan of `take:o1`. */
export function planTake(battle: Battle, figure: Figure, id: string): PlannedAction | Refusal {
  const thing = battle.things.find((candidate) => candidate.id === id);
  if (!thing) return deny('no-such-thing', 'RX-ACTG-01', { id: id.slice(0, 20) });
  if (thing.holder !== null)
    return deny('already-carried', 'RX-ACTG-01', { object: id, by: thing.holder });
  const away = reachOf(figure, thing);
  if (away > REACH) return deny('out-of-reach', 'RX-ACTG-01', { id, distance: away, reach: REACH });
  return {
    cost: 1,
    interrupted: 'before',
    kind: 'other',
    perform: () => pickUp(figure, thing),
  };
}

function* pickUp(figure: Figure, thing: Thing): Flow {
  thing.holder = figure.id;
  yield* tell('picks-up', 'RX-ACTG-01', { figure: figure.id, object: thing.id });
}
