import { constant, type Seat } from '@skirmish-kit/core';
import { cornersOf, type Point } from '@skirmish-kit/space';
import type { MusteredBand } from './band.ts';
import { areFriends, figureOf } from './figures.ts';
import { baseOf, vehicleWith, type VehicleBase } from './vehicle-place.ts';
import type { RangedWeapon } from './profile.ts';
import type { Battle, Figure, FigureId, Vehicle } from './state.ts';

/** MU-VEH-04: the vehicles of a band, empty and still to be placed. */
export function vehiclesOf({ vehicles = [] }: MusteredBand, seat: Seat): Vehicle[] {
  return constant(vehicles).map((model, i) => ({
    id: `${'abcdefgh'[seat] ?? 'z'}v${i + 1}`,
    seat,
    model,
    at: [0, 0],
    facing: 0,
    fate: 'waiting',
    structure: model.structure,
    crew: [],
    moved: false,
    boosted: false,
  }));
}

/** MU-VEH-04: the vehicle with this id. */
export function vehicleOf(battle: Battle, id: string): Vehicle {
  const vehicle = findVehicle(battle, id);
  if (!vehicle) throw new Error(`There is no vehicle ${id}.`);
  return vehicle;
}

export function findVehicle({ vehicles = [] }: Battle, id: string): Vehicle | undefined {
  return vehicles.find((vehicle) => vehicle.id === id);
}

/** MU-VEH-04: who sits at the wheel: the first of those inside. */
export function isDriver(battle: Battle, { id }: Figure): boolean {
  return vehicleWith(battle, id)?.crew[0] === id;
}

/** Everything that drives or stands about as a wreck, but this one. */
export function otherVehicles({ vehicles = [] }: Battle, id: string): VehicleBase[] {
  return vehicles.filter((each) => each.id !== id && each.fate !== 'waiting').map(baseOf);
}

export function outlineOf(vehicle: Vehicle): readonly Point[] {
  return cornersOf(baseOf(vehicle));
}

/** MU-VEH-08: in each activation of its driver the booster can be used once. */
export function startEngine(battle: Battle, id: FigureId): void {
  const vehicle = vehicleWith(battle, id);
  if (vehicle?.crew[0] !== id) return;
  vehicle.moved = false;
  if (battle.settings.boosters !== 'game') vehicle.boosted = false;
}

/** MU-VEH-22: whether somebody of this seat may be in it: nobody else is, or friends are. */
export function isOpenTo(battle: Battle, { crew, model, fate }: Vehicle, figure: Figure): boolean {
  if (fate !== 'in' || crew.length >= model.seats) return false;
  return crew.every((id) => areFriends(battle, figureOf(battle, id).seat, figure.seat));
}

/** Enemies in the same vehicle (MU-VEH-23). */
export function foesAboard(battle: Battle, figure: Figure): Figure[] {
  const crew = vehicleWith(battle, figure.id)?.crew ?? [];
  return crew
    .map((id) => figureOf(battle, id))
    .filter((other) => !areFriends(battle, other.seat, figure.seat));
}

/** Takes everybody inside along with it. */
export function bringCrew(battle: Battle, vehicle: Vehicle): void {
  for (const id of vehicle.crew) figureOf(battle, id).at = vehicle.at;
}

/** MU-VEH-07: the first has the fixed guns, the others those that turn. */
export function assignGuns(battle: Battle, { crew, model }: Vehicle): void {
  crew.forEach((id, seat) => {
    const figure = figureOf(battle, id);
    const guns = seat === 0 ? model.fixed : model.turret;
    figure.recruit = { ...figure.recruit, ranged: [...ownWeapons(figure), ...guns] };
  });
}

function ownWeapons({ recruit }: Figure): RangedWeapon[] {
  return recruit.ranged.filter(({ mounted }) => !mounted);
}

/** MU-VEH-15: whether it is a target: it has an enemy inside, or is an empty one of another side. */
export function isTarget(battle: Battle, figure: Figure, { seat, crew }: Vehicle): boolean {
  const isFriendly = (other: Seat) => areFriends(battle, other, figure.seat);
  if (crew.length === 0) return !isFriendly(seat);
  return crew.some((id) => !isFriendly(figureOf(battle, id).seat));
}

/** Frees the seat and the guns of a figure that has left its vehicle. */
export function leaveSeat(battle: Battle, figure: Figure): void {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle) return;
  vehicle.crew = vehicle.crew.filter((id) => id !== figure.id);
  assignGuns(battle, vehicle);
  figure.recruit = { ...figure.recruit, ranged: ownWeapons(figure) };
  figure.level = 0;
  figure.on = null;
}
