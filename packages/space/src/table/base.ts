import { rootRoundedUp, squaredDistance, type Point } from './point.ts';

/** The round base of a figure, a marker or a blast: a centre and a radius in whole tenths. */
export interface Base {
  readonly at: Point;
  readonly radius: number;
  /** How high its eyes are above the table, for terrain that can be seen over; 0 when left out. */
  readonly eye?: number;
}

/**
 * Points are whole tenths, so two bases can rarely touch to the hair's breadth; they are in contact
 * when no more than this lies between their edges.
 */
export const CONTACT = 1;

/**
 * The distance from edge to edge, in tenths, rounded up; 0 when the bases touch or overlap. Since it
 * is rounded up, `distance(a, b) <= limit` is exact for a limit in whole tenths.
 *
 * @example
 * ```ts
 * distance({ at: [100, 350], radius: 13 }, { at: [900, 350], radius: 13 }); // 774
 * ```
 */
export function distance(a: Base, b: Base): number {
  const between = rootRoundedUp(squaredDistance(a.at, b.at));
  return Math.max(0, between - a.radius - b.radius);
}

/** Whether the edges are at most `limit` tenths apart; exact, the limit included. */
export function isWithinDistance(a: Base, b: Base, limit: number): boolean {
  const reach = a.radius + b.radius + limit;
  return reach >= 0 && squaredDistance(a.at, b.at) <= reach * reach;
}

/** Whether the bases touch: no more than {@link CONTACT} lies between their edges. */
export function inContact(a: Base, b: Base): boolean {
  return isWithinDistance(a, b, CONTACT);
}

/** Whether the bases cover common ground; touching edges do not. */
export function overlap(a: Base, b: Base): boolean {
  const reach = a.radius + b.radius;
  return squaredDistance(a.at, b.at) < reach * reach;
}

/** The base, put somewhere else. */
export function movedTo({ radius, eye }: Base, at: Point): Base {
  return eye === undefined ? { at, radius } : { at, radius, eye };
}
