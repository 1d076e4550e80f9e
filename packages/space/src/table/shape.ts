import { compareToSegment, segmentsMeet, squaredDistance, turn, type Point } from './point.ts';
import { clockwise, convexParts, isPolygon } from './polygon.ts';
import type { Disc, Shape } from './terrain.ts';

/** A shape prepared for questions: its box, and its polygon cut into convex parts. */
export type Area = PolygonArea | DiscArea;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PolygonArea extends Box {
  /** The outline, clockwise on the screen. */
  readonly outline: readonly Point[];
  /** Convex, clockwise; together they cover the polygon. */
  readonly parts: readonly (readonly Point[])[];
}

export interface DiscArea extends Box {
  readonly disc: Disc;
}

/** A stretch of a line, as fractions of its length. */
export type Stretch = readonly [from: number, to: number];

export function areaOf(shape: Shape): Area {
  if ('radius' in shape) {
    const { at, radius } = shape;
    return {
      disc: shape,
      left: at[0] - radius,
      top: at[1] - radius,
      right: at[0] + radius,
      bottom: at[1] + radius,
    };
  }
  if (!isPolygon(shape)) {
    throw new RangeError('A polygon needs an area, and edges that do not cross.');
  }
  const outline = clockwise(shape);
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return {
    outline,
    parts: convexParts(outline),
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Whether the place lies in the area; its edge belongs to it. */
export function contains(area: Area, point: Point): boolean {
  if (beside(area, point, point, 0)) return false;
  if ('disc' in area) {
    return squaredDistance(area.disc.at, point) <= area.disc.radius * area.disc.radius;
  }
  return area.parts.some((part) =>
    part.every((corner, i) => turn(corner, part[(i + 1) % part.length] ?? corner, point) >= 0),
  );
}

/** Whether a disc of this radius, moved along the segment, comes onto the area; touching does not. */
export function sweptOver(area: Area, a: Point, b: Point, radius: number): boolean {
  return closeTo(area, a, b, radius, false);
}

/** Whether a disc of this radius, moved along the segment, touches the area or comes onto it. */
export function touches(area: Area, a: Point, b: Point, radius: number): boolean {
  return closeTo(area, a, b, radius, true);
}

function closeTo(area: Area, a: Point, b: Point, radius: number, touching: boolean): boolean {
  if (beside(area, a, b, radius)) return false;
  const close = (comparison: number) => comparison < 0 || (touching && comparison === 0);
  if ('disc' in area) {
    return close(compareToSegment(area.disc.at, a, b, radius + area.disc.radius));
  }
  const { outline } = area;
  let c = outline[outline.length - 1] ?? a;
  for (const d of outline) {
    if (
      close(compareToSegment(a, c, d, radius)) ||
      close(compareToSegment(b, c, d, radius)) ||
      close(compareToSegment(d, a, b, radius)) ||
      segmentsMeet(a, b, c, d)
    ) {
      return true;
    }
    c = d;
  }
  return contains(area, a);
}

/** The stretches of the segment that lie in the area, edges included; one for each convex part. */
export function stretchesIn(area: Area, a: Point, b: Point): readonly Stretch[] {
  if (beside(area, a, b, 0)) return [];
  if ('disc' in area) return stretchInDisc(area.disc, a, b);
  const stretches: Stretch[] = [];
  for (const part of area.parts) {
    const stretch = stretchInConvex(part, a, b);
    if (stretch) stretches.push(stretch);
  }
  return stretches;
}

/** Whether the box lies wholly to one side of the segment, farther away than the margin. */
export function beside(box: Box, a: Point, b: Point, margin: number): boolean {
  return (
    (a[0] < box.left - margin && b[0] < box.left - margin) ||
    (a[0] > box.right + margin && b[0] > box.right + margin) ||
    (a[1] < box.top - margin && b[1] < box.top - margin) ||
    (a[1] > box.bottom + margin && b[1] > box.bottom + margin)
  );
}

/** Clips the segment edge by edge; fractions are compared by their whole parts, so exactly. */
function stretchInConvex(part: readonly Point[], a: Point, b: Point): Stretch | undefined {
  let [enter, enterOf] = [0, 1];
  let [leave, leaveOf] = [1, 1];
  let c = part[part.length - 1] ?? a;
  for (const d of part) {
    const start = turn(c, d, a);
    const end = turn(c, d, b);
    c = d;
    if (start < 0 && end < 0) return undefined;
    if (start < 0) {
      if (-start * enterOf > enter * (end - start)) [enter, enterOf] = [-start, end - start];
    } else if (end < 0) {
      if (start * leaveOf < leave * (start - end)) [leave, leaveOf] = [start, start - end];
    }
  }
  return enter * leaveOf <= leave * enterOf ? [enter / enterOf, leave / leaveOf] : undefined;
}

function stretchInDisc(disc: Disc, a: Point, b: Point): readonly Stretch[] {
  if (compareToSegment(disc.at, a, b, disc.radius) > 0) return [];
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squaredLength = dx * dx + dy * dy;
  if (squaredLength === 0) return [[0, 1]];
  const along = (disc.at[0] - a[0]) * dx + (disc.at[1] - a[1]) * dy;
  const outside = squaredDistance(disc.at, a) - disc.radius * disc.radius;
  const half = Math.sqrt(Math.max(0, along * along - squaredLength * outside));
  return [
    [Math.max(0, (along - half) / squaredLength), Math.min(1, (along + half) / squaredLength)],
  ];
}
