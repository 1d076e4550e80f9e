import { compareCoordinates, squaredDistance, type Point } from './point.ts';
import { isClearOfSegment, type Area } from './shape.ts';
import type { Disc } from './terrain.ts';

/** A stretch of a line, as fractions of its length. */
export type Stretch = readonly [from: number, to: number];

/** The stretches of the segment that lie in the area, edges included; one for each convex part. */
export function stretchesIn(area: Area, a: Point, b: Point): readonly Stretch[] {
  const row: number[] = [];
  const count = noteStretches(area, a, b, row, 0);
  return Array.from({ length: count }, (_, i): Stretch => [row[2 * i] ?? 0, row[2 * i + 1] ?? 1]);
}

/**
 * The same in a row, each as its start and its end, after so many that are there; says how many there
 * are then. Legs are measured by the thousand, and a row can be used again.
 */
export function noteStretches(
  area: Area,
  a: Point,
  b: Point,
  row: number[],
  before: number,
): number {
  if (isClearOfSegment(area, a, b, 0)) return before;
  if (area.disc) return noteInDisc(area.disc, a, b, row, before);
  let count = before;
  for (const part of area.partsXy) {
    if (!clips(part, a[0], a[1], b[0], b[1])) continue;
    row[2 * count] = (clipped[0] ?? 0) / (clipped[1] ?? 1);
    row[2 * count + 1] = (clipped[2] ?? 1) / (clipped[3] ?? 1);
    count++;
  }
  return count;
}

/** Whether any of the segment lies in the area, edges included. */
export function meetsArea(area: Area, a: Point, b: Point): boolean {
  if (isClearOfSegment(area, a, b, 0)) return false;
  const { disc } = area;
  if (disc) {
    return compareCoordinates(disc.at[0], disc.at[1], a[0], a[1], b[0], b[1], disc.radius) <= 0;
  }
  for (const part of area.partsXy) if (clips(part, a[0], a[1], b[0], b[1])) return true;
  return false;
}

/** Whether the segment goes through the inside of the area; along its edge or through a corner is not inside. */
export function crossesArea(area: Area, a: Point, b: Point): boolean {
  if (isClearOfSegment(area, a, b, 0)) return false;
  const { disc } = area;
  if (disc) {
    return compareCoordinates(disc.at[0], disc.at[1], a[0], a[1], b[0], b[1], disc.radius) < 0;
  }
  return area.partsXy.some((part) => isInside(part, a[0], a[1], b[0], b[1]));
}

/** Whether any of the segment lies inside a convex part: it clips more than a point, and no edge holds it. */
function isInside(part: Float64Array, ax: number, ay: number, bx: number, by: number): boolean {
  if (!clips(part, ax, ay, bx, by)) return false;
  const [enter = 0, enterOf = 1, leave = 1, leaveOf = 1] = clipped;
  if (enter * leaveOf >= leave * enterOf) return false;
  let cx = part[part.length - 2] ?? 0;
  let cy = part[part.length - 1] ?? 0;
  for (let i = 0; i < part.length; i += 2) {
    const dx = part[i] ?? 0;
    const dy = part[i + 1] ?? 0;
    const start = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
    const end = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
    if (start <= 0 && end <= 0) return false;
    cx = dx;
    cy = dy;
  }
  return true;
}

/** The ends of the last clipped segment, each as a fraction of whole numbers. */
const clipped = new Float64Array(4);

/** Clips the segment edge by edge; fractions are compared by their whole parts, so exactly. */
function clips(part: Float64Array, ax: number, ay: number, bx: number, by: number): boolean {
  let enter = 0;
  let enterOf = 1;
  let leave = 1;
  let leaveOf = 1;
  let cx = part[part.length - 2] ?? 0;
  let cy = part[part.length - 1] ?? 0;
  for (let i = 0; i < part.length; i += 2) {
    const dx = part[i] ?? 0;
    const dy = part[i + 1] ?? 0;
    const start = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
    const end = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
    cx = dx;
    cy = dy;
    if (start < 0) {
      if (end < 0) return false;
      if (-start * enterOf > enter * (end - start)) {
        enter = -start;
        enterOf = end - start;
      }
    } else if (end < 0 && start * leaveOf < leave * (start - end)) {
      leave = start;
      leaveOf = start - end;
    }
  }
  if (enter * leaveOf > leave * enterOf) return false;
  clipped[0] = enter;
  clipped[1] = enterOf;
  clipped[2] = leave;
  clipped[3] = leaveOf;
  return true;
}

function noteInDisc(disc: Disc, a: Point, b: Point, row: number[], before: number): number {
  const [x, y] = disc.at;
  if (compareCoordinates(x, y, a[0], a[1], b[0], b[1], disc.radius) > 0) return before;
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squaredLength = dx * dx + dy * dy;
  const along = (x - a[0]) * dx + (y - a[1]) * dy;
  const outside = squaredDistance(disc.at, a) - disc.radius * disc.radius;
  const half = Math.sqrt(Math.max(0, along * along - squaredLength * outside));
  row[2 * before] = squaredLength === 0 ? 0 : Math.max(0, (along - half) / squaredLength);
  row[2 * before + 1] = squaredLength === 0 ? 1 : Math.min(1, (along + half) / squaredLength);
  return before + 1;
}
