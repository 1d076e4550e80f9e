import { squaredDistance, type Point } from './point.ts';

/** The effect of a piece of terrain on movement. */
export type SquareRect =
  /** No hindrance. */
  | 'open'
  /** Costs more to walk through. */
  | 'difficult'
  /** Not to be walked through, but to be crossed with an action of its own: a low wall, a fence. */
  | 'obstacle'
  /** Never crossed. */
  | 'impassable';

/** A polygon without holes or crossing edges, in either direction of rotation, or a disc. */
export type Shape = readonly Point[] | Disc;

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** A piece of scenery. Everything left out is harmless: open ground, seen through, no cover. */
export interface Terrain {
  /** Its own on the table. */
  readonly id: string;
  /** The type, for drawing and for the game: `ruin`, `wood`, `door`. */
  readonly kind?: string;
  readonly shape: Shape;
  readonly ground?: SquareRect;
  /**
   * Whether it stops sight. `through` is for woods: seen into and out of, but not across: a line
   * that neither starts nor ends in it is stopped.
   */
  readonly blocksSight?: boolean | 'through';
  /** How much cover it gives to what is behind or in it: 0 none, higher is thicker. */
  readonly cover?: number;
  /** Tenths above the table; without it, too high to be seen over. */
  readonly height?: number;
}

/** An upright rectangle from its top left corner. */
export function rectangle(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A straight wall along the line between two places, half its thickness on either side. */
export function wall(from: Point, to: Point, thickness: number): readonly Point[] {
  const length = Math.sqrt(squaredDistance(from, to));
  if (length === 0) throw new RangeError('A wall needs two different ends.');
  const across: Point = [
    awayFromZero(((to[1] - from[1]) * thickness) / (2 * length)),
    awayFromZero(((from[0] - to[0]) * thickness) / (2 * length)),
  ];
  return [
    [from[0] + across[0], from[1] + across[1]],
    [to[0] + across[0], to[1] + across[1]],
    [to[0] - across[0], to[1] - across[1]],
    [from[0] - across[0], from[1] - across[1]],
  ];
}

/** A round piece: a tree, a crater, a tank. */
export function disc(x: number, y: number, radius: number): Disc {
  return { at: [x, y], radius };
}

/** Rounds halves away from zero, so that a mirrored wall is the mirror image of the wall; never to -0. */
export function awayFromZero(value: number): number {
  return value < 0 ? -Math.round(-value) | 0 : Math.round(value) | 0;
}
