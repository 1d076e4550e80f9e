import { footprintsWithin, squaredDistance, type Point } from '@skirmish-kit/space';
import { actions } from '../rules/action.ts';
import { placings } from '../rules/answer-keys.ts';
import { adjacentPlaces } from '../rules/crew.ts';
import { hurtsOn } from '../rules/damage.ts';
import type { DrivePath } from '../rules/drive.ts';
import { areFoes, enemiesOf, figureOf, figuresIn, weaponsOf } from '../rules/figures.ts';
import { PACE } from '../rules/paces.ts';
import type { Battle, Figure, Vehicle } from '../rules/state.ts';
import { steer } from '../rules/drive-path.ts';
import { rideOf } from '../rules/ride.ts';
import { baseOf, struckSide, vehicleWith } from '../rules/vehicle-place.ts';
import { findVehicle, isDriver } from '../rules/vehicles.ts';
import { chance, woundsValue } from './attack-value.ts';

/** Somebody gets in when nobody he could strike is as near as this, in paces. */
const AT_EASE = 5;

/** How many enemies are driven at, and how far beyond them. */
const AIMED_AT = 4;
const BEYOND = 3 * PACE;

/** Everything that is driven at or kept away from: enemies on foot, and where the others drive. */
function marksFor(battle: Battle, { seat }: Figure): readonly Point[] {
  const driven = (battle.vehicles ?? []).filter(
    (vehicle) =>
      vehicle.fate === 'in' && vehicle.crew.length > 0 && areFoes(battle, vehicle.seat, seat),
  );
  return [...enemiesOf(battle, seat), ...driven].map(({ at }) => at);
}

function nearest(battle: Battle, figure: Figure, from: Point): number {
  const far = marksFor(battle, figure).map((at) => squaredDistance(at, from));
  return far.length === 0 ? 0 : Math.sqrt(Math.min(...far)) / PACE;
}

/** An empty seat at the wheel is worth most, then one with a gun. */
export function boardValue(battle: Battle, figure: Figure, id: string): number {
  const vehicle = findVehicle(battle, id);
  if (!vehicle || nearest(battle, figure, figure.at) < AT_EASE) return -1;
  const { crew, model } = vehicle;
  if (crew.length === 0) return 1.5;
  return model.turret.length > 0 && crew.length === 1 ? 0.6 : -1;
}

/** MU-DEP-04: a vehicle is put where somebody can soon get in. */
export function parkingValue(battle: Battle, key: string): number {
  const answer = placings.parse(key);
  if (answer?.kind !== 'place') return -Infinity;
  const seat = findVehicle(battle, answer.figure)?.seat;
  const own = figuresIn(battle).filter((figure) => figure.seat === seat);
  return -Math.min(...own.map(({ at }) => squaredDistance(at, answer.at)));
}

/** MU-VEH-22: the vehicles without a driver to which nobody of his side is nearer. */
function vehiclesFor(battle: Battle, figure: Figure): readonly Vehicle[] {
  if (figure.fate !== 'in' || nearest(battle, figure, figure.at) < AT_EASE) return [];
  const own = figuresIn(battle).filter(({ seat }) => seat === figure.seat);
  return (battle.vehicles ?? []).filter(({ seat, fate, crew, at }) => {
    const far = squaredDistance(figure.at, at);
    const isNearest = own.every((other) => squaredDistance(other.at, at) >= far);
    return seat === figure.seat && fate === 'in' && crew.length === 0 && isNearest;
  });
}

/** Ways to a vehicle that waits for its driver. */
export function boardingKeys(battle: Battle, figure: Figure): readonly string[] {
  return vehiclesFor(battle, figure).flatMap((vehicle) => {
    const [to] = adjacentPlaces(battle, figure, vehicle).toSorted(
      (a, b) => squaredDistance(a, figure.at) - squaredDistance(b, figure.at),
    );
    return to ? (['walk', 'run'] as const).map((kind) => actions.make({ kind, to })) : [];
  });
}

/** What it is worth to stand there when one is to drive. */
export function boardingPlaceValue(battle: Battle, figure: Figure, to: Point): number {
  const there = { at: to, radius: figure.radius };
  const isThere = vehiclesFor(battle, figure).some((each) =>
    footprintsWithin(there, baseOf(each), PACE),
  );
  return isThere ? 1 : 0;
}

/** Ways through enemies and towards them, beyond those that are offered to everybody. */
export function steeredKeys(battle: Battle, figure: Figure): readonly string[] {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle || !isDriver(battle, figure)) return [];
  const base = baseOf(vehicle);
  const { speed, booster } = vehicle.model;
  const goals = marksFor(battle, figure)
    .toSorted((a, b) => squaredDistance(a, base.at) - squaredDistance(b, base.at))
    .slice(0, AIMED_AT)
    .flatMap((at) => [at, beyond(base.at, at)]);
  return goals.flatMap((to) => [
    ...(figure.ap > 0 ? [actions.make({ kind: 'drive', way: steer(base, to, speed, 2) })] : []),
    ...(vehicle.moved && !vehicle.boosted
      ? [actions.make({ kind: 'boost', way: steer(base, to, booster, 0) })]
      : []),
  ]);
}

function beyond(from: Point, to: Point): Point {
  const far = Math.sqrt(squaredDistance(from, to)) || 1;
  const share = (far + BEYOND) / far;
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
  ];
}

/** MU-VEH-19: whom it drives over and what it rams, and where that leaves it. */
export function driveValue(
  battle: Battle,
  figure: Figure,
  way: DrivePath,
  isBoosted: boolean,
): number {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle) return -1;
  const { places, end, met, rams } = rideOf(battle, vehicle, way);
  const { armour, fixed } = vehicle.model;
  const points = isBoosted ? 2 : 1;
  let value = 0;
  for (const id of met) {
    const victim = figureOf(battle, id);
    const need = hurtsOn(armour.front, victim.recruit.values.resistance + victim.recruit.armour);
    const worth = woundsValue(battle, victim, points * chance(need));
    value += areFoes(battle, victim.seat, figure.seat) ? worth : -2 * worth - 0.5;
  }
  const other = rams === undefined ? undefined : findVehicle(battle, rams);
  if (other?.fate === 'in') {
    const side = other.model.armour[struckSide(other, end.at)];
    const deals = points * chance(hurtsOn(armour.front, side));
    const takes = chance(hurtsOn(side, armour.front));
    value += (areFoes(battle, other.seat, figure.seat) ? 2 : -4) * deals - 2 * takes;
  }
  const range = Math.max(
    4,
    ...[...fixed, ...weaponsOf(battle, figure)].map(({ ranges }) => ranges?.[1] ?? 4),
  );
  const off = (at: Point) => Math.max(0, nearest(battle, figure, at) - range);
  const [start = end.at] = places;
  const gain = off(start) - off(end.at);
  if (gain > 0) value += 0.15 + gain / 100;
  return value - 0.05 - (isBoosted ? 0.15 : 0);
}
