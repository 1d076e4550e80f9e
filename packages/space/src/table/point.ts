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

/** The square of the distance, exact. */
export function squaredDistance(a: Point, b: Point): number {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return dx * dx + dy * dy;
}

/** The smallest whole number whose square is at least `square`. */
export function rootRoundedUp(square: number): number {
  let root = Math.ceil(Math.sqrt(square));
  while (root > 0 && (root - 1) * (root - 1) >= square) root--;
  while (root * root < square) root++;
  return root;
}

/** Twice the signed area of the triangle; positive when c lies clockwise of a→b on the screen. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** How a place lies to a segment: nearer than, at, or farther than `limit`; exact. */
export function compareToSegment(p: Point, a: Point, b: Point, limit: number): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const px = p[0] - a[0];
  const py = p[1] - a[1];
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py - limit * limit;
  const squaredLength = dx * dx + dy * dy;
  if (along >= squaredLength) return squaredDistance(p, b) - limit * limit;
  const across = dx * py - dy * px;
  return across * across - limit * limit * squaredLength;
}

/** Whether two segments have a point in common. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = turn(a, b, c);
  const abd = turn(a, b, d);
  if ((abc > 0 && abd > 0) || (abc < 0 && abd < 0)) return false;
  const cda = turn(c, d, a);
  const cdb = turn(c, d, b);
  if ((cda > 0 && cdb > 0) || (cda < 0 && cdb < 0)) return false;
  if (abc !== 0 || abd !== 0 || cda !== 0 || cdb !== 0) return true;
  return spansMeet(a[0], b[0], c[0], d[0]) && spansMeet(a[1], b[1], c[1], d[1]);
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
