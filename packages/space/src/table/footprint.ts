import { CONTACT, type Base } from './base.ts';
import { boxesApart, boxOf, compareGap, gapBetween, type Convex } from './convex.ts';
import type { Point } from './point.ts';
import { cornersOf, sideOf, type RectangularBase, type Side } from './rectangle.ts';
import type { Area } from './shape.ts';
import type { Table, TableIndex } from './table.ts';
import type { Terrain } from './terrain.ts';

/** A base on the table: a disc, or a rectangle with a facing. */
export type Footprint = Base | RectangularBase;

/** Whether the footprint is a disc; everything else is a rectangle. */
export function isRound(footprint: Footprint): footprint is Base {
  return 'radius' in footprint;
}

/** The footprint as a convex thing. */
export function convexOf(footprint: Footprint): Convex {
  return isRound(footprint)
    ? { outline: [footprint.at], radius: footprint.radius }
    : { outline: cornersOf(footprint), radius: 0 };
}

/**
 * The distance from edge to edge, rounded up to a whole unit; 0 when they touch or overlap. Between
 * two discs it is `distance`.
 *
 * @example
 * ```ts
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * footprintDistance(truck, { at: [500, 300], radius: 13 }); // 47
 * ```
 */
export function footprintDistance(a: Footprint, b: Footprint): number {
  return gapBetween(convexOf(a), convexOf(b));
}

/** Whether the edges are at most `limit` units apart; exact, the limit included. */
export function footprintsWithin(a: Footprint, b: Footprint, limit: number): boolean {
  return compareGap(convexOf(a), convexOf(b), limit) <= 0;
}

/** Whether the footprints touch: no more than {@link CONTACT} lies between their edges. */
export function footprintsTouch(a: Footprint, b: Footprint): boolean {
  return footprintsWithin(a, b, CONTACT);
}

/** Whether the footprints cover common ground; touching edges do not. */
export function footprintsOverlap(a: Footprint, b: Footprint): boolean {
  return compareGap(convexOf(a), convexOf(b), 0) < 0;
}

/** Whether this side of a rectangular base touches something: the front of a vehicle that rams. */
export function sideTouches(base: RectangularBase, side: Side, other: Footprint): boolean {
  const edge: Convex = { outline: sideOf(base, side), radius: 0 };
  return compareGap(edge, convexOf(other), CONTACT) <= 0;
}

/** Whether a straight line comes onto the footprint or touches it: what stands in the way of sight. */
export function lineMeets(footprint: Footprint, from: Point, to: Point): boolean {
  return compareGap(convexOf(footprint), { outline: [from, to], radius: 0 }, 0) <= 0;
}

/** Whether the whole footprint is on the table. */
export function footprintOnTable(table: Table, footprint: Footprint): boolean {
  return convexOnTable(table, convexOf(footprint));
}

function convexOnTable(table: Table, convex: Convex): boolean {
  const { left, top, right, bottom } = boxOf(convex);
  return left >= 0 && top >= 0 && right <= table.width && bottom <= table.height;
}

/**
 * The terrain the footprint stands on or comes within `limit` units of, edges included.
 *
 * @example
 * ```ts
 * const wood = { id: 'wood', shape: rectangle(440, 200, 100, 100), ground: 'difficult' } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [wood] });
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * terrainUnder(index, truck).map(({ id }) => id); // ['wood']
 * ```
 */
export function terrainUnder(
  index: TableIndex,
  footprint: Footprint,
  limit = 0,
): readonly Terrain[] {
  const convex = convexOf(footprint);
  return index.pieces
    .filter(({ area }) => nearArea(area, convex, limit))
    .map(({ terrain }) => terrain);
}

function nearArea(area: Area, convex: Convex, limit: number): boolean {
  if (boxesApart(area, boxOf(convex), limit)) return false;
  return convexAreas(area).some((part) => compareGap(part, convex, limit) <= 0);
}

/** A piece of terrain as convex things that together make it up. */
export function convexAreas(area: Area): readonly Convex[] {
  if (area.disc) return [{ outline: [area.disc.at], radius: area.disc.radius }];
  return area.parts.map((outline) => ({ outline, radius: 0 }));
}
