import {
  floorAt,
  hasFloor,
  isSolid,
  SIDES,
  wallAt,
  type Cube,
  type CubeBoard,
} from '../board/index.ts';

/** What one sees of a square from above, with everything higher than the level taken off. */
export interface VisibleSquare {
  readonly column: number;
  readonly row: number;
  /** The level of what is seen; 1 is the ground. */
  readonly level: number;
  readonly kind: 'ground' | 'room' | 'roof' | 'block' | 'walkway' | 'solid';
}

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Every square of the board. */
export function squares(): readonly (readonly [column: number, row: number])[] {
  return EIGHT.flatMap((row) => EIGHT.map((column) => [column, row] as const));
}

/** Every square as it is seen from a level. */
export function visibleSquares(board: CubeBoard, level: number): readonly VisibleSquare[] {
  return squares().map(([column, row]) => seen(board, column, row, level));
}

function seen(board: CubeBoard, column: number, row: number, level: number): VisibleSquare {
  if (isSolid(board, [column, row, level])) return { column, row, level, kind: 'solid' };
  let top = Math.min(level, board.levels);
  while (top > 1 && !hasFloor(board, [column, row, top])) top--;
  const cube: Cube = [column, row, top];
  return { column, row, level: top, kind: kindOf(board, cube) };
}

function kindOf(board: CubeBoard, cube: Cube): VisibleSquare['kind'] {
  const [column, row, level] = cube;
  if (isSolid(board, [column, row, level - 1])) return 'block';
  if (isInside(board, cube)) return 'room';
  if (level === 1) return 'ground';
  return floorAt(board, cube) === 'partial' ? 'walkway' : 'roof';
}

/** Whether a cube lies behind walls: a room, on the ground only where something is above it. */
function isInside(board: CubeBoard, [column, row, level]: Cube): boolean {
  if (level === 1 && !hasFloor(board, [column, row, 2])) return false;
  const seenCubes = new Set<string>();
  const open: Cube[] = [[column, row, level]];
  let walls = 0;
  while (open.length > 0 && seenCubes.size < 20) {
    const cube = open.pop();
    if (!cube || seenCubes.has(cube.join())) continue;
    seenCubes.add(cube.join());
    for (const side of SIDES) {
      if (wallAt(board, cube, side) !== 'open') walls += 1;
      else if (level > 1) {
        const next = adjacent(cube, side);
        if (hasFloor(board, next)) open.push(next);
      }
    }
  }
  return walls >= 2 && walls * 2 >= seenCubes.size;
}

function adjacent([column, row, level]: Cube, side: (typeof SIDES)[number]): Cube {
  const [across, along] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[side];
  return [column + (across ?? 0), row + (along ?? 0), level];
}

/** Squares of one kind and level that hang together, each with its corner for a tab. */
export function patches(all: readonly VisibleSquare[]): readonly (readonly VisibleSquare[])[] {
  const left = new Set(all.filter(({ level, kind }) => level > 1 || kind === 'solid'));
  const found: VisibleSquare[][] = [];
  for (const first of left) {
    left.delete(first);
    const patch = [first];
    for (const here of patch) {
      for (const other of left) {
        const near = Math.abs(other.column - here.column) + Math.abs(other.row - here.row) === 1;
        if (!near || other.level !== here.level || other.kind !== here.kind) continue;
        left.delete(other);
        patch.push(other);
      }
    }
    found.push(patch);
  }
  return found;
}
