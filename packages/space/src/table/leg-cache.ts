import { compareCoordinates, type Point } from './point.ts';
import { sweptOver } from './shape.ts';
import type { MoveIndex, TableIndex } from './table.ts';
import type { OtherBases } from './obstruction.ts';

/** Whether terrain leaves the straight legs between corners free, for one radius and set of doors. */
export interface LegCache {
  readonly corners: number;
  /** For each pair of corners 0 unknown, 1 free, 2 barred. */
  readonly pairs: Uint8Array;
}

const FREE = 1;
export const BARRED = 2;

/** Tables with more corners, and more doors and radii than these, are not remembered. */
const MOST_CORNERS = 2048;
const MOST_MEMOS = 64;

const NOTHING: readonly string[] = [];

/** The cached legs between corners; none if the cache would be too large. */
export function legCache(
  { memo }: TableIndex,
  radius: number,
  ignore: readonly string[] = NOTHING,
  corners: number,
): LegCache | undefined {
  const name = `${radius} ${ignore.join(' ')}`;
  const remaining = (memo.legs ??= new Map());
  const known = remaining.get(name);
  if (known) return known;
  if (corners > MOST_CORNERS || remaining.size >= MOST_MEMOS) return undefined;
  const legs = { corners, pairs: new Uint8Array(corners * corners) };
  remaining.set(name, legs);
  return legs;
}

/** Whether terrain leaves the leg between two corners free; -1 is the number of no corner. */
export function isCornerLegFree(
  index: TableIndex,
  legs: LegCache | undefined,
  a: number,
  b: number,
  radius: number,
  from: Point,
  to: Point,
  ignore: readonly string[] = NOTHING,
): boolean {
  if (!legs || a < 0 || b < 0) return isTerrainFree(index, radius, from, to, ignore);
  const pair = a * legs.corners + b;
  const known = legs.pairs[pair];
  if (known === FREE || known === BARRED) return known === FREE;
  const free = isTerrainFree(index, radius, from, to, ignore);
  legs.pairs[pair] = free ? FREE : BARRED;
  legs.pairs[b * legs.corners + a] = free ? FREE : BARRED;
  return free;
}

/** Whether no terrain stops a disc of that radius on a straight leg. */
export function isTerrainFree(
  index: MoveIndex,
  radius: number,
  from: Point,
  to: Point,
  ignore: readonly string[] = NOTHING,
): boolean {
  for (const { area, terrain } of index.solid) {
    if (!sweptOver(area, from, to, radius)) continue;
    if (ignore.length === 0 || !ignore.includes(terrain.id)) return false;
  }
  return true;
}

/** Whether nobody who may not be passed stands in the way of that leg. */
export function isTrafficFree(
  { blocking }: OtherBases,
  radius: number,
  from: Point,
  to: Point,
): boolean {
  if (!blocking) return true;
  for (const { at, radius: wide } of blocking) {
    if (compareCoordinates(at[0], at[1], from[0], from[1], to[0], to[1], radius + wide) < 0) {
      return false;
    }
  }
  return true;
}
