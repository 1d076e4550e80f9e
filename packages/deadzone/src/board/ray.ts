import type { CubeBoard } from './board.ts';
import { PARTS, type SubPoint } from './body.ts';
import { SQUARES } from './cube.ts';
import { BLOCKED, FIRST_LOW, FULL_FLOOR } from './scenery.ts';

/*
 * A straight line through the battlefield, followed from cube to cube in whole numbers. Walls and floors
 * are planes without thickness between cubes. Where the line comes to a plane is a fraction whose lower
 * part is the line's own length along that axis, so everything is compared multiplied by it.
 */

/** Nothing is in the way. */
export const FREE = -1;

/** What a stop is made of: the kind of plane, and its place in the table of the board. */
export const KIND = 1024;
export const COLUMN_WALL = 0;
const ROW_WALL = 1;
export const FLOOR = 2;
export const SMOKE = 3;

/** Open part of a wall from its north or west end, by the number of the wall. */
const SLOT_FROM: readonly number[] = [0, 3, 6, 9];
/** Height of the sill, by the number of the wall: windows have one, a door has none. */
const SILL: readonly number[] = [0, 0, 8, 8];
/** Height of a low wall, by its number from the first low one. */
const LOW_HEIGHT: readonly number[] = [6, 12, 18];
/** The opening of a partial floor, from each side. */
const HATCH_FROM = 4;

/** Where a line is between two planes: the cube it is in, counted from 0, and what is ahead. */
interface Walk {
  column: number;
  row: number;
  level: number;
}

/**
 * The first thing that stops the line between two points, or {@link FREE}. Where it runs exactly along
 * an edge between cubes, one free way round the edge is enough, as for a diagonal step (DZ-TERR-02).
 * Smoke stops it in every cube it is in, the first and the last included (DZ-ITEM-05).
 */
export function firstStop(board: CubeBoard, a: SubPoint, b: SubPoint, smoke?: Uint8Array): number {
  const [ax, ay, az] = a;
  const dx = b[0] - ax;
  const dy = b[1] - ay;
  const dz = b[2] - az;
  const lengthX = Math.abs(dx);
  const lengthY = Math.abs(dy);
  const lengthZ = Math.abs(dz);
  const at: Walk = {
    column: Math.floor(ax / PARTS),
    row: Math.floor(ay / PARTS),
    level: Math.floor(az / PARTS),
  };
  let leftX = Math.abs(Math.floor(b[0] / PARTS) - at.column);
  let leftY = Math.abs(Math.floor(b[1] / PARTS) - at.row);
  let leftZ = Math.abs(Math.floor(b[2] / PARTS) - at.level);
  // How far along its axis the next plane of each kind is.
  let nextX = dx > 0 ? (at.column + 1) * PARTS - ax : ax - at.column * PARTS;
  let nextY = dy > 0 ? (at.row + 1) * PARTS - ay : ay - at.row * PARTS;
  let nextZ = dz > 0 ? (at.level + 1) * PARTS - az : az - at.level * PARTS;
  if (smoke && smoke[cellAt(at)] === 1) return SMOKE * KIND + cellAt(at);
  while (leftX + leftY + leftZ > 0) {
    const x =
      leftX > 0 &&
      (leftY === 0 || nextX * lengthY <= nextY * lengthX) &&
      (leftZ === 0 || nextX * lengthZ <= nextZ * lengthX);
    const y =
      leftY > 0 &&
      (leftX === 0 || nextY * lengthX <= nextX * lengthY) &&
      (leftZ === 0 || nextY * lengthZ <= nextZ * lengthY);
    const z =
      leftZ > 0 &&
      (leftX === 0 || nextZ * lengthX <= nextX * lengthZ) &&
      (leftY === 0 || nextZ * lengthY <= nextY * lengthZ);
    if (!isOpenAhead(board, at, x ? dx : 0, y ? dy : 0, z ? dz : 0)) {
      // The point where the line is now, times `scale`.
      const scale = x ? lengthX : y ? lengthY : lengthZ;
      const gone = x ? nextX : y ? nextY : nextZ;
      const px = ax * scale + dx * gone;
      const py = ay * scale + dy * gone;
      const pz = az * scale + dz * gone;
      const { column, row, level } = at;
      const stop = stopIn(
        board,
        column,
        row,
        level,
        x ? dx : 0,
        y ? dy : 0,
        z ? dz : 0,
        px,
        py,
        pz,
        scale,
      );
      if (stop !== FREE) return stop;
    }
    if (x) {
      at.column += dx > 0 ? 1 : -1;
      nextX += PARTS;
      leftX--;
    }
    if (y) {
      at.row += dy > 0 ? 1 : -1;
      nextY += PARTS;
      leftY--;
    }
    if (z) {
      at.level += dz > 0 ? 1 : -1;
      nextZ += PARTS;
      leftZ--;
    }
    if (smoke && smoke[cellAt(at)] === 1) return SMOKE * KIND + cellAt(at);
  }
  return FREE;
}

function cellAt({ column, row, level }: Walk): number {
  return (level * SQUARES + row) * SQUARES + column;
}

/** The quick look: only one plane is ahead, and nothing is on it. */
function isOpenAhead(
  board: CubeBoard,
  { column, row, level }: Walk,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  if (dx !== 0) {
    const plane = (level * SQUARES + row) * (SQUARES + 1) + (dx > 0 ? column + 1 : column);
    return dy === 0 && dz === 0 && board.betweenColumns[plane] === 0;
  }
  if (dy !== 0) {
    const plane = (level * (SQUARES + 1) + (dy > 0 ? row + 1 : row)) * SQUARES + column;
    return dz === 0 && board.betweenRows[plane] === 0;
  }
  return board.floor[((dz > 0 ? level + 1 : level) * SQUARES + row) * SQUARES + column] === 0;
}

/** What stops the line at a plane, or at several at once: it is free if one order of them is. */
function stopIn(
  board: CubeBoard,
  column: number,
  row: number,
  level: number,
  dx: number,
  dy: number,
  dz: number,
  px: number,
  py: number,
  pz: number,
  scale: number,
): number {
  let first = FREE;
  if (dx !== 0) {
    const plane = (level * SQUARES + row) * (SQUARES + 1) + (dx > 0 ? column + 1 : column);
    const wall = board.betweenColumns[plane] ?? 0;
    const stopped = hitsWall(wall, py - row * PARTS * scale, pz - level * PARTS * scale, scale);
    const stop = stopped
      ? COLUMN_WALL * KIND + plane
      : dy === 0 && dz === 0
        ? FREE
        : stopIn(board, dx > 0 ? column + 1 : column - 1, row, level, 0, dy, dz, px, py, pz, scale);
    if (stop === FREE) return FREE;
    first = stop;
  }
  if (dy !== 0) {
    const plane = (level * (SQUARES + 1) + (dy > 0 ? row + 1 : row)) * SQUARES + column;
    const wall = board.betweenRows[plane] ?? 0;
    const stopped = hitsWall(wall, px - column * PARTS * scale, pz - level * PARTS * scale, scale);
    const stop = stopped
      ? ROW_WALL * KIND + plane
      : dx === 0 && dz === 0
        ? FREE
        : stopIn(board, column, dy > 0 ? row + 1 : row - 1, level, dx, 0, dz, px, py, pz, scale);
    if (stop === FREE) return FREE;
    if (first === FREE) first = stop;
  }
  if (dz !== 0) {
    const plane = ((dz > 0 ? level + 1 : level) * SQUARES + row) * SQUARES + column;
    const floor = board.floor[plane] ?? 0;
    const x = px - column * PARTS * scale;
    const y = py - row * PARTS * scale;
    const stop = hitsFloor(floor, x, y, scale)
      ? FLOOR * KIND + plane
      : dx === 0 && dy === 0
        ? FREE
        : stopIn(board, column, row, dz > 0 ? level + 1 : level - 1, dx, dy, 0, px, py, pz, scale);
    if (stop === FREE) return FREE;
    if (first === FREE) first = stop;
  }
  return first;
}

/** Whether the wall is there: `along` from its end and `up` from the floor, both times `scale`. */
function hitsWall(wall: number, along: number, up: number, scale: number): boolean {
  if (wall === 0) return false;
  if (wall === BLOCKED) return true;
  if (wall >= FIRST_LOW) return up < (LOW_HEIGHT[wall - FIRST_LOW] ?? 0) * scale;
  if (up < (SILL[wall] ?? 0) * scale) return true;
  const from = SLOT_FROM[wall] ?? 0;
  return along < from * scale || along > (PARTS - from) * scale;
}

function hitsFloor(floor: number, x: number, y: number, scale: number): boolean {
  if (floor === 0) return false;
  if (floor === FULL_FLOOR) return true;
  const from = HATCH_FROM * scale;
  const to = (PARTS - HATCH_FROM) * scale;
  return x < from || x > to || y < from || y > to;
}
