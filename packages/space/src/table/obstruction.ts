import { movedTo, overlap, type Base } from './base.ts';
import type { Footprint } from './footprint.ts';
import { isTerrainFree, isTrafficFree } from './leg-cache.ts';
import { compareToSegment, type Point } from './point.ts';
import { sweptOver } from './shape.ts';
import { isInside, onTable, type MoveIndex, type Piece } from './table.ts';

/** Other bases, and what else matters to a moving figure. */
export interface OtherBases<B extends Footprint = Base> {
  /** Bases that may be neither passed nor stood on: enemies. */
  readonly blocking?: readonly B[];
  /** Bases that may be passed but not stood on: friends. */
  readonly passable?: readonly B[];
  /** Ids of terrain that does not count just now: open doors. */
  readonly ignore?: readonly string[];
}

/** The reason why a figure cannot stand somewhere or go there. */
export type Obstruction<B extends Footprint = Base> =
  | { readonly by: 'edge' }
  | { readonly by: 'terrain'; readonly id: string }
  | { readonly by: 'base'; readonly base: B };

/** The reason why the base cannot stand in its place; `undefined` if it can. */
export function standingObstruction<B extends Base>(
  index: MoveIndex,
  base: Base,
  traffic: OtherBases<B> = {},
): Obstruction<B> | undefined {
  const obstruction = pathObstruction(index, base, base.at, traffic);
  if (obstruction) return obstruction;
  const under = traffic.passable?.find((other) => overlap(base, other));
  return under && { by: 'base', base: under };
}

/**
 * The first thing that stops the base on the straight way to that place; friends do not.
 *
 * @example
 * ```ts
 * const ruin = { id: 'ruin', shape: rectangle(600, 300, 100, 150), ground: 'impassable' } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [ruin] });
 * pathObstruction(index, { at: [500, 400], radius: 13 }, [800, 400]); // { by: 'terrain', id: 'ruin' }
 * ```
 */
export function pathObstruction<B extends Base>(
  index: MoveIndex,
  mover: Base,
  to: Point,
  traffic: OtherBases<B> = {},
): Obstruction<B> | undefined {
  return legObstruction(index, mover.radius, mover.at, to, traffic);
}

/** Whether nothing stops the base on the straight way to that place: the cheap test. */
export function isPathClear(
  index: MoveIndex,
  mover: Base,
  to: Point,
  traffic: OtherBases = {},
): boolean {
  const { radius, at } = mover;
  return (
    isInside(index.table, to, radius) &&
    isTerrainFree(index, radius, at, to, traffic.ignore) &&
    isTrafficFree(traffic, radius, at, to)
  );
}

/**
 * The only piece that stops the base on the straight way to that place: what would have to be
 * crossed to get there. `undefined` when nothing does, or something else as well.
 *
 * @example
 * ```ts
 * const wreck = { id: 'wreck', shape: rectangle(300, 100, 20, 300), ground: 'obstacle' } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [wreck] });
 * soleObstruction(index, { at: [280, 200], radius: 13 }, [340, 200])?.terrain.id; // 'wreck'
 * ```
 */
export function soleObstruction(
  index: MoveIndex,
  mover: Base,
  to: Point,
  { blocking, ignore }: OtherBases = {},
): Piece | undefined {
  const { at: from, radius } = mover;
  if (!onTable(index.table, movedTo(mover, to))) return undefined;
  let only: Piece | undefined;
  for (const piece of index.solid) {
    if (!sweptOver(piece.area, from, to, radius)) continue;
    if (ignore?.includes(piece.terrain.id)) continue;
    if (only) return undefined;
    only = piece;
  }
  if (!only || !blocking) return only;
  for (const base of blocking) {
    if (compareToSegment(base.at, from, to, radius + base.radius) < 0) return undefined;
  }
  return only;
}

/** The obstruction of a disc of this radius on a straight leg. */
export function legObstruction<B extends Base>(
  index: MoveIndex,
  radius: number,
  from: Point,
  to: Point,
  traffic: OtherBases<B>,
): Obstruction<B> | undefined {
  if (!isInside(index.table, to, radius)) return { by: 'edge' };
  for (const piece of index.solid) {
    if (!sweptOver(piece.area, from, to, radius)) continue;
    if (traffic.ignore?.includes(piece.terrain.id)) continue;
    return { by: 'terrain', id: piece.terrain.id };
  }
  if (!traffic.blocking) return undefined;
  for (const base of traffic.blocking) {
    if (compareToSegment(base.at, from, to, radius + base.radius) < 0) return { by: 'base', base };
  }
  return undefined;
}
