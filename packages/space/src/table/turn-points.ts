import type { Base } from './base.ts';
import { nearestOnSegment, roundedPoint, squaredDistance, type Point } from './point.ts';
import { contains, sweptOver, type Area } from './shape.ts';
import { clampToTable, onTable, type Table, type TableIndex } from './table.ts';
import { awayFromZero, type Disc } from './terrain.ts';
import type { OtherBases } from './obstruction.ts';

/**
 * The places at which a shortest way may turn. A base that walks round a corner describes an arc;
 * we put a few places just outside that arc, so that the straight ways between them clear it. They
 * lie a tenth farther out than needed: rounding to whole tenths then never makes a way illegal.
 */
const MARGIN = 1;

/** Sixteen directions all round, so long that the polygon through them has a circle of 10000 in it. */
const ROUND: readonly Point[] = [
  [1989, 10000],
  [5665, 8478],
  [8478, 5665],
  [10000, 1989],
].flatMap(([x = 0, y = 0]): Point[] => [
  [x, y],
  [x, -y],
  [-x, y],
  [-x, -y],
]);

const ROUND_UNIT = 10000;

/** Between two of these along the edge of difficult ground, a way may come out of it. */
const SHORE = 30;

/** A place a way may turn at. */
export interface TurnPoint {
  readonly at: Point;
  /** The direction in which the path bends there; without it, either. */
  readonly pivot: Point | undefined;
  /** Its number among the corners of the table's terrain; -1 for every other place. */
  readonly corner: number;
}

/** A turning place, and the terrain that has to be ignored for it to be free. */
export interface Corner extends TurnPoint {
  readonly under: readonly string[];
}

/** A place that is not one of the table's corners. */
export function placeToTurn(at: Point, pivot?: Point): TurnPoint {
  return { at, pivot, corner: -1 };
}

/** Everything a way may turn at, within `limit` tenths of the mover. */
export function turnPoints(
  index: TableIndex,
  { at: from, radius }: Base,
  { blocking = [], ignore = [] }: OtherBases,
  limit: number,
): TurnPoint[] {
  const places: TurnPoint[] = [];
  const offer = (corners: readonly Corner[]) => {
    for (const corner of corners) {
      if (squaredDistance(corner.at, from) > limit * limit) continue;
      if (corner.under.length > 0 && !corner.under.every((id) => ignore.includes(id))) continue;
      if (isFree(corner.at, radius, blocking)) places.push(corner);
    }
  };
  offer(terrainCorners(index, radius));
  for (const base of blocking) {
    const reach = limit + base.radius;
    if (squaredDistance(base.at, from) <= reach * reach) offer(cornersRound(index, base, radius));
  }
  return places;
}

function isFree(at: Point, radius: number, blocking: readonly Base[]): boolean {
  for (const base of blocking) {
    const reach = radius + base.radius;
    if (squaredDistance(at, base.at) < reach * reach) return false;
  }
  return true;
}

/** The corners of all terrain that is walked round, numbered. */
export function terrainCorners(index: TableIndex, radius: number): readonly Corner[] {
  const remaining = (index.memo.corners ??= new Map());
  const known = remaining.get(radius);
  if (known) return known;
  const corners = index.pieces
    .flatMap(({ ground, area }): readonly TurnPoint[] => {
      if (ground === 'open') return [];
      if (ground === 'difficult') return shoreOf(area);
      return area.disc ? turnPointsAround(area.disc, radius) : aroundPolygon(area, radius);
    })
    .map((place, number) => asCorner(index, place, radius, number));
  remaining.set(radius, corners);
  return corners;
}

/**
 * At how many places ways may have to turn because of the terrain: what a search costs at worst grows
 * with the square of it.
 *
 * @example
 * ```ts
 * const ruin = { id: 'ruin', shape: rectangle(500, 300, 200, 100), ground: 'impassable' } as const;
 * turningPlaceCount(indexTable({ width: 1200, height: 900, terrain: [ruin] })); // 8
 * ```
 */
export function turningPlaceCount(index: TableIndex): number {
  return terrainCorners(index, 0).length;
}

/** More rings than these are forgotten and found again. */
const MOST_RINGS = 4096;

/** The corners round a base; figures stay where they are for most questions. */
function cornersRound({ table, memo, solid }: TableIndex, base: Base, mover: number) {
  const [x, y] = base.at;
  const name = ((x * 8192 + y) * 1024 + base.radius) * 1024 + mover;
  const remaining = (memo.rings ??= new Map());
  const known = remaining.get(name);
  if (known) return known;
  const ring = turnPointsAround(base, mover).map((place) =>
    asCorner({ table, solid }, place, mover, -1),
  );
  if (remaining.size >= MOST_RINGS) remaining.clear();
  remaining.set(name, ring);
  return ring;
}

function asCorner(
  index: Pick<TableIndex, 'table' | 'solid'>,
  place: TurnPoint,
  radius: number,
  corner: number,
): Corner {
  const { at, pivot } = ontoTable(index.table, place, radius);
  return { at, pivot, corner, under: underTerrain(index, at, radius) };
}

/** Close to the edge of the table the way turns at the edge, whichever way it can. */
function ontoTable(table: Table, place: TurnPoint, radius: number): TurnPoint {
  if (onTable(table, { at: place.at, radius })) return place;
  return placeToTurn(clampToTable(table, place.at, radius));
}

function underTerrain(
  { solid }: Pick<TableIndex, 'solid'>,
  at: Point,
  radius: number,
): readonly string[] {
  return solid
    .filter(({ area }) => sweptOver(area, at, at, radius))
    .map(({ terrain }) => terrain.id);
}

/** Turning places round a disc, a base or a piece of terrain, that is in the way. */
export function turnPointsAround({ at, radius }: Disc, mover: number): readonly TurnPoint[] {
  const reach = (radius + mover + MARGIN) / ROUND_UNIT;
  return ROUND.map(([x, y]) =>
    placeToTurn([at[0] + awayFromZero(x * reach), at[1] + awayFromZero(y * reach)], at),
  );
}

function aroundPolygon({ outline }: Area, radius: number): readonly TurnPoint[] {
  return outline.flatMap((corner, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? corner;
    const after = outline[(i + 1) % outline.length] ?? corner;
    const first = outward(before, corner);
    const last = outward(corner, after);
    const opening = first[0] * last[1] - first[1] * last[0];
    if (opening <= 0) return [];
    const middle = half(first, last);
    return [half(first, middle), half(middle, last)].map((direction) => {
      const reach = (radius + MARGIN) / dot(direction, middle);
      const at: Point = [
        corner[0] + awayFromZero(direction[0] * reach),
        corner[1] + awayFromZero(direction[1] * reach),
      ];
      return placeToTurn(at, corner);
    });
  });
}

/** Places along the edge of difficult ground, just outside it. */
function shoreOf(area: Area): readonly TurnPoint[] {
  if (area.disc) return turnPointsAround(area.disc, 0).map(({ at }) => placeToTurn(at));
  const { outline } = area;
  return outline.flatMap((corner, i) => {
    const after = outline[(i + 1) % outline.length] ?? corner;
    const out = outward(corner, after);
    const pieces = Math.max(1, Math.round(Math.sqrt(squaredDistance(corner, after)) / SHORE));
    return Array.from({ length: pieces + 1 }, (_, k) =>
      placeToTurn(
        roundedPoint(
          corner[0] + ((after[0] - corner[0]) * k) / pieces + 1.5 * out[0],
          corner[1] + ((after[1] - corner[1]) * k) / pieces + 1.5 * out[1],
        ),
      ),
    );
  });
}

/** The nearest places, out of difficult ground, on every side of one that stands in it. */
export function nearestTerrainEdges(index: TableIndex, { at, radius }: Base): readonly TurnPoint[] {
  const shores = index.difficult.flatMap(({ area }): Point[] => {
    if (!contains(area, at)) return [];
    if (area.disc) return [onDisc(area.disc, at)];
    return area.outline.map((corner, i) => {
      const after = area.outline[(i + 1) % area.outline.length] ?? corner;
      const foot = nearestOnSegment(at, corner, after);
      const out = outward(corner, after);
      return roundedPoint(foot[0] + 1.5 * out[0], foot[1] + 1.5 * out[1]);
    });
  });
  return shores.map((shore) => ontoTable(index.table, placeToTurn(shore), radius));
}

function onDisc(disc: Disc, at: Point): Point {
  const out = unit(at[0] - disc.at[0], at[1] - disc.at[1]);
  return [
    disc.at[0] + awayFromZero(out[0] * (disc.radius + MARGIN)),
    disc.at[1] + awayFromZero(out[1] * (disc.radius + MARGIN)),
  ];
}

/** The unit vector that points away from a clockwise outline's edge. */
function outward(from: Point, to: Point): Point {
  return unit(to[1] - from[1], from[0] - to[0]);
}

function half(a: Point, b: Point): Point {
  return unit(a[0] + b[0], a[1] + b[1]);
}

function unit(x: number, y: number): Point {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? [0, 0] : [x / length, y / length];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}
