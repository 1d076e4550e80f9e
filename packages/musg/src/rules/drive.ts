import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  moveStraight,
  contactsOnLine,
  sweptFootprints,
  rotateInPlace,
  turnSweep,
  type Footprint,
} from '@skirmish-kit/space';
import { figureOf, figuresIn, isIn } from './figures.ts';
import { bareTableOf } from './battlefield.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { RAM, ram, runOver, stepAside } from './ram.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { baseOf, vehicleWith } from './vehicle-place.ts';
import { bringCrew, isDriver, otherVehicles, vehicleOf } from './vehicles.ts';
import { worldOf } from './world.ts';

/** MU-VEH-05, MU-VEH-06: how often and how far it turns, and how far straight before and after. */
const TURNS = 2;
const TURN = 45;
const STRAIGHT = PACE;

/** A way as it is written: a distance, then turns with distances: 200+45+60. */
export type DrivePath = readonly number[];

const distanceOf = (way: DrivePath): number =>
  way.reduce((sum, part, i) => (i % 2 === 0 ? sum + part : sum), 0);

/** MU-VEH-05, MU-VEH-06: what is wrong with a way of at most so far and so many turns. */
export function whyNotDrivePath(
  id: FigureId,
  way: DrivePath,
  far: number,
  turns: number,
): Refusal | undefined {
  const legs = way.filter((_, i) => i % 2 === 0);
  const bends = way.filter((_, i) => i % 2 === 1);
  if (way.length % 2 === 0 || legs.some((leg) => leg <= 0))
    return refuse('no-such-way', 'MU-VEH-05', { figure: id });
  if (bends.length > turns) return refuse('too-many-turns', 'MU-VEH-06', { turns });
  if (bends.some((bend) => Math.abs(bend) > TURN || bend === 0))
    return refuse('turn-too-sharp', 'MU-VEH-06', { most: TURN });
  if (bends.length > 0 && legs.some((leg) => leg < STRAIGHT))
    return refuse('straight-first', 'MU-VEH-06', { figure: id });
  const distance = distanceOf(way);
  return distance <= far
    ? undefined
    : refuse('too-far', 'MU-VEH-05', { figure: id, distance, reach: far });
}

/** MU-VEH-04, MU-VEH-05: only who sits at the wheel drives, up to its speed with two turns. */
export function whyNotDrive(battle: Battle, figure: Figure, way: DrivePath): Refusal | undefined {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle || !isDriver(battle, figure))
    return refuse('not-the-driver', 'MU-VEH-04', { figure: figure.id });
  if (battle.settings.vehicleMoves === 'once' && vehicle.moved)
    return refuse('has-driven', 'MU-VEH-05', { vehicle: vehicle.id });
  return whyNotDrivePath(figure.id, way, vehicle.model.speed, TURNS);
}

/** MU-VEH-05: one move, after which the booster can be used. */
export function* drive(battle: Battle, id: FigureId, way: DrivePath): Flow {
  const vehicle = vehicleWith(battle, id);
  if (!vehicle) return;
  vehicle.moved = true;
  yield* subFlow(follow, battle, vehicle.id, way, RAM);
  const { at, id: driven } = vehicle;
  yield* emit('drives', 'MU-VEH-05', { vehicle: driven, x: at[0], y: at[1] });
}

/** Leg by leg and turn by turn, over whom it meets for so many points, until something stops it. */
export function* follow(battle: Battle, id: string, way: DrivePath, points: number): Flow {
  const hit: FigureId[] = [];
  const stood = [baseOf(vehicleOf(battle, id))];
  for (const [i, length] of way.entries()) {
    const goesOn =
      i % 2 === 0
        ? yield* straight(battle, id, length, points, hit)
        : yield* turn(battle, id, length, points, hit);
    yield* stepAside(battle, id);
    stood.push(baseOf(vehicleOf(battle, id)));
    if (!goesOn || vehicleOf(battle, id).fate !== 'in') break;
  }
  const driven = worldOf(battle)?.driven?.(battle, id, stood);
  if (driven) yield* driven;
}

/** MU-VEH-21: goes on over characters, stops at vehicles; says whether it went all the way. */
function* straight(
  battle: Battle,
  id: string,
  length: number,
  points: number,
  hit: FigureId[],
): Flow<boolean> {
  const vehicle = vehicleOf(battle, id);
  const base = baseOf(vehicle);
  const blocking = otherVehicles(battle, id);
  const travel = moveStraight(bareTableOf(battle), base, base.facing, length, { blocking });
  const met = contactsOnLine(base, base.facing, travel.by, walkers(battle));
  vehicle.at = travel.end.at;
  bringCrew(battle, vehicle);
  yield* overAll(
    battle,
    id,
    met.map((each) => each.base.id),
    points,
    hit,
  );
  const by = travel.stoppedBy;
  if (by?.by === 'base' && vehicleOf(battle, by.base.id).fate === 'in')
    yield* subFlow(ram, battle, id, by.base.id, points);
  return by === undefined;
}

/** MU-VEH-06: about its centre; whom it sweeps over is run over as well. */
export function* turn(
  battle: Battle,
  id: string,
  degrees: number,
  points: number,
  hit: FigureId[] = [],
): Flow<boolean> {
  const vehicle = vehicleOf(battle, id);
  const base = baseOf(vehicle);
  const blocking = otherVehicles(battle, id);
  const travel = rotateInPlace(bareTableOf(battle), base, degrees, { blocking });
  const met = sweptFootprints(turnSweep(base, travel.by), walkers(battle));
  vehicle.facing = travel.end.facing;
  yield* overAll(
    battle,
    id,
    met.map((each) => each.id),
    points,
    hit,
  );
  return travel.stoppedBy === undefined;
}

/** Everybody on the ground, as what can be run over; who is hidden is neither hurt nor shown (MU-EDGE-08). */
function walkers(battle: Battle): readonly (Footprint & { readonly id: FigureId })[] {
  return figuresIn(battle)
    .filter(({ level, hidden }) => level === 0 && !hidden)
    .map(({ id, at, radius }) => ({ id, at, radius }));
}

function* overAll(
  battle: Battle,
  id: string,
  met: readonly FigureId[],
  points: number,
  hit: FigureId[],
): Flow {
  for (const victim of met) {
    if (hit.includes(victim) || !isIn(figureOf(battle, victim))) continue;
    hit.push(victim);
    yield* subFlow(runOver, battle, id, victim, points);
  }
}
