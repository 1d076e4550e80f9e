import {
  compareToSegment,
  rootRoundedUp,
  segmentsMeet,
  squaredDistance,
  turn,
  type Point,
} from './point.ts';

/**
 * A convex outline, clockwise on the screen, and all that lies within `radius` of it: a disc is one
 * point with its radius, a disc moved straight two points, a rectangle four points and no radius.
 */
export interface Convex {
  readonly outline: readonly Point[];
  readonly radius: number;
}

/** An upright box round something. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest convex outline round all the points, clockwise, without points on straight edges. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const upper = chain(sorted);
  const lower = chain(sorted.reverse());
  if (upper.length === 1) return upper;
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
}

/** The part of the hull from the first point to the last that has everything on its right. */
function chain(sorted: readonly Point[]): Point[] {
  const bend: Point[] = [];
  for (const next of sorted) {
    for (;;) {
      const last = bend.at(-1);
      const before = bend.at(-2);
      if (!last) break;
      const useless = before
        ? turn(before, last, next) <= 0
        : last[0] === next[0] && last[1] === next[1];
      if (!useless) break;
      bend.pop();
    }
    bend.push(next);
  }
  return bend;
}

export function boxOf({ outline, radius }: Convex): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left: left - radius, top: top - radius, right: right + radius, bottom: bottom + radius };
}

/** Whether more than `limit` lies between the boxes, across or along: the cheap test. */
export function boxesApart(a: Box, b: Box, limit: number): boolean {
  return (
    a.right + limit < b.left ||
    b.right + limit < a.left ||
    a.bottom + limit < b.top ||
    b.bottom + limit < a.top
  );
}

/**
 * How the gap between two convex things compares with `limit`: negative when it is less, 0 when it is
 * just that, positive when it is more. For a limit of 0, less means common ground and 0 a touch.
 */
export function compareGap(a: Convex, b: Convex, limit: number): number {
  const reach = a.radius + b.radius + limit;
  if (reach < 0) return 1;
  if (reach === 0) {
    if (shareGround(a.outline, b.outline)) return -1;
    return meet(a.outline, b.outline) ? 0 : 1;
  }
  if (meet(a.outline, b.outline)) return -1;
  return Math.min(
    comparePointsToEdges(a.outline, b.outline, reach),
    comparePointsToEdges(b.outline, a.outline, reach),
  );
}

/** The gap between two convex things, rounded up to whole units; 0 when they touch or overlap. */
export function gapBetween(a: Convex, b: Convex): number {
  if (meet(a.outline, b.outline)) return 0;
  const between = Math.min(leastToEdges(a.outline, b.outline), leastToEdges(b.outline, a.outline));
  return Math.max(0, between - a.radius - b.radius);
}

/** Whether the outlines have a point in common, edges included. */
function meet(a: readonly Point[], b: readonly Point[]): boolean {
  let from = last(a);
  for (const to of a) {
    let start = last(b);
    for (const end of b) {
      if (segmentsMeet(from, to, start, end)) return true;
      start = end;
    }
    from = to;
  }
  return holds(a, last(b)) || holds(b, last(a));
}

/** Whether the place lies in a convex outline that has an area; its edge belongs to it. */
function holds(outline: readonly Point[], place: Point): boolean {
  if (outline.length < 3) return false;
  let from = last(outline);
  for (const to of outline) {
    if (turn(from, to, place) < 0) return false;
    from = to;
  }
  return true;
}

/** Whether the insides have a point in common: no edge of either has all of the other beyond it. */
function shareGround(a: readonly Point[], b: readonly Point[]): boolean {
  return !hasEdgeBefore(a, b) && !hasEdgeBefore(b, a);
}

function hasEdgeBefore(a: readonly Point[], b: readonly Point[]): boolean {
  if (a.length === 1) return false;
  let from = last(a);
  for (const to of a) {
    let beyond = from[0] !== to[0] || from[1] !== to[1];
    for (let i = 0; beyond && i < b.length; i++) beyond = turn(from, to, b[i] ?? from) <= 0;
    if (beyond) return true;
    from = to;
  }
  return false;
}

function comparePointsToEdges(a: readonly Point[], b: readonly Point[], limit: number): number {
  let least = 1;
  let from = last(b);
  for (const to of b) {
    for (const point of a)
      least = Math.min(least, Math.sign(compareToSegment(point, from, to, limit)));
    from = to;
  }
  return least;
}

function leastToEdges(a: readonly Point[], b: readonly Point[]): number {
  let least = Infinity;
  let from = last(b);
  for (const to of b) {
    for (const point of a) least = Math.min(least, toSegment(point, from, to));
    from = to;
  }
  return least;
}

/** The distance from a place to a segment, rounded up, exact. */
function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy;
  if (along <= 0) return rootRoundedUp(squaredDistance(p, a));
  const squaredLength = dx * dx + dy * dy;
  if (along >= squaredLength) return rootRoundedUp(squaredDistance(p, b));
  const across = turn(a, b, p);
  return rootRoundedUp(Math.ceil((across * across) / squaredLength));
}

function last(points: readonly Point[]): Point {
  const point = points[points.length - 1];
  if (!point) throw new RangeError('There is no outline.');
  return point;
}
