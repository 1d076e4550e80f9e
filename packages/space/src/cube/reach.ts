import { hasFloor, type CubeBoard } from './board.ts';
import { EIGHT_WAYS, isOnField, sameCube, type Cube } from './cube.ts';
import { landing } from './fall.ts';
import { cellOf } from './plan.ts';
import { canStep, hasRoomToPass, isFloored, type Mover } from './step.ts';

/** A cube that a figure can come to. */
export interface Reached {
  readonly cube: Cube;
  /** How many steps it takes. */
  readonly steps: number;
  /** The cube before it; `undefined` where the move begins. */
  readonly from: Cube | undefined;
  /** Whether there is a floor to end on (DZ-MOVE-12); a wall is only climbed past. */
  readonly floored: boolean;
}

/** A jump down of two levels or more: the last step of a move, with a test of falling (DZ-FALL-01). */
export interface Jump {
  readonly from: Cube;
  readonly cube: Cube;
  /** The step it is. */
  readonly steps: number;
  /** How many cubes deep. */
  readonly fallen: number;
}

export interface CubeReach {
  /** By steps, then level, row and column; the first is where it stands. */
  readonly cubes: readonly Reached[];
  readonly jumps: readonly Jump[];
}

export interface ReachRules {
  /** Cubes in which a move ends at once: those with an enemy (DZ-MOVE-04). */
  readonly endsIn?: (cube: Cube) => boolean;
}

/**
 * Every cube a figure can come to with so many steps, by fewest steps, and every jump it can take.
 * Whether there is room for it where it ends, the game says (DZ-CAP-01, ruling O-03).
 *
 * @example
 * ```ts
 * const board = cubeBoard({
 *   format: 'skirmish-field',
 *   version: 1,
 *   id: 'block',
 *   name: { en: 'The block', fr: 'Le bloc' },
 *   levels: 2,
 *   cubes: [{ at: [2, 1, 1], solid: true }],
 * });
 * reachCubes(board, [1, 1, 1], { size: 1 }, 1).cubes.map(({ cube }) => makeCube(cube));
 * // ['a1.1', 'a2.1', 'b2.1', 'b1.2']
 * ```
 */
export function reachCubes(
  board: CubeBoard,
  from: Cube,
  mover: Mover,
  steps: number,
  { endsIn }: ReachRules = {},
): CubeReach {
  const start: Reached = { cube: from, steps: 0, from: undefined, floored: hasFloor(board, from) };
  const found = new Map<number, Reached>([[cellOf(...from), start]]);
  const jumps: Jump[] = [];
  let edge: readonly Reached[] = [start];
  for (let step = 1; step <= steps && edge.length > 0; step++) {
    const next: Reached[] = [];
    for (const here of edge) {
      if (here.steps > 0 && endsIn?.(here.cube)) continue;
      jumps.push(...jumpsFrom(board, here, mover));
      for (const cube of neighbours(board, here.cube)) {
        const cell = cellOf(...cube);
        if (found.has(cell) || !canStep(board, here.cube, cube, mover)) continue;
        const floored = isFloored(board, ...cube);
        const reached: Reached = { cube, steps: step, from: here.cube, floored };
        found.set(cell, reached);
        next.push(reached);
      }
    }
    edge = next;
  }
  const cubes = [...found.values()].sort(
    (a, b) => a.steps - b.steps || cellOf(...a.cube) - cellOf(...b.cube),
  );
  return { cubes, jumps: jumps.filter(({ steps: taken }) => taken <= steps) };
}

/** The cubes of the way, both ends included; `undefined` when it is not within reach. */
export function wayTo({ cubes }: CubeReach, goal: Cube): readonly Cube[] | undefined {
  const way: Cube[] = [];
  let next: Cube | undefined = goal;
  while (next) {
    const here: Cube = next;
    const reached = cubes.find(({ cube }) => sameCube(cube, here));
    if (!reached) return undefined;
    way.unshift(here);
    next = reached.from;
  }
  return way;
}

/** The up to 26 cubes around one (DZ-MOVE-02), by level, row and column. */
export function neighbours(board: CubeBoard, [column, row, level]: Cube): readonly Cube[] {
  const around: Cube[] = [];
  for (let up = -1; up <= 1; up++) {
    for (let along = -1; along <= 1; along++) {
      for (let across = -1; across <= 1; across++) {
        if (up === 0 && along === 0 && across === 0) continue;
        const cube: Cube = [column + across, row + along, level + up];
        if (isOnField(cube, board.levels)) around.push(cube);
      }
    }
  }
  return around;
}

/** Two levels or more down into a neighbouring column, as one step (ruling O-32); never in a vehicle. */
function jumpsFrom(board: CubeBoard, here: Reached, mover: Mover): readonly Jump[] {
  if (mover.gait === 'vehicle' || !here.floored) return [];
  const [column, row, level] = here.cube;
  return EIGHT_WAYS.flatMap(([across, along]) => {
    const over: Cube = [column + across, row + along, level];
    if (!hasRoomToPass(board, here.cube, over, mover.size) || hasFloor(board, over)) return [];
    const { cube, fallen } = landing(board, over);
    return fallen < 2 ? [] : [{ from: here.cube, cube, steps: here.steps + 1, fallen }];
  });
}
