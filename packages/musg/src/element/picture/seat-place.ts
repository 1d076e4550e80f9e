import { placeAt, type Point } from '@skirmish-kit/space';
import type { Battle, Figure } from '../../rules/state.ts';
import { vehicleWith } from '../../rules/vehicle-place.ts';

/** Where somebody is drawn: who is in a vehicle sits behind who drives it. */
export function seatPlace(battle: Battle, { id, at, radius }: Figure): Point {
  const vehicle = vehicleWith(battle, id);
  if (!vehicle) return at;
  const { crew, facing, model } = vehicle;
  const seat = crew.indexOf(id);
  const front = Math.max(0, model.length / 2 - radius * 1.6);
  const step = Math.max(radius * 1.6, (2 * front) / Math.max(1, crew.length - 1));
  return placeAt(at, facing, crew.length === 1 ? 0 : Math.round(front - seat * step));
}
