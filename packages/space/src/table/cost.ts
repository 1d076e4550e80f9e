import { squaredDistance, type Point } from './point.ts';
import { noteStretches } from './segment-interval.ts';
import type { MoveIndex } from './table.ts';

/** How long a way is, and how much of it lies in difficult ground; measured at the centre. */
export interface PathCost {
  /** The whole length in tenths, rounded up: compared with a whole limit it is exact. */
  readonly length: number;
  /** The length in open ground. */
  readonly open: number;
  /** The length in difficult ground, to the nearest tenth. */
  readonly difficult: number;
}

/** A length not yet rounded. */
export interface Measure {
  readonly length: number;
  readonly difficult: number;
}

/** Sums of square roots come out a hair too long now and then; no real way is that close. */
export const EPSILON = 1e-6;

export function measureLeg(index: MoveIndex, from: Point, to: Point): Measure {
  const length = Math.sqrt(squaredDistance(from, to));
  if (index.difficult.length === 0 || length === 0) return { length, difficult: 0 };
  let count = 0;
  for (const { area } of index.difficult) count = noteStretches(area, from, to, stretches, count);
  return { length, difficult: count === 0 ? 0 : length * covered(count) };
}

/** The intervals of the current leg in difficult ground: a buffer that is filled again for each leg. */
const stretches: number[] = [];

/** The share of the line that so many stretches cover together. */
function covered(count: number): number {
  inOrder(count);
  let share = 0;
  let upTo = 0;
  for (let i = 0; i < 2 * count; i += 2) {
    const to = stretches[i + 1] ?? 0;
    share += Math.max(0, to - Math.max(stretches[i] ?? 0, upTo));
    upTo = Math.max(upTo, to);
  }
  return share;
}

/** Puts the stretches in the order in which they begin. */
function inOrder(count: number): void {
  for (let last = 2; last < 2 * count; last += 2) {
    const from = stretches[last] ?? 0;
    const to = stretches[last + 1] ?? 0;
    let at = last;
    for (; at > 0 && (stretches[at - 2] ?? 0) > from; at -= 2) {
      stretches[at] = stretches[at - 2] ?? 0;
      stretches[at + 1] = stretches[at - 1] ?? 0;
    }
    stretches[at] = from;
    stretches[at + 1] = to;
  }
}

export function roundCost({ length, difficult }: Measure): PathCost {
  const whole = Math.max(0, Math.ceil(length - EPSILON));
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
export function moveCost(index: MoveIndex, places: readonly Point[]): PathCost {
  return roundCost(measurePath(index, places));
}

/** How long a way along these places is, not yet rounded. */
export function measurePath(index: MoveIndex, places: readonly Point[]): Measure {
  let way: Measure = { length: 0, difficult: 0 };
  let from: Point | undefined;
  for (const to of places) {
    if (from) way = added(way, measureLeg(index, from, to));
    from = to;
  }
  return way;
}

export function added(way: Measure, leg: Measure): Measure {
  return { length: way.length + leg.length, difficult: way.difficult + leg.difficult };
}

/** The cost of a straight leg. */
export function legCost(index: MoveIndex, from: Point, to: Point): PathCost {
  return roundCost(measureLeg(index, from, to));
}

/** The cost of a path if a tenth of difficult ground costs as much as `factor` open ones. */
export function weighed(cost: Measure, factor: number): number {
  return cost.length + (factor - 1) * cost.difficult;
}
