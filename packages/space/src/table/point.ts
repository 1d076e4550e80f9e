/**
 * A place on the table, in whole tenths of the game's unit: `[600, 450]` is 60.0 cm from the left
 * and 45.0 cm from the top. x grows to the right, y downwards, as on a screen.
 */
export type Point = readonly [x: number, y: number];

/** A straight line between two places. */
export type Segment = readonly [from: Point, to: Point];

/** Whether two places are one. */
export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/**
 * The whole tenths nearest to a place. They are small integers, also for the engine: places that are
 * numbers of two kinds would be converted at each look.
 *
 * @example
 * ```ts
 * roundedPoint(120.5, 99.4); // [121, 99]
 * ```
 */
export function roundedPoint(x: number, y: number): Point {
  return [Math.round(x) | 0, Math.round(y) | 0];
}

/**
 * The place that lies so far on the way, 0 for its start and 1 for its end, to the nearest tenth.
 *
 * @example
 * ```ts
 * between([100, 100], [200, 140], 0.25); // [125, 110]
 * ```
 */
export function between(from: Point, to: Point, share: number): Point {
  return roundedPoint(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
}

/** The square of the distance, exact. */
export function squaredDistance(a: Point, b: Point): number {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return dx * dx + dy * dy;
}

/** The smallest whole number whose square is at least `square`: exact for squares below 2 ** 52. */
export function rootRoundedUp(square: number): number {
  return Math.ceil(Math.sqrt(square));
}

/** Twice the signed area of the triangle; positive when c lies clockwise of a→b on the screen. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** How a place lies to a segment: nearer than, at, or farther than `limit`; exact. */
export function compareToSegment(p: Point, a: Point, b: Point, limit: number): number {
  return compareCoordinates(p[0], p[1], a[0], a[1], b[0], b[1], limit);
}

/** {@link compareToSegment} for coordinates. */
export function compareCoordinates(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const px = x - ax;
  const py = y - ay;
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py - limit * limit;
  const squaredLength = dx * dx + dy * dy;
  if (along >= squaredLength) {
    const qx = x - bx;
    const qy = y - by;
    return qx * qx + qy * qy - limit * limit;
  }
  const across = dx * py - dy * px;
  return across * across - limit * limit * squaredLength;
}

/** Whether two segments have a point in common. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return segmentsCross(a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]);
}

/** {@link segmentsMeet} for coordinates. */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const abc = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const abd = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if ((abc > 0 && abd > 0) || (abc < 0 && abd < 0)) return false;
  const cda = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const cdb = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if ((cda > 0 && cdb > 0) || (cda < 0 && cdb < 0)) return false;
  if (abc !== 0 || abd !== 0 || cda !== 0 || cdb !== 0) return true;
  return spansMeet(ax, bx, cx, dx) && spansMeet(ay, by, cy, dy);
}

function spansMeet(a: number, b: number, c: number, d: number): boolean {
  return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
}

/** The place of a segment that is nearest to `at`; not rounded. */
export function nearestOnSegment(at: Point, c: Point, d: Point): Point {
  const dx = d[0] - c[0];
  const dy = d[1] - c[1];
  const along = ((at[0] - c[0]) * dx + (at[1] - c[1]) * dy) / Math.max(1, dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return [c[0] + dx * share, c[1] + dy * share];
}
