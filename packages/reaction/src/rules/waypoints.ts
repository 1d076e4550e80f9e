import {
  between,
  moveCost,
  squaredDistance,
  type Point,
  type TableIndex,
} from '@skirmish-kit/space';

/** How densely a way is looked at: every centimetre, in tenths. */
const SPACING = 10;

/** The places along a way, every centimetre and at its turns, from its start to its end. */
export function waypoints(places: readonly Point[], spacing = SPACING): Point[] {
  const points: Point[] = places.slice(0, 1);
  let from = places[0];
  for (const to of places.slice(1)) {
    if (!from) break;
    const length = Math.sqrt(squaredDistance(from, to));
    const pieces = Math.max(1, Math.ceil(length / spacing));
    for (let piece = 1; piece < pieces; piece++) points.push(between(from, to, piece / pieces));
    points.push(to);
    from = to;
  }
  return points;
}

/** The part of a way that so many tenths reach, difficult ones counted `slowed` times. */
export function pathWithinBudget(
  index: TableIndex,
  places: readonly Point[],
  reach: number,
  slowed: number,
): readonly Point[] {
  const cut: Point[] = [];
  for (const to of places) {
    const from = cut.at(-1);
    if (!from || weight(index, [...cut, to], slowed) <= reach) {
      cut.push(to);
      continue;
    }
    const length = Math.sqrt(squaredDistance(from, to));
    const left = Math.min(length, reach - weight(index, cut, slowed));
    for (let along = Math.floor(left); along > 0; along--) {
      const at = between(from, to, along / length);
      if (weight(index, [...cut, at], slowed) <= reach) return [...cut, at];
    }
    return cut;
  }
  return cut;
}

function weight(index: TableIndex, places: readonly Point[], slowed: number): number {
  const { length, difficult } = moveCost(index, places);
  return length + (slowed - 1) * difficult;
}

/** The last of the places at which one may stand, the first left out. */
export function lastStandable(
  points: readonly Point[],
  open: (at: Point) => boolean,
): Point | undefined {
  for (let i = points.length - 1; i > 0; i--) {
    const at = points[i];
    if (at && open(at)) return at;
  }
  return undefined;
}
