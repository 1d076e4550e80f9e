import { floorAt, isSolid, type CubeBoard } from './board.ts';
import { EIGHT_DIRECTIONS, isOnField, type Cube } from './cube.ts';
import type { Floor } from './scenery.ts';
import { canPass } from './step.ts';

/** Where something comes down. */
export interface Landing {
  readonly cube: Cube;
  /** On a partial floor a die decides whether it stays there (DZ-SCAT-04). */
  readonly floor: Exclude<Floor, 'none'>;
  /** How many cubes it fell. */
  readonly fallen: number;
}

/**
 * The first floor at or below a cube (DZ-SCAT-03): where something comes down that is put there.
 *
 * @example
 * ```ts
 * const board = cubeBoard({
 *   format: 'skirmish-field',
 *   version: 1,
 *   id: 'bridge',
 *   name: { en: 'The bridge', fr: 'Le pont' },
 *   levels: 3,
 *   cubes: [{ at: [2, 2, 3], floor: 'partial' }],
 * });
 * landing(board, [1, 2, 3]); // { cube: [1, 2, 1], floor: 'full', fallen: 2 }
 * landing(board, [2, 2, 3]); // { cube: [2, 2, 3], floor: 'partial', fallen: 0 }
 * // Through the hatch:
 * landing(board, [2, 2, 3], 1); // { cube: [2, 2, 1], floor: 'full', fallen: 2 }
 * ```
 *
 * @param through how many partial floors on the way did not hold it
 */
export function landing(board: CubeBoard, cube: Cube, through = 0): Landing {
  const [column, row, start] = cube;
  if (!isOnField(cube, board.levels) || isSolid(board, cube)) {
    throw new RangeError('Nothing falls from outside the battlefield or from inside a solid cube.');
  }
  let broken = through;
  for (let level = start; level > 0; level--) {
    const floor = floorAt(board, [column, row, level]);
    if (floor === 'none') continue;
    if (floor === 'partial' && broken-- > 0) continue;
    return { cube: [column, row, level], floor, fallen: start - level };
  }
  throw new Error('The ground is always a floor.');
}

/**
 * Where a scatter die of 1 to 8 leads, on the same level (DZ-SCAT-01, DZ-SCAT-02); what comes to a
 * cube without a floor falls from there. `undefined` when the way is walled for that size, the rim of
 * the board included: it stays (DZ-SCAT-05, ruling O-46).
 *
 * @example
 * ```ts
 * const board = cubeBoard({
 *   format: 'skirmish-field',
 *   version: 1,
 *   id: 'plain',
 *   name: { en: 'The plain', fr: 'La plaine' },
 *   levels: 1,
 *   cubes: [],
 * });
 * scattered(board, [4, 4, 1], 3, 1); // [5, 3, 1]
 * scattered(board, [1, 4, 1], 4, 1); // undefined
 * ```
 */
export function scattered(
  board: CubeBoard,
  from: Cube,
  die: number,
  size: number,
): Cube | undefined {
  const way = EIGHT_DIRECTIONS[die - 1];
  if (!way) throw new RangeError('A scatter die shows 1 to 8.');
  const to: Cube = [from[0] + way[0], from[1] + way[1], from[2]];
  return canPass(board, from, to, size) ? to : undefined;
}

/**
 * The cubes directly away from somebody, on the level of who is thrown (DZ-AWAY-01, ruling O-50): the
 * first new cube on the line from centre to centre, drawn on. From the same cube or straight from above
 * or below it is any of the eight, and the attacker picks. A cube off the board is named too: there
 * stands its rim, which is a wall.
 *
 * @example
 * ```ts
 * directlyAway([2, 4, 1], [4, 4, 1]); // [[5, 4, 1]]
 * directlyAway([2, 4, 1], [4, 5, 1]); // [[5, 5, 1]]
 * directlyAway([4, 4, 1], [4, 4, 1]).length; // 8
 * ```
 */
export function directlyAway(from: Cube, target: Cube): readonly Cube[] {
  const [column, row, level] = target;
  const columns = column - from[0];
  const rows = row - from[1];
  if (columns === 0 && rows === 0) {
    return EIGHT_DIRECTIONS.map(([x, y]): Cube => [column + x, row + y, level]);
  }
  const across = Math.abs(columns) >= Math.abs(rows) ? Math.sign(columns) : 0;
  const along = Math.abs(rows) >= Math.abs(columns) ? Math.sign(rows) : 0;
  return [[column + across, row + along, level]];
}
