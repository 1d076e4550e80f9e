import { placeAt } from './area.ts';
import type { Degrees } from './facing.ts';
import type { Footprint } from './footprint.ts';
import type { Point } from './point.ts';
import type { RectangularBase } from './rectangle.ts';
import {
  placed,
  straightSweep,
  sweepObstruction,
  sweptFootprints,
  turnedBy,
  turnSweep,
} from './sweep.ts';
import type { TableIndex } from './table.ts';
import type { Obstruction, OtherBases } from './obstruction.ts';

/** How a movement ended. */
export interface Travel<F extends Footprint, B extends Footprint> {
  /** The footprint where it came to. */
  readonly end: F;
  /** Units gone straight, or degrees turned, clockwise when positive. */
  readonly by: number;
  /** The obstacle that stopped it. */
  readonly stoppedBy?: Obstruction<B>;
}

/**
 * Goes straight in that direction, as far as the way is free: one unit more would be over something.
 *
 * @example
 * ```ts
 * const index = indexTable({ width: 1200, height: 900, terrain: [] });
 * const truck = { at: [400, 300], facing: 90, length: 80, width: 40 } as const;
 * const wreck = { at: [600, 300], facing: 0, length: 80, width: 40 } as const;
 * moveStraight(index, truck, 90, 200, { blocking: [wreck] }).by; // 140
 * ```
 */
export function moveStraight<F extends Footprint, B extends Footprint>(
  index: TableIndex,
  mover: F,
  direction: Degrees,
  distance: number,
  traffic: OtherBases<B> = {},
): Travel<F, B> {
  const placeAfter = (length: number): Point => placeAt(mover.at, direction, length);
  const { by, stoppedBy } = asFar(distance, (length) =>
    sweepObstruction(index, straightSweep(mover, placeAfter(length)), traffic),
  );
  return travel(placed(mover, placeAfter(by)), by, stoppedBy);
}

/** Turns about the centre, clockwise when positive, as far as nothing is in the way. */
export function rotateInPlace<B extends Footprint>(
  index: TableIndex,
  mover: RectangularBase,
  by: Degrees,
  traffic: OtherBases<B> = {},
): Travel<RectangularBase, B> {
  const way = by < 0 ? -1 : 1;
  const turn = asFar(Math.abs(by), (angle) =>
    sweepObstruction(index, turnSweep(mover, way * angle), traffic),
  );
  const reached = turn.by * way;
  return travel(turnedBy(mover, reached), reached, turn.stoppedBy);
}

function travel<F extends Footprint, B extends Footprint>(
  end: F,
  by: number,
  stoppedBy: Obstruction<B> | undefined,
): Travel<F, B> {
  return stoppedBy ? { end, by, stoppedBy } : { end, by };
}

/** The most that is free, and what is in the way of one more. */
function asFar<H>(
  most: number,
  obstructionAfter: (much: number) => H | undefined,
): { readonly by: number; readonly stoppedBy: H | undefined } {
  let stoppedBy = obstructionAfter(most);
  if (!stoppedBy) return { by: most, stoppedBy };
  let free = 0;
  let stopped = most;
  while (stopped - free > 1) {
    const middle = (free + stopped) >> 1;
    const obstruction = obstructionAfter(middle);
    if (obstruction) [stopped, stoppedBy] = [middle, obstruction];
    else free = middle;
  }
  return { by: free, stoppedBy };
}

/** A footprint that a straight way comes over, and after how many units. */
export interface Contact<B extends Footprint> {
  readonly base: B;
  readonly after: number;
}

/** The bases that the footprint overlaps on a straight move, in the order in which it meets them. */
export function contactsOnLine<B extends Footprint>(
  mover: Footprint,
  direction: Degrees,
  distance: number,
  others: readonly B[],
): readonly Contact<B>[] {
  const over = (base: B, length: number): true | undefined =>
    sweptFootprints(straightSweep(mover, placeAt(mover.at, direction, length)), [base]).length > 0
      ? true
      : undefined;
  return others
    .filter((base) => over(base, distance))
    .map((base) => ({ base, after: asFar(distance, (length) => over(base, length)).by }))
    .sort((a, b) => a.after - b.after);
}
