import { movedTo, type Base } from './base.ts';
import { added, measureLeg, measurePath, roundCost, weighed } from './cost.ts';
import { pathOf, type Path } from './path.ts';
import { between, squaredDistance, type Point } from './point.ts';
import type { TableIndex } from './table.ts';
import { isPathClear, standingObstruction, type OtherBases } from './obstruction.ts';
import type { PathSearchOptions } from './path-search.ts';

/**
 * As much of a way as the budget pays for, ending where the base may stand: a rout of 20 cm towards
 * an edge that is 35 away, or a move that fire interrupts. At worst it is the place it started from.
 */
export function cutPath(
  index: TableIndex,
  mover: Base,
  places: readonly Point[],
  budget: number,
  traffic: OtherBases = {},
  { difficult = 2 }: Pick<PathSearchOptions, 'difficult'> = {},
): Path {
  for (let last = places.length - 1; last > 0; last--) {
    const [from, to] = [places[last - 1], places[last]];
    if (!from || !to) continue;
    const before = places.slice(0, last);
    const walked = measurePath(index, before);
    if (weighed(roundCost(walked), difficult) > budget) continue;
    const leg = Math.sqrt(squaredDistance(from, to));
    // No more than the budget, even in open ground; ends are rounded to whole tenths.
    const most = Math.min(Math.ceil(leg), Math.floor(budget - walked.length) + 2);
    const there = movedTo(mover, from);
    for (let length = most; length > 0; length--) {
      const end = length >= leg ? to : between(from, to, length / leg);
      const cost = roundCost(added(walked, measureLeg(index, from, end)));
      if (weighed(cost, difficult) > budget) continue;
      if (!isPathClear(index, there, end, traffic)) continue;
      if (standingObstruction(index, movedTo(mover, end), traffic)) continue;
      return pathOf([...before, end], cost);
    }
  }
  return { places: [mover.at], length: 0, open: 0, difficult: 0 };
}

/** Places along a way, at most `step` tenths apart, with all its turns and its end. */
export function pointsAlong(places: readonly Point[], step: number): readonly Point[] {
  const along: Point[] = [];
  let from: Point | undefined;
  for (const to of places) {
    if (from) {
      const pieces = Math.max(1, Math.ceil(Math.sqrt(squaredDistance(from, to)) / step));
      for (let piece = 1; piece < pieces; piece++) along.push(between(from, to, piece / pieces));
    }
    along.push(to);
    from = to;
  }
  return along;
}
