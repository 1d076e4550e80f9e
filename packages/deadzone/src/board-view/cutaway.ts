import { hasFloor, isSolid, topCube, type Cube, type CubeBoard } from '../board/index.ts';

/** A building whose upper storeys hang in the air, so that one sees who is inside. */
export interface Cutaway {
  /** Its squares, as {@link squareName} calls them. */
  readonly squares: ReadonlySet<string>;
  /** The storey that lies open; what is above it is lifted. */
  readonly level: number;
}

export function squareName(column: number, row: number): string {
  return `${column} ${row}`;
}

/**
 * The part that is lifted so that a cube can be looked into: all of its building above it, or the roof
 * itself for a cube on the roof. Solid cubes have no inside and stay. Nothing on open ground.
 */
export function cutawayAt(board: CubeBoard, [column, row, level]: Cube): Cutaway | undefined {
  const built = [...buildingAt(board, column, row)].map(squareIn);
  const highest = Math.max(...built.map(([c, r]) => topCube(board, c, r)[2]));
  const open = Math.min(level, highest - 1);
  const hollow = built.filter(
    ([c, r]) => open >= 1 && !isSolid(board, [c, r, open]) && topCube(board, c, r)[2] > open,
  );
  if (hollow.length === 0) return undefined;
  return { squares: new Set(hollow.map(([c, r]) => squareName(c, r))), level: open };
}

function squareIn(name: string): readonly [column: number, row: number] {
  const [column = 0, row = 0] = name.split(' ').map(Number);
  return [column, row];
}

/** All squares that hang together by what stands on them. */
function buildingAt(board: CubeBoard, column: number, row: number): ReadonlySet<string> {
  const found = new Set<string>();
  const open: (readonly [number, number])[] = [[column, row]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [c, r] = next;
    if (found.has(squareName(c, r)) || !isBuilt(board, c, r)) continue;
    found.add(squareName(c, r));
    open.push([c - 1, r], [c + 1, r], [c, r - 1], [c, r + 1]);
  }
  return found;
}

function isBuilt(board: CubeBoard, column: number, row: number): boolean {
  if (Math.min(column, row) < 1 || Math.max(column, row) > 8) return false;
  for (let level = 1; level <= board.levels; level++) {
    const cube: Cube = [column, row, level];
    if (isSolid(board, cube) || (level > 1 && hasFloor(board, cube))) return true;
  }
  return false;
}
