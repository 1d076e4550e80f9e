import type { Flow, Refusal } from '@skirmish-kit/core';
import {
  footprintsWithin,
  squaredDistance,
  standingObstruction,
  type Point,
} from '@skirmish-kit/space';
import { commandOf, commandTest } from './command.ts';
import { figureOf, isIn } from './figures.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId, Vehicle } from './state.ts';
import { baseOf, vehicleWith } from './vehicle-place.ts';
import { findVehicle, assignGuns, isOpenTo, leaveSeat, vehicleOf } from './vehicles.ts';
import { pieceId } from './vehicle-piece.ts';
import { lookAbout } from './walk.ts';
import { loseLife } from './wound.ts';

/** MU-VEH-17, MU-VEH-22: how near one gets in and out, in paces. */
const STEP = 1;

/** MU-VEH-23: how wide a gap can be jumped, in paces. */
const JUMP = 3;

/** MU-VEH-22: whether somebody on foot is near enough to get in. */
export function isBeside(figure: Figure, vehicle: Vehicle): boolean {
  const isNear = footprintsWithin(figure, baseOf(vehicle), STEP * PACE);
  return isNear && figure.level === 0 && figure.fate === 'in';
}

/** MU-VEH-22: why he cannot get in. */
export function whyNotBoard(battle: Battle, figure: Figure, id: string): Refusal | undefined {
  const vehicle = findVehicle(battle, id);
  if (!vehicle || figure.fate !== 'in' || !isOpenTo(battle, vehicle, figure))
    return refuse('no-seat', 'MU-VEH-22', { figure: figure.id, vehicle: id });
  if (figure.carries !== null) return refuse('hands-full', 'MU-CHAR-14', { figure: figure.id });
  return isBeside(figure, vehicle)
    ? undefined
    : refuse('too-far-from-vehicle', 'MU-VEH-22', { figure: figure.id, vehicle: id });
}

export function* board(battle: Battle, id: FigureId, vehicleId: string): Flow {
  sitIn(battle, figureOf(battle, id), vehicleOf(battle, vehicleId));
  yield* emit('boards', 'MU-VEH-22', { figure: id, vehicle: vehicleId });
}

/** MU-VEH-07: who sits down has the guns that go with the seat. */
function sitIn(battle: Battle, figure: Figure, vehicle: Vehicle): void {
  vehicle.crew = [...vehicle.crew, figure.id];
  figure.fate = 'aboard';
  figure.at = vehicle.at;
  figure.level = 1;
  figure.hanging = false;
  figure.on = pieceId(vehicle.id);
  figure.hidden = false;
  assignGuns(battle, vehicle);
}

/** Puts somebody beside the vehicle he was in. */
export function putOut(battle: Battle, figure: Figure, at: Point): void {
  leaveSeat(battle, figure);
  if (figure.fate === 'aboard') figure.fate = 'in';
  figure.at = at;
}

/** Free places round a vehicle, the nearest first. */
export function adjacentPlaces(battle: Battle, figure: Figure, vehicle: Vehicle): Point[] {
  const base = baseOf(vehicle);
  const index = tableOf(battle);
  const grounded = { ...figure, level: 0, on: null };
  const { blocking, passable } = trafficFor(battle, grounded);
  const traffic = { blocking: [...blocking, ...passable] };
  const far = Math.ceil((vehicle.model.length + vehicle.model.width) / 2) + 2 * PACE;
  const found: Point[] = [];
  for (let x = -far; x <= far; x += PACE / 2)
    for (let y = -far; y <= far; y += PACE / 2) {
      const at: Point = [vehicle.at[0] + x, vehicle.at[1] + y];
      const there = { at, radius: figure.radius };
      if (!footprintsWithin(there, base, STEP * PACE)) continue;
      if (!standingObstruction(index, there, traffic)) found.push(at);
    }
  return found.sort((a, b) => squaredDistance(a, vehicle.at) - squaredDistance(b, vehicle.at));
}

/** MU-VEH-22: why he cannot get out there. */
export function whyNotGetOut(battle: Battle, figure: Figure, to: Point): Refusal | undefined {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle) return refuse('in-no-vehicle', 'MU-VEH-22', { figure: figure.id });
  const there = { at: to, radius: figure.radius };
  const grounded = { ...figure, level: 0, on: null };
  const { blocking, passable } = trafficFor(battle, grounded);
  const isFree = !standingObstruction(tableOf(battle), there, {
    blocking: [...blocking, ...passable],
  });
  return isFree && footprintsWithin(there, baseOf(vehicle), STEP * PACE)
    ? undefined
    : refuse('occupied', 'MU-VEH-22', { x: to[0], y: to[1] });
}

export function* getOut(battle: Battle, id: FigureId, to: Point): Flow {
  const before = { ...figureOf(battle, id) };
  putOut(battle, figureOf(battle, id), to);
  yield* emit('gets-out', 'MU-VEH-22', { figure: id, x: to[0], y: to[1] });
  yield* lookAbout(battle, id);
  if (isIn(figureOf(battle, id))) yield* passed(battle, id, before, [before.at, to]);
}

/** MU-FLEE-03, MU-VEH-22: who flees gets out for a point, towards the nearest edge if he can. */
export function* bailOut(battle: Battle, id: FigureId): Flow<boolean> {
  const figure = figureOf(battle, id);
  const vehicle = vehicleWith(battle, id);
  if (!vehicle) return false;
  const toEdge = ([x, y]: Point) => Math.min(x, y, battle.width - x, battle.height - y);
  const [to] = adjacentPlaces(battle, figure, vehicle).sort((a, b) => toEdge(a) - toEdge(b));
  if (!to) return false;
  figure.ap -= 1;
  yield* getOut(battle, id, to);
  return true;
}

/** MU-VEH-23: why he cannot jump across. */
export function whyNotJump(battle: Battle, figure: Figure, id: string): Refusal | undefined {
  const own = vehicleWith(battle, figure.id);
  const other = findVehicle(battle, id);
  if (!own) return refuse('in-no-vehicle', 'MU-VEH-23', { figure: figure.id });
  const isFull = !other || other.crew.length >= other.model.seats;
  if (isFull || other === own || other.fate !== 'in')
    return refuse('no-seat', 'MU-VEH-23', { figure: figure.id, vehicle: id });
  return footprintsWithin(baseOf(own), baseOf(other), JUMP * PACE)
    ? undefined
    : refuse('gap-too-wide', 'MU-VEH-23', { vehicle: id });
}

/** MU-VEH-23: a Command test; who fails falls beside his old vehicle and loses 1 life. */
export function* jump(battle: Battle, id: FigureId, vehicleId: string): Flow {
  const figure = figureOf(battle, id);
  const own = vehicleWith(battle, id);
  if (!own) return;
  const command = commandOf(battle, figure) ?? 0;
  const [adjacent] = adjacentPlaces(battle, figure, own);
  const makesIt = yield* commandTest(battle, id, command, 'MU-VEH-23', 'jump');
  const before = { ...figure };
  putOut(battle, figure, adjacent ?? own.at);
  if (makesIt) {
    sitIn(battle, figure, vehicleOf(battle, vehicleId));
    return yield* emit('boards', 'MU-VEH-23', { figure: id, vehicle: vehicleId });
  }
  yield* emit('falls-off', 'MU-VEH-23', { figure: id });
  yield* lookAbout(battle, id);
  if (isIn(figure)) yield* passed(battle, id, before, [before.at, adjacent ?? own.at]);
  if (isIn(figure)) yield* loseLife(battle, id, 1, null, 'MU-VEH-23');
}
