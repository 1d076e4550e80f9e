import { movedTo, type Base } from './base.ts';
import {
  nearestTerrainEdges,
  placeToTurn,
  terrainCorners,
  turnPoints,
  type TurnPoint,
} from './turn-points.ts';
import { EPSILON, measureLeg, weighed, type Measure } from './cost.ts';
import { BARRED, isCornerLegFree, isTrafficFree, legCache, type LegCache } from './leg-cache.ts';
import { squaredDistance, turn, type Point } from './point.ts';
import { searchBuffers, type SearchBuffers } from './search-buffers.ts';
import { dropFirst, emptied, hasSteps, noteStep, reserve } from './step-heap.ts';
import { isInside, type MoveIndex, type TableIndex } from './table.ts';
import { standingObstruction, type OtherBases } from './obstruction.ts';

/** A place that a way leads to: how it came there, and what that cost. */
export interface PathNode extends TurnPoint, Measure {
  /** The length, with difficult ground at its price. */
  readonly cost: number;
  readonly from: PathNode | undefined;
}

/** The goal of the search. */
export interface SearchGoal {
  /** Places to end at, reached straight from here. */
  endsFrom(at: Point): readonly Point[];
  /** Never more than what is left to do from here. */
  ahead(at: Point): number;
}

export interface PathSearchOptions {
  /** The cost of a tenth of difficult ground, in open ones; 2 by default, 1 to ignore terrain. */
  readonly difficult?: number;
  /** Give up on ways that cost more than this many tenths of open ground. */
  readonly budget?: number;
}

/** The result of a search. */
export interface PathSearch {
  /** The stage at the first end found, if there was an aim. */
  readonly end: PathNode | undefined;
  /** Every turning place on the way, cheapest first. */
  readonly stages: readonly PathNode[];
}

/** A step that has been measured and has to wait for its turn, since it leads over difficult ground. */
interface Measured {
  readonly place: number;
  readonly stage: PathNode;
}

/**
 * Walks out from the mover, cheapest first, from turning place to turning place. Steps are noted
 * as if nothing were in the way, unless a leg is known to be barred, and only checked when it is
 * their turn: most never are.
 */
export function searchPaths(
  index: TableIndex,
  mover: Base,
  traffic: OtherBases,
  { difficult = 2, budget = Infinity }: PathSearchOptions,
  aim?: SearchGoal,
): PathSearch {
  const { radius } = mover;
  const { ignore } = traffic;
  const legs = legCache(index, radius, ignore, terrainCorners(index, radius).length);
  // Turning places first, ends as they come up, and both again once a step to them has been measured.
  const places: TurnPoint[] = [];
  const offered = turnPoints(index, mover, traffic, budget);
  for (const shore of nearestTerrainEdges(index, mover)) offered.push(shore);
  const rows = searchBuffers(index, offered.length);
  const { xs, ys, corners, ahead, settled, heap } = rows;
  for (const place of offered) {
    const { at } = place;
    const left = aim ? aim.ahead(at) : 0;
    // No way over it keeps to the budget.
    if (aim && Math.sqrt(squaredDistance(mover.at, at)) + left > budget + 2 * EPSILON) continue;
    const number = places.length;
    xs[number] = at[0];
    ys[number] = at[1];
    corners[number] = place.corner;
    ahead[number] = left;
    places.push(place);
  }
  const count = places.length;
  const measured = new Map<number, Measured>();
  let effort = 0;
  const stages: PathNode[] = [];
  heap.isBefore = (from, to, otherFrom, otherTo) => {
    const a = places[to];
    const b = places[otherTo];
    return a && b ? isBefore(a.at, b.at, stages[from]?.at, stages[otherFrom]?.at) : false;
  };

  const settle = (stage: PathNode) => {
    const from = stages.length;
    stages.push(stage);
    const ends = aim?.endsFrom(stage.at) ?? NOWHERE;
    reserve(heap, ends.length + count);
    for (const at of ends) {
      const cost = stage.cost + Math.sqrt(squaredDistance(stage.at, at));
      if (cost > budget) continue;
      places.push(placeToTurn(at)); // First, since the heap compares places.
      noteStep(heap, cost, from, places.length - 1);
    }
    noteSteps(rows, count, legs, stage, from, budget);
    effort += count * NOTING;
  };

  // Hardly a way is twice as long as the straight one: most steps never need to be put in order.
  if (aim) {
    const least = aim.ahead(mover.at);
    emptied(heap, least + least / STRETCHES, Math.max(SHORTEST_STRETCH, least / STRETCHES));
  }
  settle(start(mover.at));
  while (hasSteps(heap) && effort < MOST_EFFORT) {
    const rank = heap.ranks[0] ?? 0;
    const number = heap.from[0] ?? 0;
    const to = heap.to[0] ?? 0;
    dropFirst(heap);
    const from = stages[number];
    const place = places[to];
    if (!from || !place) continue;
    const before = to < count ? undefined : measured.get(to);
    const at = before ? before.place : to;
    if (at < count && settled[at] === 1) continue;
    if (!before) {
      effort += 1 + index.difficult.length * MEASURING;
      if (!isInside(index.table, place.at, radius)) continue;
      const { corner } = place;
      if (!isCornerLegFree(index, legs, from.corner, corner, radius, from.at, place.at, ignore))
        continue;
      if (!isTrafficFree(traffic, radius, from.at, place.at)) continue;
    }
    const stage = before?.stage ?? stageAt(index, from, place, difficult);
    if (stage.cost > budget) continue;
    const straight = from.cost + Math.sqrt(squaredDistance(stage.at, from.at));
    if (!before && stage.cost > straight) {
      reserve(heap, 1);
      measured.set(places.length, { place: at, stage });
      places.push(place);
      noteStep(heap, rank + stage.cost - straight, number, places.length - 1);
      continue;
    }
    if (at < count) {
      settled[at] = 1;
      settle(stage);
    } else if (!standingObstruction(index, movedTo(mover, place.at), traffic)) {
      return { end: stage, stages };
    }
  }
  return { end: undefined, stages };
}

/**
 * How many legs a search looks at before it gives up, so that nobody waits for one: three times what
 * the longest search took in games of bots in Reaction's own battles. Counted and not timed, so that it gives up
 * alike everywhere.
 */
const MOST_EFFORT = 20_000;

/** The cost of storing a step, and of measuring a leg in one piece of difficult ground, in legs. */
const NOTING = 1 / 16;
const MEASURING = 1 / 8;

/** How much farther the search looks at a time: this part of the straight way, at least so much. */
const STRETCHES = 16;
const SHORTEST_STRETCH = 32;

const NOWHERE: readonly Point[] = [];

/** Notes the steps from a stage to all turning places that may come next. */
function noteSteps(
  { xs, ys, corners, ahead, settled, heap }: SearchBuffers,
  count: number,
  legs: LegCache | undefined,
  stage: PathNode,
  from: number,
  budget: number,
): void {
  const x = stage.at[0];
  const y = stage.at[1];
  const { cost: spent, pivot, from: before } = stage;
  // A shortest way bends round what it turns at, never away from it.
  const bends = pivot !== undefined && before !== undefined;
  const came = before?.at ?? stage.at;
  const fromX = came[0];
  const fromY = came[1];
  const alongX = x - fromX;
  const alongY = y - fromY;
  const inward = bends ? turn(before.at, stage.at, pivot) > 0 : false;
  const known = legs && stage.corner >= 0 ? legs.pairs : undefined;
  const row = legs && stage.corner >= 0 ? stage.corner * legs.corners : 0;
  for (let i = 0; i < count; i++) {
    if (settled[i] === 1) continue;
    const corner = corners[i] ?? -1;
    if (known && corner >= 0 && known[row + corner] === BARRED) continue;
    const toX = xs[i] ?? 0;
    const toY = ys[i] ?? 0;
    if (bends) {
      const bend = alongX * (toY - fromY) - alongY * (toX - fromX);
      if (inward ? bend < 0 : bend > 0) continue;
    }
    const dx = x - toX;
    const dy = y - toY;
    const cost = spent + Math.sqrt(dx * dx + dy * dy);
    const rank = cost + (ahead[i] ?? 0);
    if (rank > budget + EPSILON || cost > budget) continue;
    noteStep(heap, rank, from, i);
  }
}

function start(at: Point): PathNode {
  return { at, pivot: undefined, corner: -1, cost: 0, length: 0, difficult: 0, from: undefined };
}

/** The stage after walking straight on to a place. */
export function stageAt(index: MoveIndex, from: PathNode, to: TurnPoint, factor: number): PathNode {
  const leg = measureLeg(index, from.at, to.at);
  return {
    at: to.at,
    pivot: to.pivot,
    corner: to.corner,
    cost: from.cost + weighed(leg, factor),
    length: from.length + leg.length,
    difficult: from.difficult + leg.difficult,
    from,
  };
}

/** The places of the way that leads to a stage, from the mover on; only those where it turns. */
export function pathPoints(stage: PathNode): readonly Point[] {
  const places: Point[] = [stage.at];
  let after = stage.at;
  for (let at = stage.from; at; at = at.from) {
    const before = at.from?.at;
    if (before && turn(before, at.at, after) === 0) continue;
    places.push(at.at);
    after = at.at;
  }
  return places.reverse();
}

/** Between equals by place, so that nothing depends on who was named first. */
function isBefore(to: Point, otherTo: Point, from?: Point, otherFrom?: Point): boolean {
  if (to[0] !== otherTo[0]) return to[0] < otherTo[0];
  if (to[1] !== otherTo[1]) return to[1] < otherTo[1];
  if (!from || !otherFrom) return false;
  return from[0] !== otherFrom[0] ? from[0] < otherFrom[0] : from[1] < otherFrom[1];
}
