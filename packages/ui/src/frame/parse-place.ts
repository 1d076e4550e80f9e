import { facingTowards, placeAt } from '@skirmish-kit/space';
import type { TypedPlaces } from './text-source.ts';

const COMPASS: Readonly<Record<string, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  so: 225,
  w: 270,
  o: 270,
  nw: 315,
  no: 315,
};

/** Reads `45 30`, `ne 10`, `b2 10` and `b2` as a place in the units of the table: `450,300`. */
export function typedPlace(
  places: TypedPlaces,
  [what = '', far]: readonly string[],
): string | undefined {
  const distance = far === undefined ? undefined : Math.round(Number(far) * places.unit);
  if (Number.isNaN(distance)) return undefined;
  const other = places.of(what);
  if (distance === undefined) return other?.join();
  const start = places.from();
  const direction = other && start ? facingTowards(start, other) : COMPASS[what];
  if (direction !== undefined) return start && placeAt(start, direction, distance).join();
  const x = Math.round(Number(what) * places.unit);
  return what === '' || Number.isNaN(x) ? undefined : `${x},${distance}`;
}
