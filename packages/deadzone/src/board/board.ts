import type { LocalisedText } from '@skirmish-kit/core';
import { isOnField, SQUARES, type Cube } from './cube.ts';
import type { Field } from './field.ts';
import { planOfField } from './field-to-plan.ts';
import { cellOf, columnWall, cubeOf, CLIMBS, rowWall, type Plan, type Climb } from './plan.ts';
import {
  BLOCKED,
  FLOORS,
  FULL_FLOOR,
  NO_FLOOR,
  WALLS,
  type Floor,
  type Side,
  type Wall,
} from './scenery.ts';

/**
 * A battlefield prepared for questions. Build it once for a battle with {@link cubeBoard} and keep it
 * beside the state, not in it: it can always be built again. In its tables the sides of what is solid
 * are blocked walls and full floors, so that nothing else need be asked.
 */
export interface CubeBoard extends Readonly<Plan> {
  readonly id: string;
  readonly name: LocalisedText;
}

/**
 * Prepares a battlefield for questions.
 *
 * @example
 * ```ts
 * const board = cubeBoard({
 *   format: 'skirmish-field',
 *   version: 1,
 *   id: 'yard',
 *   name: { en: 'The yard', fr: 'La cour' },
 *   levels: 2,
 *   cubes: [{ at: [3, 4, 1], solid: true }, { at: [4, 4, 2], floor: 'partial' }],
 * });
 * // The top of the block is a floor:
 * floorAt(board, [3, 4, 2]); // 'full'
 * floorAt(board, [4, 4, 2]); // 'partial'
 * ```
 */
export function cubeBoard(field: Field): CubeBoard {
  return boardOfPlan(planOfField(field), field.id, field.name);
}

/** The board of a plan that is tidy already. */
function boardOfPlan(plan: Plan, id: string, name: LocalisedText): CubeBoard {
  const board = {
    id,
    name,
    levels: plan.levels,
    solid: plan.solid.slice(),
    floor: plan.floor.slice(),
    rise: plan.rise.slice(),
    betweenColumns: plan.betweenColumns.slice(),
    betweenRows: plan.betweenRows.slice(),
  };
  board.solid.forEach((solid, cell) => {
    if (!solid) return;
    const [column, row, level] = cubeOf(cell);
    board.floor[cell] = FULL_FLOOR;
    board.betweenColumns[columnWall(column - 1, row, level)] = BLOCKED;
    board.betweenColumns[columnWall(column, row, level)] = BLOCKED;
    board.betweenRows[rowWall(column, row - 1, level)] = BLOCKED;
    board.betweenRows[rowWall(column, row, level)] = BLOCKED;
  });
  return board;
}

/** What is under foot in a cube; nothing outside the battlefield. */
export function floorAt(board: CubeBoard, cube: Cube): Floor {
  if (!isOnField(cube, board.levels) || isSolid(board, cube)) return 'none';
  return FLOORS[board.floor[cellOf(...cube)] ?? NO_FLOOR] ?? 'none';
}

/** What stands on a side of a cube. */
export function wallAt(board: CubeBoard, [column, row, level]: Cube, side: Side): Wall {
  const { betweenColumns, betweenRows } = board;
  const number =
    side === 'north'
      ? betweenRows[rowWall(column, row - 1, level)]
      : side === 'south'
        ? betweenRows[rowWall(column, row, level)]
        : side === 'west'
          ? betweenColumns[columnWall(column - 1, row, level)]
          : betweenColumns[columnWall(column, row, level)];
  return WALLS[number ?? 0] ?? 'open';
}

/** The ladder, stairs or ramp in a cube. */
export function climbAt(board: CubeBoard, cube: Cube): Climb | undefined {
  return CLIMBS[board.rise[cellOf(...cube)] ?? 0];
}

/** Whether the cube is filled to the top. */
export function isSolid(board: CubeBoard, cube: Cube): boolean {
  return isOnField(cube, board.levels) && board.solid[cellOf(...cube)] === 1;
}

/** Whether somebody can stand in the cube: it is not solid and has a floor, at least in part. */
export function hasFloor(board: CubeBoard, cube: Cube): boolean {
  return floorAt(board, cube) !== 'none';
}

/** Every cube in which somebody can stand, by level, row and column. */
export function standableCubes(board: CubeBoard): readonly Cube[] {
  const cubes: Cube[] = [];
  for (let cell = 0; cell < board.levels * SQUARES * SQUARES; cell++) {
    if (board.solid[cell] !== 1 && board.floor[cell] !== NO_FLOOR) cubes.push(cubeOf(cell));
  }
  return cubes;
}

/**
 * The highest cube of a square in which somebody can stand: where items and objectives go by default
 * (DZ-OBJ-02, DZ-ITEMP-02) and where things come down from above. Every square has one: above solid
 * ground its top, since a battlefield has a level above all that is solid.
 */
export function topCube(board: CubeBoard, column: number, row: number): Cube {
  for (let level = board.levels; level > 1; level--) {
    if (hasFloor(board, [column, row, level])) return [column, row, level];
  }
  return [column, row, 1];
}

/**
 * Whether a cube can be seen from straight above (DZ-ABIL-21, ruling O-63): nothing solid and no full
 * floor above it. Through a partial floor something is seen.
 */
export function isOpenToSky(board: CubeBoard, [column, row, level]: Cube): boolean {
  for (let above = level + 1; above <= board.levels; above++) {
    const cell = cellOf(column, row, above);
    if (board.solid[cell] === 1 || board.floor[cell] === FULL_FLOOR) return false;
  }
  return true;
}
