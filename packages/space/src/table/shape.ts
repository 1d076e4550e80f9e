import { compareCoordinates, segmentsCross, squaredDistance, type Point } from './point.ts';
import { NO_POLYGON, clockwise, convexParts, isPolygon } from './polygon.ts';
import type { Disc, Shape } from './terrain.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A shape prepared for questions: its box, and its polygon cut into convex parts. Discs and polygons
 * have the same fields, so that engines read them the same way.
 */
export interface Area extends Box {
  /** The disc, if it is one; then it has no corners. */
  readonly disc: Disc | undefined;
  /** The outline, clockwise on the screen. */
  readonly outline: readonly Point[];
  /** The outline as coordinates in a row, x before y: what is compared most. */
  readonly xy: Float64Array;
  /** Convex, clockwise; together they cover the polygon. */
  readonly parts: readonly (readonly Point[])[];
  /** The parts as coordinates in a row. */
  readonly partsXy: readonly Float64Array[];
}

export function areaOf(shape: Shape): Area {
  return 'radius' in shape ? discArea(shape) : polygonArea(shape);
}

function discArea(disc: Disc): Area {
  const { at, radius } = disc;
  return {
    disc,
    outline: [],
    xy: inARow([]),
    parts: [],
    partsXy: [],
    left: at[0] - radius,
    top: at[1] - radius,
    right: at[0] + radius,
    bottom: at[1] + radius,
  };
}

function polygonArea(corners: readonly Point[]): Area {
  if (!isPolygon(corners)) {
    throw new RangeError(NO_POLYGON);
  }
  const outline = clockwise(corners);
  const parts = convexParts(outline);
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return {
    disc: undefined,
    outline,
    xy: inARow(outline),
    parts,
    partsXy: parts.map(inARow),
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function inARow(points: readonly Point[]): Float64Array {
  return Float64Array.from(points.flat());
}

/** Whether the place lies in the area; its edge belongs to it. */
export function contains(area: Area, point: Point): boolean {
  const x = point[0];
  const y = point[1];
  if (x < area.left || x > area.right || y < area.top || y > area.bottom) return false;
  const { disc, partsXy } = area;
  if (disc) return squaredDistance(disc.at, point) <= disc.radius * disc.radius;
  for (const part of partsXy) if (isInConvex(part, x, y)) return true;
  return false;
}

function isInConvex(part: Float64Array, x: number, y: number): boolean {
  let cx = part[part.length - 2] ?? 0;
  let cy = part[part.length - 1] ?? 0;
  for (let i = 0; i < part.length; i += 2) {
    const dx = part[i] ?? 0;
    const dy = part[i + 1] ?? 0;
    if ((dx - cx) * (y - cy) - (dy - cy) * (x - cx) < 0) return false;
    cx = dx;
    cy = dy;
  }
  return true;
}

/** Whether a disc of this radius, moved along the segment, comes onto the area; touching does not. */
export function sweptOver(area: Area, a: Point, b: Point, radius: number): boolean {
  return !isClearOfSegment(area, a, b, radius) && closeTo(area, a, b, radius, false);
}

/** Whether a disc of this radius, moved along the segment, touches the area or comes onto it. */
export function touches(area: Area, a: Point, b: Point, radius: number): boolean {
  return !isClearOfSegment(area, a, b, radius) && closeTo(area, a, b, radius, true);
}

function closeTo(area: Area, a: Point, b: Point, radius: number, touching: boolean): boolean {
  const { disc } = area;
  if (disc) {
    const reach = radius + disc.radius;
    const apart = compareCoordinates(disc.at[0], disc.at[1], a[0], a[1], b[0], b[1], reach);
    return apart < 0 || (touching && apart === 0);
  }
  if (a[0] === b[0] && a[1] === b[1]) {
    return closeToOutline(area.xy, a, radius, touching) || contains(area, a);
  }
  return sweepsOutline(area.xy, a, b, radius, touching) || contains(area, a);
}

/** A disc that stands still. */
function closeToOutline(xy: Float64Array, at: Point, radius: number, touching: boolean): boolean {
  const x = at[0];
  const y = at[1];
  let cx = xy[xy.length - 2] ?? 0;
  let cy = xy[xy.length - 1] ?? 0;
  for (let i = 0; i < xy.length; i += 2) {
    const dx = xy[i] ?? 0;
    const dy = xy[i + 1] ?? 0;
    const apart = compareCoordinates(x, y, cx, cy, dx, dy, radius);
    if (apart < 0 || (touching && apart === 0)) return true;
    cx = dx;
    cy = dy;
  }
  return false;
}

/** A disc that moves: an end of one line comes close to the other, or they cross. */
function sweepsOutline(
  xy: Float64Array,
  a: Point,
  b: Point,
  radius: number,
  touching: boolean,
): boolean {
  const ax = a[0];
  const ay = a[1];
  const bx = b[0];
  const by = b[1];
  let cx = xy[xy.length - 2] ?? 0;
  let cy = xy[xy.length - 1] ?? 0;
  for (let i = 0; i < xy.length; i += 2) {
    const dx = xy[i] ?? 0;
    const dy = xy[i + 1] ?? 0;
    const start = compareCoordinates(ax, ay, cx, cy, dx, dy, radius);
    if (start < 0 || (touching && start === 0)) return true;
    const end = compareCoordinates(bx, by, cx, cy, dx, dy, radius);
    if (end < 0 || (touching && end === 0)) return true;
    const corner = compareCoordinates(dx, dy, ax, ay, bx, by, radius);
    if (corner < 0 || (touching && corner === 0)) return true;
    if (segmentsCross(ax, ay, bx, by, cx, cy, dx, dy)) return true;
    cx = dx;
    cy = dy;
  }
  return false;
}

/**
 * Whether the box lies wholly to one side of the segment, farther away than the margin. Asked more
 * often than anything else: so coordinates are read one by one, which engines can inline.
 */
export function isClearOfSegment(box: Box, a: Point, b: Point, margin: number): boolean {
  const ax = a[0];
  const ay = a[1];
  const bx = b[0];
  const by = b[1];
  const left = box.left - margin;
  if (ax < left && bx < left) return true;
  const right = box.right + margin;
  if (ax > right && bx > right) return true;
  const top = box.top - margin;
  if (ay < top && by < top) return true;
  const bottom = box.bottom + margin;
  if (ay > bottom && by > bottom) return true;
  const dx = bx - ax;
  const dy = by - ay;
  if (dx === 0 || dy === 0) return false;
  return besideLine(box, ax, ay, dx, dy, margin);
}

/** The same for a slanting line: its box is large, but most of it is empty. */
function besideLine(
  box: Box,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  margin: number,
): boolean {
  // The corners of the box farthest to either side of the line.
  const down = dx > 0;
  const left = dy > 0;
  const most =
    dx * ((down ? box.bottom : box.top) - ay) - dy * ((left ? box.left : box.right) - ax);
  const least =
    dx * ((down ? box.top : box.bottom) - ay) - dy * ((left ? box.right : box.left) - ax);
  const gap = least > 0 ? least : -most;
  return gap > 0 && gap * gap > margin * margin * (dx * dx + dy * dy);
}
