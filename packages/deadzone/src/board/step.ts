import type { CubeBoard } from './board.ts';
import { cubeRange, isOnField, type Cube } from './cube.ts';
import { cellOf, columnWall, CLIMBS, rowWall } from './plan.ts';
import {
  FIRST_LOW,
  LARGEST_THROUGH_FLOOR,
  LARGEST_THROUGH_WALL,
  NEXT_SQUARE,
  NO_FLOOR,
  OPEN,
} from './scenery.ts';

/** Who moves: on foot by default; a vehicle keeps to ramps, a jump pack needs no wall to climb. */
export interface Mover {
  /** 1 to 4; 0 for things that pass every gap: items. */
  readonly size: number;
  readonly gait?: 'foot' | 'vehicle' | 'jump-pack';
}

/**
 * Whether a figure of that size has room to pass to a neighbouring cube by the shortest orthogonal
 * path: of the orders in which it can change column, row and level, one that is free is enough
 * (DZ-TERR-01, DZ-TERR-02, DZ-LEVEL-03). Nothing is said about climbing or about what it would stand
 * on: this is for what is thrown and scattered. The rim of the board is a wall (DZ-BOARD-06).
 */
export function canPass(board: CubeBoard, from: Cube, to: Cube, size: number): boolean {
  return (
    isOnField(to, board.levels) && cubeRange(from, to) === 1 && passes(board, from, to, size, false)
  );
}

/**
 * Whether one step of a move leads there. On foot, up needs something to climb (DZ-LEVEL-02), and a
 * cube without a floor is only entered on the way up or down a wall (DZ-EDGE-08, ruling O-32).
 * Vehicles change level by ramps alone (DZ-LEVEL-04).
 *
 * @example
 * ```ts
 * const field = parseField('id: yard\nen: The yard\nfr: La cour\nlevel 1\n\n     XXX');
 * if (!isProblems(field)) {
 *   const board = cubeBoard(field);
 *   canStep(board, [1, 1, 1], [2, 1, 2], { size: 2 }); // true
 *   canStep(board, [4, 1, 1], [5, 1, 2], { size: 2 }); // false
 * }
 * ```
 */
export function canStep(board: CubeBoard, from: Cube, to: Cube, mover: Mover): boolean {
  if (!isOnField(to, board.levels) || cubeRange(from, to) !== 1) return false;
  const { size, gait = 'foot' } = mover;
  const floored = isFloored(board, to[0], to[1], to[2]);
  if (gait === 'vehicle') {
    if (!floored) return false;
    return from[2] === to[2]
      ? passes(board, from, to, size, false)
      : usesRamp(board, from, to, size);
  }
  if (gait === 'jump-pack') {
    // DZ-ITEM-14: over a gap of one cube, not of two.
    if (!floored && !isFloored(board, from[0], from[1], from[2])) return false;
    return passes(board, from, to, size, false) || jumpsWall(board, from, to, size);
  }
  if (!floored && (from[2] === to[2] || !isClimbable(board, to[0], to[1], to[2]))) return false;
  return passes(board, from, to, size, true);
}

/** Whether there is a floor, at least in part, in a cube that is not solid. */
export function isFloored(board: CubeBoard, column: number, row: number, level: number): boolean {
  const cell = cellOf(column, row, level);
  return board.solid[cell] !== 1 && board.floor[cell] !== NO_FLOOR;
}

/**
 * Whether something in the cube reaches up to the next level: a ladder, stairs, a ramp, or a wall on
 * any of its sides, smooth or with a gap (DZ-LEVEL-02). A low wall does not reach.
 */
function isClimbable(board: CubeBoard, column: number, row: number, level: number): boolean {
  const { betweenColumns, betweenRows, rise } = board;
  return (
    rise[cellOf(column, row, level)] !== 0 ||
    reachesUp(betweenColumns[columnWall(column - 1, row, level)]) ||
    reachesUp(betweenColumns[columnWall(column, row, level)]) ||
    reachesUp(betweenRows[rowWall(column, row - 1, level)]) ||
    reachesUp(betweenRows[rowWall(column, row, level)])
  );
}

function reachesUp(wall: number | undefined): boolean {
  return wall !== undefined && wall !== OPEN && wall < FIRST_LOW;
}

function passes(board: CubeBoard, from: Cube, to: Cube, size: number, climbs: boolean): boolean {
  return anyOrder(
    board,
    from[0],
    from[1],
    from[2],
    to[0] - from[0],
    to[1] - from[1],
    to[2] - from[2],
    size,
    climbs,
  );
}

/** Whether one of the orders of the three changes that are left is free. */
function anyOrder(
  board: CubeBoard,
  column: number,
  row: number,
  level: number,
  columns: number,
  rows: number,
  levels: number,
  size: number,
  climbs: boolean,
): boolean {
  if (columns === 0 && rows === 0 && levels === 0) return true;
  if (
    columns !== 0 &&
    size <= throughColumn(board, columns > 0 ? column : column - 1, row, level)
  ) {
    if (anyOrder(board, column + columns, row, level, 0, rows, levels, size, climbs)) return true;
  }
  if (rows !== 0 && size <= throughRow(board, column, rows > 0 ? row : row - 1, level)) {
    if (anyOrder(board, column, row + rows, level, columns, 0, levels, size, climbs)) return true;
  }
  if (levels === 0 || size > throughFloor(board, column, row, levels > 0 ? level + 1 : level)) {
    return false;
  }
  if (levels > 0 && climbs && !isClimbable(board, column, row, level)) return false;
  return anyOrder(board, column, row, level + levels, columns, rows, 0, size, climbs);
}

function throughColumn(board: CubeBoard, column: number, row: number, level: number): number {
  return LARGEST_THROUGH_WALL[board.betweenColumns[columnWall(column, row, level)] ?? 0] ?? 0;
}

function throughRow(board: CubeBoard, column: number, row: number, level: number): number {
  return LARGEST_THROUGH_WALL[board.betweenRows[rowWall(column, row, level)] ?? 0] ?? 0;
}

/** The largest size that passes the floor of a cube; what is solid lets nothing pass. */
function throughFloor(board: CubeBoard, column: number, row: number, level: number): number {
  return LARGEST_THROUGH_FLOOR[board.floor[cellOf(column, row, level)] ?? 0] ?? 0;
}

/** Up or down the one way the ramp leads. */
function usesRamp(board: CubeBoard, from: Cube, to: Cube, size: number): boolean {
  const [low, high] = from[2] < to[2] ? [from, to] : [to, from];
  const rise = CLIMBS[board.rise[cellOf(...low)] ?? 0];
  if (rise?.kind !== 'ramp') return false;
  const [columns, rows] = NEXT_SQUARE[rise.towards];
  if (low[0] + columns !== high[0] || low[1] + rows !== high[1]) return false;
  const top: Cube = [low[0], low[1], high[2]];
  return passes(board, low, top, size, false) && passes(board, top, high, size, false);
}

/**
 * Over a wall to a cube on the same level (DZ-ITEM-14): up, across and down again, if nothing is in the
 * way there. Above the highest level is only sky.
 */
function jumpsWall(board: CubeBoard, from: Cube, to: Cube, size: number): boolean {
  if (from[2] !== to[2] || board.solid[cellOf(...to)] === 1) return false;
  if (from[2] === board.levels) return true;
  const over: Cube = [from[0], from[1], from[2] + 1];
  const beyond: Cube = [to[0], to[1], to[2] + 1];
  return (
    passes(board, from, over, size, false) &&
    passes(board, over, beyond, size, false) &&
    passes(board, beyond, to, size, false)
  );
}
