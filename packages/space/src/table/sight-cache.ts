import type { Base } from './base.ts';
import type { Point } from './point.ts';

/**
 * Cached answers of {@link quickSight} for a table, each in a slot of its question: a new answer replaces an
 * old one, so that the cache neither grows nor needs clearing. A slot stores everything that its answer
 * depends on.
 */
export interface SightCache {
  /**
   * In a row for each answer where both stand, how large they are and under which circumstances they
   * look, and the answer: side by side, since looking far apart for them takes longer than comparing.
   */
  readonly rows: Float64Array;
  /** Circumstances by their names: what is ignored and how high one looks over. */
  readonly circumstances: Map<string, number>;
  /** The last list of what is ignored, and its number: it rarely changes. */
  lastIgnore: readonly string[];
  lastOverlook: number | undefined;
  lastNumber: number;
}

/** How many answers are kept; a power of two. */
const SIZE = 1 << 15;

/** How long a row is; a power of two, too. */
const ROW = 4;

/** Places farther out, and more circumstances than these, are not remembered. */
const SIDE = 1 << 13;
const MOST_CIRCUMSTANCES = 1 << 14;

const NOBODY: readonly string[] = [];

export function emptySightCache(): SightCache {
  return {
    rows: new Float64Array(ROW * SIZE).fill(-1),
    circumstances: new Map(),
    lastIgnore: NOBODY,
    lastOverlook: undefined,
    lastNumber: -1,
  };
}

/** The number of circumstances, the same for the same ones; too large a one is not remembered. */
function circumstance(
  memo: SightCache,
  ignore: readonly string[],
  overlook: number | undefined,
): number {
  if (memo.lastNumber >= 0 && memo.lastIgnore === ignore && memo.lastOverlook === overlook) {
    return memo.lastNumber;
  }
  const name = `${overlook ?? ''} ${ignore.join(' ')}`;
  const number = memo.circumstances.get(name) ?? memo.circumstances.size;
  if (number < MOST_CIRCUMSTANCES) memo.circumstances.set(name, number);
  memo.lastIgnore = ignore;
  memo.lastOverlook = overlook;
  memo.lastNumber = number;
  return number;
}

/** Observer and target in one number; -1 if they do not fit. */
export function viewers(
  memo: SightCache,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): number {
  const number = circumstance(memo, ignore, overlook);
  if (number >= MOST_CIRCUMSTANCES || !isByte(viewer.radius) || !isByte(target.radius)) return -1;
  return (number << 16) | (viewer.radius << 8) | target.radius;
}

function isByte(value: number): boolean {
  return (value & 255) === value;
}

/** The places of both in one number; -1 if they are too far out. */
export function pairOfPlaces(from: Point, to: Point): number {
  const outside = (from[0] | from[1] | to[0] | to[1]) & ~(SIDE - 1);
  if (outside !== 0) return -1;
  return ((from[0] * SIDE + from[1]) * SIDE + to[0]) * SIDE + to[1];
}

/** The start of the row of such a question. */
export function slotOf(from: Point, to: Point, who: number): number {
  let mixed = Math.imul(from[0] * SIDE + from[1], 0x9e3779b1) ^ who;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77) ^ (to[0] * SIDE + to[1]);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae3d);
  return ((mixed ^ (mixed >>> 16)) & (SIZE - 1)) * ROW;
}

export function storeSight(
  { rows }: SightCache,
  slot: number,
  where: number,
  who: number,
  answer: number,
): void {
  rows[slot] = where;
  rows[slot + 1] = who;
  rows[slot + 2] = answer;
}
