import { squaredDistance, type Point } from './point.ts';
import { beside } from './shape.ts';
import { stretchesIn, type Stretch } from './stretch.ts';
import type { MoveIndex } from './table.ts';

/** How long a way is, and how much of it lies in difficult ground; measured at the centre. */
export interface WayCost {
  /** The whole length in tenths, rounded up: compared with a whole limit it is exact. */
  readonly length: number;
  /** What of it lies in open ground. */
  readonly open: number;
  /** What of it lies in difficult ground, to the nearest tenth. */
  readonly difficult: number;
}

/** A length not yet rounded. */
export interface Measure {
  readonly length: number;
  readonly difficult: number;
}

/** Sums of square roots come out a hair too long now and then; no real way is that close. */
export const HAIR = 1e-6;

export function measureLeg(index: MoveIndex, from: Point, to: Point): Measure {
  const length = Math.sqrt(squaredDistance(from, to));
  if (index.difficult.length === 0 || length === 0) return { length, difficult: 0 };
  let stretches: Stretch[] | undefined;
  for (const { area } of index.difficult) {
    if (beside(area, from, to, 0)) continue;
    for (const stretch of stretchesIn(area, from, to)) (stretches ??= []).push(stretch);
  }
  return { length, difficult: stretches ? length * covered(stretches) : 0 };
}

/** The share of the line that the stretches cover together. */
function covered(stretches: Stretch[]): number {
  const only = stretches[0];
  if (only && stretches.length === 1) return only[1] - only[0];
  stretches.sort((a, b) => a[0] - b[0]);
  let share = 0;
  let upTo = 0;
  for (const [from, to] of stretches) {
    share += Math.max(0, to - Math.max(from, upTo));
    upTo = Math.max(upTo, to);
  }
  return share;
}

export function roundCost({ length, difficult }: Measure): WayCost {
  const whole = Math.max(0, Math.ceil(length - HAIR));
  const slow = Math.min(whole, Math.round(difficult));
  return { length: whole, open: whole - slow, difficult: slow };
}

/**
 * The cost of a way along these places.
 *
 * @example
 * ```ts
 * const wood = { id: 'wood', shape: rectangle(600, 200, 50, 200), ground: 'difficult' } as const;
 * const index = indexTable({ width: 1200, height: 900, terrain: [wood] });
 * const { open, difficult } = moveCost(index, [[500, 300], [600, 300], [700, 300]]);
 * Math.ceil((open + 2 * difficult) / 50); // 5
 * ```
 */
export function moveCost(index: MoveIndex, places: readonly Point[]): WayCost {
  let length = 0;
  let difficult = 0;
  let from: Point | undefined;
  for (const to of places) {
    if (from) {
      const leg = measureLeg(index, from, to);
      length += leg.length;
      difficult += leg.difficult;
    }
    from = to;
  }
  return roundCost({ length, difficult });
}

/** The cost of a straight leg. */
export function legCost(index: MoveIndex, from: Point, to: Point): WayCost {
  return roundCost(measureLeg(index, from, to));
}

/** What a way counts for when a tenth of difficult ground costs as much as `factor` open ones. */
export function weighed(cost: Measure, factor: number): number {
  return cost.length + (factor - 1) * cost.difficult;
}
