import { hasFloor, type CubeBoard } from './board.ts';
import { EIGHT_DIRECTIONS, isOnField, sameCube, type Cube } from './cube.ts';
import { landing } from './landing.ts';
import { cellOf } from './plan.ts';
import { canStep, canPass, isFloored, type Mover } from './step.ts';

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
      const { stepped, fallen } = onwardFrom(board, here.cube, mover);
      for (const jump of fallen) jumps.push({ from: here.cube, steps: step, ...jump });
      for (const { cell, cube, floored } of stepped) {
        if (found.has(cell)) continue;
        const reached: Reached = { cube, steps: step, from: here.cube, floored };
        found.set(cell, reached);
        next.push(reached);
      }
    }
    edge = next;
  }
  const cubes = [...found].sort(([a, one], [b, other]) => one.steps - other.steps || a - b);
  return { cubes: cubes.map(([, reached]) => reached), jumps };
}

/** Where one step leads from a cube. */
interface Onward {
  readonly stepped: readonly {
    readonly cell: number;
    readonly cube: Cube;
    readonly floored: boolean;
  }[];
  readonly fallen: readonly { readonly cube: Cube; readonly fallen: number }[];
}

/** It is the same every time, so each is looked for once. */
const onwards = new WeakMap<CubeBoard, Map<number, Onward>>();

const GAITS = ['foot', 'vehicle', 'jump-pack'] as const;

function onwardFrom(board: CubeBoard, here: Cube, mover: Mover): Onward {
  const known = onwards.get(board) ?? new Map<number, Onward>();
  onwards.set(board, known);
  const { size, gait = 'foot' } = mover;
  const key = (cellOf(here[0], here[1], here[2]) * 8 + size) * GAITS.length + GAITS.indexOf(gait);
  const found = known.get(key);
  if (found) return found;
  const onward: Onward = {
    stepped: neighbours(board, here)
      .filter((cube) => canStep(board, here, cube, mover))
      .map((cube) => ({ cell: cellOf(...cube), cube, floored: isFloored(board, ...cube) })),
    fallen: jumpsFrom(board, here, mover),
  };
  known.set(key, onward);
  return onward;
}

/** The cubes of the way, both ends included; `undefined` when it is not within reach. */
export function pathToCube({ cubes }: CubeReach, goal: Cube): readonly Cube[] | undefined {
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
function jumpsFrom(board: CubeBoard, here: Cube, { gait, size }: Mover): Onward['fallen'] {
  const [column, row, level] = here;
  if (gait === 'vehicle' || !hasFloor(board, here)) return [];
  return EIGHT_DIRECTIONS.flatMap(([across, along]) => {
    const over: Cube = [column + across, row + along, level];
    if (!canPass(board, here, over, size) || hasFloor(board, over)) return [];
    const { cube, fallen } = landing(board, over);
    return fallen < 2 ? [] : [{ cube, fallen }];
  });
}
