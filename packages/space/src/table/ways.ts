import { movedTo, type Base } from './base.ts';
import { nearestShores, turningPlaces, type TurningPlace } from './corners.ts';
import { measureLeg, weighed, type Measure } from './cost.ts';
import { emptyQueue, put, takeFirst } from './queue.ts';
import { squaredDistance, turn, type Point } from './point.ts';
import { indexNear, type TableIndex } from './table.ts';
import { legHindrance, standingHindrance, type Traffic } from './way.ts';

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

/** A step that may be taken, still to be looked at: cheap to note, dear to check. */
interface Step {
  readonly rank: number;
  readonly from: Stage;
  readonly to: TurningPlace;
  /** The number of the turning place; -1 for an end. */
  readonly place: number;
  /** Known once it has been checked. */
  readonly stage: Stage | undefined;
}

export interface WayOptions {
  /** What a tenth of difficult ground costs, in open ones; 2 by default, 1 to ignore terrain. */
  readonly difficult?: number;
  /** Give up on ways that cost more than this many tenths of open ground. */
  readonly budget?: number;
}

/**
 * Walks out from the mover, cheapest first, from turning place to turning place. Steps are noted
 * as if nothing were in the way, and only checked when it is their turn: most never are.
 *
 * @returns the stage at the first end found, if there is an aim; and every turning place on the way.
 */
export function explore(
  index: TableIndex,
  mover: Base,
  traffic: Traffic,
  { difficult = 2, budget = Infinity }: WayOptions,
  aim?: Aim,
): { readonly end: Stage | undefined; readonly stages: readonly Stage[] } {
  const places = [...turningPlaces(index, mover, traffic, budget), ...nearestShores(index, mover)];
  const near = budget === Infinity ? index : indexNear(index, mover, budget);
  const settled = new Uint8Array(places.length);
  const stages: Stage[] = [];
  const queue = emptyQueue<Step>(cheaper);

  const note = (from: Stage, to: TurningPlace, place: number) => {
    const cost = from.cost + Math.sqrt(squaredDistance(from.at, to.at));
    if (cost > budget) return;
    const rank = place < 0 || !aim ? cost : cost + aim.ahead(to.at);
    put(queue, { rank, from, to, place, stage: undefined });
  };
  const settle = (stage: Stage) => {
    stages.push(stage);
    for (const end of aim?.endsFrom(stage.at) ?? []) note(stage, { at: end }, -1);
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if (place && settled[i] === 0 && isTaut(stage, place.at)) note(stage, place, i);
    }
  };

  settle({ at: mover.at, pivot: undefined, cost: 0, length: 0, difficult: 0, from: undefined });
  for (let step = takeFirst(queue); step; step = takeFirst(queue)) {
    if (step.place >= 0 && settled[step.place] === 1) continue;
    const stage = step.stage ?? takeStep(near, mover, traffic, step, difficult);
    if (!stage || stage.cost > budget) continue;
    const straight = step.from.cost + Math.sqrt(squaredDistance(stage.at, step.from.at));
    if (!step.stage && stage.cost > straight) {
      const { from, to, place } = step;
      put(queue, { rank: step.rank + stage.cost - straight, from, to, place, stage });
    } else if (step.place < 0) {
      return { end: stage, stages };
    } else {
      settled[step.place] = 1;
      settle(stage);
    }
  }
  return { end: undefined, stages };
}

/** A shortest way bends round what it turns at, never away from it. */
function isTaut({ at, pivot, from }: Stage, next: Point): boolean {
  if (!pivot || !from) return true;
  const inward = turn(from.at, at, pivot);
  const bend = turn(from.at, at, next);
  return inward > 0 ? bend >= 0 : bend <= 0;
}

function takeStep(
  index: TableIndex,
  mover: Base,
  traffic: Traffic,
  { from, to, place }: Step,
  factor: number,
): Stage | undefined {
  if (legHindrance(index, mover.radius, from.at, to.at, traffic)) return undefined;
  if (place < 0 && standingHindrance(index, movedTo(mover, to.at), traffic)) return undefined;
  return stageAt(index, from, to, factor);
}

/** The stage after walking straight on to a place. */
export function stageAt(index: TableIndex, from: Stage, to: TurningPlace, factor: number): Stage {
  const leg = measureLeg(index, from.at, to.at);
  return {
    at: to.at,
    pivot: to.pivot,
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

/** Cheapest first; between equals by place, so that nothing depends on who was named first. */
function cheaper(a: Step, b: Step): number {
  return (
    a.rank - b.rank ||
    a.to.at[0] - b.to.at[0] ||
    a.to.at[1] - b.to.at[1] ||
    a.from.at[0] - b.from.at[0] ||
    a.from.at[1] - b.from.at[1]
  );
}
