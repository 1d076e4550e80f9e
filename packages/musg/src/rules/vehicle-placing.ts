import { choose, type Flow, type Refusal } from '@skirmish-kit/core';
import { footprintObstruction, type Point } from '@skirmish-kit/space';
import { placings } from './answer-keys.ts';
import { figuresIn } from './figures.ts';
import { bareTableOf } from './battlefield.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { refuse } from './refusals.ts';
import type { Battle, Vehicle } from './state.ts';
import { baseOf } from './vehicle-place.ts';
import { otherVehicles } from './vehicles.ts';

/** How many places are offered. */
const OFFERED = 4;

/** Why a vehicle cannot begin there. */
function whyNotThere(battle: Battle, vehicle: Vehicle, at: Point): Refusal | undefined {
  const { zone } = battle.deployment[vehicle.seat] ?? {};
  const [x, y] = at;
  const isInZone =
    zone && x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;
  if (!isInZone) return refuse('not-in-zone', 'MU-DEP-04', { x, y });
  const base = { ...baseOf(vehicle), at };
  const blocking = [...figuresIn(battle), ...otherVehicles(battle, vehicle.id)];
  const obstruction = footprintObstruction(bareTableOf(battle), base, { blocking });
  return obstruction ? refuse('occupied', 'MU-DEP-04', { x, y }) : undefined;
}

function placesFor(battle: Battle, vehicle: Vehicle): Point[] {
  const { zone } = battle.deployment[vehicle.seat] ?? {};
  const found: Point[] = [];
  if (!zone) return found;
  for (let x = zone.x; x <= zone.x + zone.width; x += PACE)
    for (let y = zone.y; y <= zone.y + zone.height; y += PACE) {
      const isApart = found.every(([other]) => Math.abs(other - x) >= 4 * PACE);
      if (found.length < OFFERED && isApart && !whyNotThere(battle, vehicle, [x, y]))
        found.push([x, y]);
    }
  return found;
}

/** MU-VEH-04, MU-DEP-04: vehicles are placed when everybody is; one without room stays away. */
export function* placeVehicle(battle: Battle, vehicle: Vehicle): Flow {
  vehicle.facing = battle.deployment[vehicle.seat]?.forward ?? 0;
  const places = placesFor(battle, vehicle);
  if (places.length === 0) {
    battle.vehicles = battle.vehicles?.filter((each) => each !== vehicle) ?? [];
    return;
  }
  const at = yield* choose({
    who: vehicle.seat,
    about: 'place-vehicle',
    rule: 'MU-DEP-04',
    params: { vehicle: vehicle.id },
    options: places.map((place) => ({
      key: placings.make({ kind: 'place', figure: vehicle.id, at: place }),
      value: place,
    })),
    read(key) {
      const answer = placings.parse(key);
      if (answer?.kind !== 'place' || answer.figure !== vehicle.id)
        return refuse('not-understood', 'MU-DEP-04', { answer: key.slice(0, 40) });
      return whyNotThere(battle, vehicle, answer.at) ?? answer.at;
    },
  });
  vehicle.at = at;
  vehicle.fate = 'in';
  yield* emit('vehicle-placed', 'MU-DEP-04', { vehicle: vehicle.id, x: at[0], y: at[1] });
}
