import { isWithinDistance, type Base } from './base.ts';
import { directionVector, turned, type Degrees } from './facing.ts';
import type { Point } from './point.ts';
import { areaOf, touches } from './shape.ts';
import { SINE_UNIT } from './exact-sine.ts';
import { clampToTable, type Table } from './table.ts';
import { awayFromZero, type Shape } from './terrain.ts';

/** The bases a blast touches: those whose edge is at most `radius` from its centre. */
export function inBlast<B extends Base>(
  centre: Point,
  radius: number,
  bases: readonly B[],
): readonly B[] {
  const blast: Base = { at: centre, radius };
  return bases.filter((base) => isWithinDistance(blast, base, 0));
}

/** The bases that a template of any shape touches; a cone touches the one who fires it as well. */
export function inShape<B extends Base>(shape: Shape, bases: readonly B[]): readonly B[] {
  const area = areaOf(shape);
  return bases.filter(({ at, radius }) => touches(area, at, at, radius));
}

/** The place so many tenths away in that direction, to the nearest tenth. */
export function placeAt(from: Point, direction: Degrees, distance: number): Point {
  const [x, y] = directionVector(direction);
  return [
    from[0] + awayFromZero((x * distance) / SINE_UNIT),
    from[1] + awayFromZero((y * distance) / SINE_UNIT),
  ];
}

/**
 * A cone: its point at the edge of the shooter's base, its far end `width` tenths wide.
 *
 * @example
 * ```ts
 * const shooter = { at: [100, 100], radius: 13 } as const;
 * const target = { at: [200, 100], radius: 13 } as const;
 * inShape(cone(shooter, 90, 150, 60), [target]).length; // 1
 * ```
 */
export function cone(
  shooter: Base,
  direction: Degrees,
  length: number,
  width: number,
): readonly Point[] {
  const far = placeAt(shooter.at, direction, shooter.radius + length);
  return [
    placeAt(shooter.at, direction, shooter.radius),
    placeAt(far, turned(direction, 90), width / 2),
    placeAt(far, turned(direction, -90), width / 2),
  ];
}

/** The direction of an hour on a clock face that lies with 12 to the top of the table. */
export function clockDirection(hour: number): Degrees {
  return turned(0, hour * 30);
}

/** The place of a scatter by this distance and direction; it stays on the table. */
export function scatter(table: Table, from: Point, direction: Degrees, distance: number): Point {
  return clampToTable(table, placeAt(from, direction, distance));
}
