import { overlap, type Base } from './base.ts';
import { nearestOnSegment, squaredDistance, type Point } from './point.ts';
import { contains, sweptOver, type PolygonArea } from './shape.ts';
import { clampToTable, type TableIndex } from './table.ts';
import { awayFromZero, type Disc } from './terrain.ts';
import type { Traffic } from './way.ts';

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

/** Between two of these along the edge of difficult ground, a way may come out of it. */
const SHORE = 30;

/** A place to turn at, and the terrain that stands there itself and has to be ignored first. */
export interface Corner {
  readonly at: Point;
  readonly under: readonly string[];
}

/** Everything a way may turn at: the corners of terrain and of the bases in the way. */
export function turningPlaces(
  index: TableIndex,
  radius: number,
  { blocking = [], ignore = [] }: Traffic,
): readonly Point[] {
  const places: Point[] = [];
  const add = (at: Point) => {
    if (blocking.every((base) => !overlap({ at, radius }, base))) places.push(at);
  };
  for (const { at, under } of terrainCorners(index, radius)) {
    if (under.every((id) => ignore.includes(id))) add(at);
  }
  for (const base of blocking) {
    for (const corner of roundBaseCorners(base, radius)) {
      const at = clampToTable(index.table, corner, radius);
      if (!underTerrain(index, at, radius, ignore)) add(at);
    }
  }
  return places;
}

function terrainCorners(index: TableIndex, radius: number): readonly Corner[] {
  const known = index.corners.get(radius);
  if (known) return known;
  const corners = index.pieces
    .flatMap(({ ground, area }) => {
      if (ground === 'open') return [];
      const reach = ground === 'difficult' ? 0 : radius;
      if ('disc' in area) return roundAbout(area.disc.at, area.disc.radius + reach);
      return ground === 'difficult' ? shoreOf(area) : aroundPolygon(area, reach);
    })
    .map((corner) => {
      const at = clampToTable(index.table, corner, radius);
      const under = index.solid.filter(({ area }) => sweptOver(area, at, at, radius));
      return { at, under: under.map(({ terrain }) => terrain.id) };
    });
  index.corners.set(radius, corners);
  return corners;
}

function underTerrain(
  index: TableIndex,
  at: Point,
  radius: number,
  ignore: readonly string[],
): boolean {
  return index.solid.some(
    ({ area, terrain }) => sweptOver(area, at, at, radius) && !ignore.includes(terrain.id),
  );
}

/** Places to turn at round a base that is in the way. */
export function roundBaseCorners(base: Base, radius: number): readonly Point[] {
  return roundAbout(base.at, base.radius + radius);
}

function roundAbout(at: Point, radius: number): Point[] {
  return ROUND.map(([x, y]) => [
    at[0] + awayFromZero((x * (radius + MARGIN)) / 10000),
    at[1] + awayFromZero((y * (radius + MARGIN)) / 10000),
  ]);
}

function aroundPolygon({ outline }: PolygonArea, radius: number): Point[] {
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
      return [
        corner[0] + awayFromZero(direction[0] * reach),
        corner[1] + awayFromZero(direction[1] * reach),
      ] as const;
    });
  });
}

/** Places along the edge of difficult ground, just outside it. */
function shoreOf({ outline }: PolygonArea): Point[] {
  return outline.flatMap((corner, i) => {
    const after = outline[(i + 1) % outline.length] ?? corner;
    const out = outward(corner, after);
    const pieces = Math.max(1, Math.round(Math.sqrt(squaredDistance(corner, after)) / SHORE));
    return Array.from({ length: pieces + 1 }, (_, k): Point => [
      Math.round(corner[0] + ((after[0] - corner[0]) * k) / pieces + 1.5 * out[0]),
      Math.round(corner[1] + ((after[1] - corner[1]) * k) / pieces + 1.5 * out[1]),
    ]);
  });
}

/** The nearest places, out of difficult ground, on every side of one that stands in it. */
export function nearestShores(index: TableIndex, { at, radius }: Base): readonly Point[] {
  const shores = index.difficult.flatMap(({ area }): Point[] => {
    if (!contains(area, at)) return [];
    if ('disc' in area) return [onDisc(area.disc, at)];
    return area.outline.map((corner, i) => {
      const after = area.outline[(i + 1) % area.outline.length] ?? corner;
      const foot = nearestOnSegment(at, corner, after);
      const out = outward(corner, after);
      return [Math.round(foot[0] + 1.5 * out[0]), Math.round(foot[1] + 1.5 * out[1])];
    });
  });
  return shores.map((shore) => clampToTable(index.table, shore, radius));
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
