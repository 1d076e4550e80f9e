import {
  CONTACT,
  lineMeets,
  pointsAlong,
  samePoint,
  type Base,
  type Point,
} from '@skirmish-kit/space';
import { PACE } from '../paces.ts';
import type { Footing } from '../footing.ts';
import type { Figure } from '../state.ts';

/** Whether a way leads over a base or touches it. */
export function meetsWay(places: readonly Point[], base: Base): boolean {
  return places.some((to, i) => lineMeets(base, places[i - 1] ?? to, to));
}

/** Whether a figure has touched another on its way, where both were on the same storey. */
export function touchesOnWay(figure: Figure, places: readonly Footing[], other: Figure): boolean {
  const base = { at: other.at, radius: other.radius + figure.radius + CONTACT };
  return places.some((to, i) => {
    const from = places[i - 1] ?? to;
    const isBelow = Math.max(from.level, to.level) <= other.level - PACE;
    const isAbove = Math.min(from.level, to.level) >= other.level + PACE;
    return !isBelow && !isAbove && lineMeets(base, from.at, to.at);
  });
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
