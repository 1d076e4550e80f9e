import { movedTo, type Base } from './base.ts';
import {
  nearestShores,
  placeToTurn,
  terrainCorners,
  turningPlaces,
  type TurningPlace,
} from './corners.ts';
import { HAIR, measureLeg, weighed, type Measure } from './cost.ts';
import { isCornerLegFree, isTrafficFree, legMemo } from './legs.ts';
import { squaredDistance, turn, type Point } from './point.ts';
import { dropFirst, emptyHeap, putStep, reserve } from './step-heap.ts';
import type { Table, TableIndex } from './table.ts';
import { standingHindrance, type Traffic } from './way.ts';

/** A place that a way leads to: how it came there, and what that cost. */
export interface Stage extends TurningPlace, Measure {
  /** The length, with difficult ground at its price. */
  readonly cost: number;
  readonly from: Stage | undefined;
}

/** What the search is after. */
export interface Aim {
  /** Places to end at, reached straight from here. */
  endsFrom(at: Point): readonly Point[];
  /** Never more than what is left to do from here. */
  ahead(at: Point): number;
}

export interface WayOptions {
  /** What a tenth of difficult ground costs, in open ones; 2 by default, 1 to ignore terrain. */
  readonly difficult?: number;
  /** Give up on ways that cost more than this many tenths of open ground. */
  readonly budget?: number;
}

/** How thoroughly a search looks. */
export interface Thoroughness {
  /** Whether ways that bend away from what they turn at are left out; so by default. */
  readonly taut?: boolean;
  /** Give up after so many stages. */
  readonly most?: number;
}

/** What a search came to. */
export interface Exploration {
  /** The stage at the first end found, if there was an aim. */
  readonly end: Stage | undefined;
  /** Every turning place on the way, cheapest first. */
  readonly stages: readonly Stage[];
  /** Whether it gave up, so that there may be more. */
  readonly gaveUp: boolean;
}

/**
 * Walks out from the mover, cheapest first, from turning place to turning place. Steps are noted
 * as if nothing were in the way, and only checked when it is their turn: most never are.
 */
export function explore(
  index: TableIndex,
  mover: Base,
  traffic: Traffic,
  { difficult = 2, budget = Infinity }: WayOptions,
  aim?: Aim,
  { taut = true, most = Infinity }: Thoroughness = {},
): Exploration {
  const { radius } = mover;
  const { ignore } = traffic;
  const legs = legMemo(index, radius, ignore, terrainCorners(index, radius).length);
  // Turning places first, ends as they come up, and both again once a step to them has been checked.
  const places: TurningPlace[] = turningPlaces(index, mover, traffic, budget);
  for (const shore of nearestShores(index, mover)) places.push(shore);
  const count = places.length;
  const ahead = Float64Array.from(places, ({ at }) => aim?.ahead(at) ?? 0);
  const settled = new Uint8Array(count);
  const checked = new Map<number, { readonly place: number; readonly stage: Stage }>();
  const stages: Stage[] = [];
  const heap = emptyHeap((from, to, otherFrom, otherTo) => {
    const a = places[to];
    const b = places[otherTo];
    return a && b ? isBefore(a.at, b.at, stages[from]?.at, stages[otherFrom]?.at) : false;
  });

  const settle = (stage: Stage) => {
    const from = stages.length;
    const [x, y] = stage.at;
    stages.push(stage);
    const ends = aim?.endsFrom(stage.at) ?? [];
    reserve(heap, ends.length + count);
    for (const at of ends) {
      const cost = stage.cost + Math.sqrt(squaredDistance(stage.at, at));
      if (cost > budget) continue;
      places.push(placeToTurn(at)); // First, since the heap compares places.
      putStep(heap, cost, from, places.length - 1);
    }
    for (let i = 0; i < count; i++) {
      if (settled[i] === 1) continue;
      const place = places[i];
      if (!place) continue;
      const dx = x - place.at[0];
      const dy = y - place.at[1];
      const cost = stage.cost + Math.sqrt(dx * dx + dy * dy);
      const rank = cost + (ahead[i] ?? 0);
      if (rank > budget + HAIR || cost > budget || (taut && !isTaut(stage, place.at))) continue;
      putStep(heap, rank, from, i);
    }
  };

  settle(start(mover.at));
  while (heap.size > 0) {
    const rank = heap.ranks[0] ?? 0;
    const number = heap.from[0] ?? 0;
    const to = heap.to[0] ?? 0;
    dropFirst(heap);
    const from = stages[number];
    const place = places[to];
    if (!from || !place) continue;
    const before = checked.get(to);
    const at = before ? before.place : to;
    if (at < count && settled[at] === 1) continue;
    if (!before) {
      if (!isInside(index.table, place.at, radius)) continue;
      const free = isCornerLegFree(
        index,
        legs,
        from.corner,
        place.corner,
        radius,
        from.at,
        place.at,
        ignore,
      );
      if (!free || !isTrafficFree(traffic, radius, from.at, place.at)) continue;
      if (at >= count && standingHindrance(index, movedTo(mover, place.at), traffic)) continue;
    }
    const stage = before?.stage ?? stageAt(index, from, place, difficult);
    if (stage.cost > budget) continue;
    const straight = from.cost + Math.sqrt(squaredDistance(stage.at, from.at));
    if (!before && stage.cost > straight) {
      reserve(heap, 1);
      checked.set(places.length, { place: at, stage });
      places.push(place);
      putStep(heap, rank + stage.cost - straight, number, places.length - 1);
    } else if (at >= count) {
      return { end: stage, stages, gaveUp: false };
    } else {
      if (stages.length >= most) return { end: undefined, stages, gaveUp: true };
      settled[at] = 1;
      settle(stage);
    }
  }
  return { end: undefined, stages, gaveUp: false };
}

function start(at: Point): Stage {
  return { at, pivot: undefined, corner: -1, cost: 0, length: 0, difficult: 0, from: undefined };
}

function isInside({ width, height }: Table, [x, y]: Point, radius: number): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

/** A shortest way bends round what it turns at, never away from it. */
function isTaut({ at, pivot, from }: Stage, next: Point): boolean {
  if (!pivot || !from) return true;
  const inward = turn(from.at, at, pivot);
  const bend = turn(from.at, at, next);
  return inward > 0 ? bend >= 0 : bend <= 0;
}

/** The stage after walking straight on to a place. */
export function stageAt(index: TableIndex, from: Stage, to: TurningPlace, factor: number): Stage {
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
export function placesTo(stage: Stage): readonly Point[] {
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
