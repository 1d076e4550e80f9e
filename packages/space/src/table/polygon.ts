import { samePoint, segmentsMeet, turn, type Point, type Segment } from './point.ts';

/** Whether the corners make a polygon that has an area and whose edges do not meet or cross. */
export function isPolygon(corners: readonly Point[]): boolean {
  if (corners.length < 3 || signedArea(corners) === 0) return false;
  return edgesOf(corners).every(([a, b], i, edges) =>
    edges.slice(i + 1).every(([c, d], skipped) => {
      const follows = skipped === 0;
      const closes = i === 0 && skipped === edges.length - 2;
      if (follows) return !samePoint(a, b) && !foldsBack(a, b, d);
      if (closes) return !samePoint(c, d) && !foldsBack(c, d, b);
      return !segmentsMeet(a, b, c, d);
    }),
  );
}

function edgesOf(corners: readonly Point[]): readonly Segment[] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);
}

/** Whether the way from b to c leads straight back over the one from a to b. */
function foldsBack(a: Point, b: Point, c: Point): boolean {
  if (turn(a, b, c) !== 0) return false;
  return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;
}

function signedArea(corners: readonly Point[]): number {
  return edgesOf(corners).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0);
}

/** The corners in clockwise order on the screen. */
export function clockwise(corners: readonly Point[]): readonly Point[] {
  return signedArea(corners) > 0 ? corners : [...corners].reverse();
}

/** Convex polygons that together make up a clockwise one: itself, if it is convex. */
export function convexParts(outline: readonly Point[]): readonly (readonly Point[])[] {
  return isConvex(outline) ? [outline] : triangles(outline);
}

/** Why corners are none. */
export const NO_POLYGON = 'A polygon needs an area, and edges that do not cross.';

function isConvex(outline: readonly Point[]): boolean {
  return outline.every((point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point;
    const after = outline[(i + 2) % outline.length] ?? point;
    return turn(point, next, after) >= 0;
  });
}

/** Cuts off one corner after another that has no other corner in it. */
function triangles(outline: readonly Point[]): readonly (readonly Point[])[] {
  const rest = [...outline];
  const cut: (readonly Point[])[] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((_, i) => isEar(rest, i));
    if (ear < 0) throw new RangeError(NO_POLYGON);
    const triangle = cornerAt(rest, ear);
    if (turn(...triangle) > 0) cut.push(triangle);
    rest.splice(ear, 1);
  }
  cut.push(rest);
  return cut;
}

function cornerAt(outline: readonly Point[], i: number): readonly [Point, Point, Point] {
  const count = outline.length;
  const before = outline[(i + count - 1) % count];
  const corner = outline[i % count];
  const after = outline[(i + 1) % count];
  if (!before || !corner || !after) throw new RangeError(NO_POLYGON);
  return [before, corner, after];
}

function isEar(outline: readonly Point[], i: number): boolean {
  const [a, b, c] = cornerAt(outline, i);
  if (turn(a, b, c) < 0) return false;
  return outline.every(
    (p) =>
      p === a || p === b || p === c || turn(a, b, p) < 0 || turn(b, c, p) < 0 || turn(c, a, p) < 0,
  );
}
