import {
  CONTACT,
  lineMeets,
  pointsAlong,
  samePoint,
  type Base,
  type Point,
} from '@skirmish-kit/space';
import { PACE } from '../paces.ts';
import type { Figure } from '../state.ts';

/** Whether a way leads over a base or touches it. */
export function meetsWay(places: readonly Point[], base: Base): boolean {
  return places.some((to, i) => lineMeets(base, places[i - 1] ?? to, to));
}

/** Whether a figure has touched another on its way, on the same storey. */
export function touchesOnWay(figure: Figure, places: readonly Point[], other: Figure): boolean {
  if (Math.abs(figure.level - other.level) >= PACE) return false;
  return meetsWay(places, { at: other.at, radius: other.radius + figure.radius + CONTACT });
}

/**
 * The part of a way that a figure has walked when it is here: all of it, or up to the pace where it was
 * stopped. A figure that is off the way has walked it and was moved on.
 */
export function walkedPart(places: readonly Point[], at: Point): readonly Point[] {
  const steps = pointsAlong(places, PACE);
  const stop = steps.findIndex((step) => samePoint(step, at));
  return stop < 0 ? [...places, at] : steps.slice(0, stop + 1);
}
