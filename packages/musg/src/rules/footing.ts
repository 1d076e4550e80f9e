import { pointsAlong, type Point } from '@skirmish-kit/space';
import { PACE } from './paces.ts';
import type { Figure } from './state.ts';

/** A place on a way, and how somebody is there. */
export interface Footing {
  readonly at: Point;
  readonly level: number;
  readonly on: string | null;
  readonly hanging: boolean;
}

/** Puts somebody there. */
export function putAt(figure: Figure, footing: Footing): Footing {
  const { at, level, on, hanging } = footing;
  figure.at = at;
  figure.level = level;
  figure.on = on;
  figure.hanging = hanging;
  return footing;
}

/** The same footing at each of these places. */
export function footingsAt(
  { level, on, hanging }: Footing,
  places: readonly Point[],
): readonly Footing[] {
  return places.map((at) => ({ at, level, on, hanging }));
}

/** A place for every pace of height between two levels; there a figure hangs. */
export function heights(
  before: Pick<Footing, 'level' | 'on'>,
  after: Pick<Footing, 'level' | 'on'>,
  foot: Point,
): readonly Footing[] {
  const on = after.on ?? before.on;
  const low = Math.min(before.level, after.level);
  const high = Math.max(before.level, after.level);
  const levels: number[] = [];
  for (let level = low + PACE; level < high; level += PACE) levels.push(level);
  if (after.level < before.level) levels.reverse();
  return levels.map((level) => ({ at: foot, level, on, hanging: true }));
}

/**
 * The places of a way, each with its height: as before as far as its foot, which is one of them, and from
 * there on as after.
 */
export function footingsOn(
  before: Footing,
  after: Footing,
  places: readonly Point[],
  foot: number,
): readonly Footing[] {
  if (before.level === after.level) return footingsAt(after, places);
  return [
    ...footingsAt(before, places.slice(0, foot + 1)),
    ...footingsAt(after, places.slice(foot)),
  ];
}

/** Footings along a way, at most so far apart, and a pace apart where it leads straight up or down. */
export function footingsAlong(places: readonly Footing[], step: number): readonly Footing[] {
  return places.flatMap((to, i) => {
    const from = places[i - 1];
    if (!from) return [to];
    if (from.level !== to.level) return [...heights(from, to, to.at), to];
    return footingsAt(to, pointsAlong([from.at, to.at], step).slice(1));
  });
}
