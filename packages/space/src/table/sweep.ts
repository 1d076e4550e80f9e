import { boxesApart, boxOf, compareGap, hull, type Box, type Convex } from './convex.ts';
import { turned, type Degrees } from './facing.ts';
import { convexAreas, convexOf, type Footprint } from './footprint.ts';
import type { Point } from './point.ts';
import { cornersOf, type RectangularBase } from './rectangle.ts';
import type { TableIndex } from './table.ts';
import type { Obstruction, OtherBases } from './obstruction.ts';

/** All the ground that a footprint covers while it moves: convex parts that together make it up. */
export interface Sweep {
  readonly parts: readonly Convex[];
  readonly box: Box;
}

/** The area of a footprint on a straight move; a rectangle keeps its facing. */
export function straightSweep(mover: Footprint, to: Point): Sweep {
  const here = convexOf(mover);
  const x = to[0] - mover.at[0];
  const y = to[1] - mover.at[1];
  const there = here.outline.map((point): Point => [point[0] + x, point[1] + y]);
  return sweepOf([{ outline: hull([...here.outline, ...there]), radius: here.radius }]);
}

/**
 * The area of a rectangular base that turns about its centre by this many degrees, clockwise when positive:
 * the hull from each whole degree to the next. Nothing is jumped over.
 */
export function turnSweep(mover: RectangularBase, by: Degrees): Sweep {
  const parts: Convex[] = [];
  let corners = cornersOf(mover);
  for (let angle = 1; angle <= Math.abs(by); angle++) {
    const next = cornersOf(turnedBy(mover, by < 0 ? -angle : angle));
    parts.push({ outline: hull([...corners, ...next]), radius: 0 });
    corners = next;
  }
  return sweepOf(parts.length > 0 ? parts : [convexOf(mover)]);
}

function sweepOf(parts: readonly Convex[]): Sweep {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    const box = boxOf(part);
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { parts, box: { left, top, right, bottom } };
}

/**
 * The footprints that the sweep comes over, in the order given; touching is not enough.
 *
 * @example
 * ```ts
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * const guard = { at: [520, 290], radius: 13 } as const;
 * sweptFootprints(straightSweep(truck, [600, 300]), [guard]).length; // 1
 * ```
 */
export function sweptFootprints<B extends Footprint>(
  sweep: Sweep,
  others: readonly B[],
): readonly B[] {
  return others.filter((other) => comesOver(sweep, convexOf(other)));
}

function comesOver({ parts, box }: Sweep, other: Convex): boolean {
  const otherBox = boxOf(other);
  if (boxesApart(box, otherBox, 0)) return false;
  return parts.some(
    (part) => !boxesApart(boxOf(part), otherBox, 0) && compareGap(part, other, 0) < 0,
  );
}

/**
 * The first thing that stops a footprint that moves like this: the edge of the table, solid terrain
 * in the order of its ids, then bases; friends do not.
 *
 * @example
 * ```ts
 * const index = indexTable({
 *   width: 1200,
 *   height: 900,
 *   terrain: [{ id: 'ruin', shape: rectangle(500, 310, 100, 90), ground: 'impassable' }],
 * });
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * sweepObstruction(index, straightSweep(truck, [600, 300])); // { by: 'terrain', id: 'ruin' }
 * sweepObstruction(index, turnSweep(truck, 45)); // undefined
 * ```
 */
export function sweepObstruction<B extends Footprint>(
  { table, solid }: TableIndex,
  sweep: Sweep,
  { blocking = [], ignore = [] }: OtherBases<B> = {},
): Obstruction<B> | undefined {
  const { left, top, right, bottom } = sweep.box;
  if (left < 0 || top < 0 || right > table.width || bottom > table.height) return { by: 'edge' };
  for (const { area, terrain } of solid) {
    if (boxesApart(area, sweep.box, 0) || ignore.includes(terrain.id)) continue;
    if (convexAreas(area).some((part) => comesOver(sweep, part))) {
      return { by: 'terrain', id: terrain.id };
    }
  }
  const base = blocking.find((other) => comesOver(sweep, convexOf(other)));
  return base && { by: 'base', base };
}

/** The reason why the footprint cannot stand in its place, friends included; `undefined` if it can. */
export function footprintObstruction<B extends Footprint>(
  index: TableIndex,
  footprint: Footprint,
  { blocking = [], passable = [], ignore = [] }: OtherBases<B> = {},
): Obstruction<B> | undefined {
  const here = sweepOf([convexOf(footprint)]);
  return sweepObstruction(index, here, { blocking: [...blocking, ...passable], ignore });
}

/** The rectangular base, turned about its centre. */
export function turnedBy<R extends RectangularBase>(base: R, by: Degrees): R {
  return { ...base, facing: turned(base.facing, by) };
}

/** The footprint, put somewhere else without turning. */
export function placed<F extends Footprint>(footprint: F, at: Point): F {
  return { ...footprint, at };
}
