import type { ChoiceRequest, Narrator } from '@skirmish-kit/core';
import {
  cornersOf,
  footprintsWithin,
  placeAt,
  facingTowards,
  type Point,
} from '@skirmish-kit/space';
import { tableText } from '@skirmish-kit/space/messages';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import type { ScenePath } from '@skirmish-kit/ui/table';
import { actions, type Action } from '../rules/action.ts';
import type { DrivePath } from '../rules/drive.ts';
import { areFoes, weaponsOf } from '../rules/figures.ts';
import { costOf } from '../rules/legal.ts';
import { PACE } from '../rules/paces.ts';
import type { Battle, Figure, Vehicle } from '../rules/state.ts';
import { steer } from '../rules/drive-path.ts';
import { rideOf } from '../rules/ride.ts';
import { strikeChoices } from '../rules/strike-choices.ts';
import { baseOf, vehicleWith } from '../rules/vehicle-place.ts';
import { isDriver } from '../rules/vehicles.ts';
import type { ActionOption } from '@skirmish-kit/ui/table';
import type { MusgNames } from '../messages/names.ts';
import { vehiclePicture } from './picture/vehicle-picture.ts';

/** Somebody on foot or aboard, and what he is asked. */
export interface DriverState {
  readonly battle: Battle;
  readonly ask: ChoiceRequest;
  readonly figure: Figure;
  readonly narrator: Narrator;
}

/** How far beyond somebody a vehicle is steered to go over him. */
const BEYOND = 2 * PACE;

/** The vehicle that stands at a place. */
function vehicleAt({ vehicles = [] }: Battle, at: Point): Vehicle | undefined {
  const point = { at, radius: 1 };
  return vehicles.find(
    (vehicle) => vehicle.fate === 'in' && footprintsWithin(point, baseOf(vehicle), 0),
  );
}

/** MU-VEH-04 to MU-VEH-23: everything about vehicles that pointing at a place can mean. */
function meant({ battle, figure }: DriverState, to: Point): readonly Action[] {
  const there = vehicleAt(battle, to);
  const own = vehicleWith(battle, figure.id);
  const shots = (vehicle: Vehicle): readonly Action[] =>
    weaponsOf(battle, figure).flatMap(({ id: weapon }): readonly Action[] => [
      { kind: 'shoot-vehicle', weapon, vehicle: vehicle.id },
      ...vehicle.crew.map((target): Action => ({ kind: 'shoot-crew', weapon, target })),
    ]);
  const strikes = ({ id }: Vehicle): readonly Action[] =>
    strikeChoices(figure).map((weapons) => ({ kind: 'strike-vehicle', vehicle: id, weapons }));
  const isFoes = there && areFoes(battle, there.seat, figure.seat);
  const others = there && isFoes ? [...strikes(there), ...shots(there)] : [];
  if (!own) return there ? [{ kind: 'board', vehicle: there.id }, ...others] : [];
  return [
    ...(there && there !== own ? [{ kind: 'jump', vehicle: there.id } as const] : []),
    ...others,
    ...steered(battle, figure, own, to),
    { kind: 'get-out', to },
  ];
}

/** MU-VEH-05, MU-VEH-09: a move that ends there as nearly as can be, and the booster straight on. */
function steered(
  battle: Battle,
  figure: Figure,
  vehicle: Vehicle,
  to: Point,
): readonly Extract<Action, { readonly way: DrivePath }>[] {
  if (!isDriver(battle, figure)) return [];
  const base = baseOf(vehicle);
  const { speed, booster } = vehicle.model;
  return [
    { kind: 'drive', way: steer(base, to, speed, 2) },
    { kind: 'boost', way: steer(base, to, booster, 1) },
  ];
}

function offered(
  { battle, ask, figure, narrator }: DriverState,
  all: readonly Action[],
): ActionOption[] {
  return all.flatMap((action) => {
    const key = actions.make(action);
    const label = narrator.answer(ask.about, key);
    return ask.explain(key) ? [] : [{ key, label, ap: costOf(battle, figure, action), now: true }];
  });
}

/** What can be done about vehicles at a place that was pointed at. */
export function drivingOffers(wheel: DriverState, to: Point): readonly ActionOption[] {
  return offered(wheel, meant(wheel, to));
}

/** MU-VEH-19: over the enemy that is pointed at, and a little beyond. */
export function runOverOffers(wheel: DriverState, enemy: Figure): readonly ActionOption[] {
  const { battle, figure } = wheel;
  const own = vehicleWith(battle, figure.id);
  if (!own) return [];
  const to = placeAt(enemy.at, facingTowards(own.at, enemy.at), BEYOND);
  const over = steered(battle, figure, own, to).filter(({ way }) =>
    rideOf(battle, own, way).met.includes(enemy.id),
  );
  return offered(wheel, over).map(({ now: _, ...offer }) => offer);
}

export { driveFan } from './drive-fan.ts';

/** Every vehicle on the table; its armour is shown while somebody in it acts. */
export function drawnVehicles(
  { vehicles = [] }: Battle,
  acting: Figure | undefined,
  names: MusgNames,
): readonly SvgNode[] {
  return vehicles
    .filter(({ fate }) => fate !== 'waiting')
    .map((vehicle) =>
      vehiclePicture({
        vehicle,
        title: names.vehicle(vehicle.id),
        armoured: acting !== undefined && vehicle.crew.includes(acting.id),
      }),
    );
}

/** The way that a vehicle would take to a place, and whom it would meet there. */
export function drivenPath(wheel: DriverState, to: Point): ScenePath | undefined {
  const { battle, ask, figure, narrator } = wheel;
  const own = vehicleWith(battle, figure.id);
  if (!own) return undefined;
  const ways = steered(battle, figure, own, to);
  const action = ways.find((each) => !ask.explain(actions.make(each))) ?? ways[0];
  if (!action) return { places: [own.at, to], radius: figure.radius, text: '', allowed: false };
  const key = actions.make(action);
  const { places, end } = rideOf(battle, own, action.way);
  const price = tableText(narrator.language, 'ap', { ap: costOf(battle, figure, action) });
  const text = `${narrator.answer(ask.about, key)} · ${price}`;
  const shape = { radius: own.model.length / 2, hull: cornersOf(end) };
  return { places, ...shape, text, allowed: !ask.explain(key) };
}
