import { CONTACT, lineMeets, type Base, type Point } from '@skirmish-kit/space';
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
