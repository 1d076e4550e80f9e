import type { CubeBoard } from './board.ts';
import { PARTS, type SightBody } from './body.ts';
import { scenerySight, type Sight } from './sight.ts';
import { cellOf } from './plan.ts';

/** So many pairs are kept; then it begins anew. */
const MOST = 400_000;

/** What scenery lets be seen is the same every time. */
const memos = new WeakMap<CubeBoard, Map<number, Sight>>();

/**
 * What scenery alone lets a figure see of another. Each pair of figures is looked at once for each
 * board; whatever else is there can only hide more.
 *
 * @example
 * ```ts
 * const board = cubeBoard(generateField(7));
 * const viewer = { cube: [1, 1, 1], size: 1 } as const;
 * cachedSight(board, viewer, { cube: [1, 2, 1], size: 1 }) === sight(board, viewer, { cube: [1, 2, 1], size: 1 }); // true
 * ```
 */
export function cachedSight(board: CubeBoard, viewer: SightBody, target: SightBody): Sight {
  let memo = memos.get(board);
  if (!memo || memo.size > MOST) {
    memo = new Map();
    memos.set(board, memo);
  }
  const key = numberOf(viewer) * STANDERS + numberOf(target);
  let seen = memo.get(key);
  if (seen === undefined) {
    seen = scenerySight(board, viewer, target);
    memo.set(key, seen);
  }
  return seen;
}

/** Where somebody may stand in a cube: nowhere in particular, or at a spot in whole parts. */
const SPOTS = (PARTS + 1) * (PARTS + 1) + 1;
const SIZES = 4;
const STANDERS = 8 * 8 * 6 * SIZES * 2 * SPOTS;

/** The same number for the same way to stand. */
function numberOf({ cube, size, pinned, spot }: SightBody): number {
  const place = spot ? spot[0] * (PARTS + 1) + spot[1] + 1 : 0;
  const cell = cellOf(cube[0], cube[1], cube[2]);
  return ((cell * SIZES + size - 1) * 2 + (pinned ? 1 : 0)) * SPOTS + place;
}
