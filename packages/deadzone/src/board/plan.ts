import { MAX_LEVELS, SQUARES, type Cube } from './cube.ts';
import { FULL_FLOOR, NO_FLOOR, OPEN, type Side } from './scenery.ts';

/**
 * A battlefield as tables of small numbers: what both its forms are read into and written from, and
 * what a board looks things up in.
 *
 * Cubes are numbered by level, row and column. A wall stands on a line between two columns or two
 * rows; lines are numbered from 0, the rim, to 8, the other rim.
 */
export interface Plan {
  levels: number;
  readonly solid: Uint8Array;
  /** Per cube a number of `FLOORS`. */
  readonly floor: Uint8Array;
  /** Per cube what helps to get up: a number of {@link CLIMBS}. */
  readonly rise: Uint8Array;
  /** Walls between columns, a number of `WALLS`: see {@link columnWall}. */
  readonly betweenColumns: Uint8Array;
  /** Walls between rows: see {@link rowWall}. */
  readonly betweenRows: Uint8Array;
}

/** What helps to get up from a cube. */
export type Climb =
  | { readonly kind: 'ladder' }
  | { readonly kind: 'stairs' | 'ramp'; readonly towards: Side };

/** By their number on a plan; a cube without has 0. */
export const CLIMBS: readonly (Climb | undefined)[] = [
  undefined,
  { kind: 'ladder' },
  { kind: 'stairs', towards: 'north' },
  { kind: 'stairs', towards: 'east' },
  { kind: 'stairs', towards: 'south' },
  { kind: 'stairs', towards: 'west' },
  { kind: 'ramp', towards: 'north' },
  { kind: 'ramp', towards: 'east' },
  { kind: 'ramp', towards: 'south' },
  { kind: 'ramp', towards: 'west' },
];

/** The number of a ladder, stairs or a ramp. */
export function riseNumber(kind: Climb['kind'], towards?: Side): number {
  return CLIMBS.findIndex(
    (rise) => rise?.kind === kind && (rise.kind === 'ladder' || rise.towards === towards),
  );
}

/** The number of a cube. */
export function cellOf(column: number, row: number, level: number): number {
  return ((level - 1) * SQUARES + row - 1) * SQUARES + column - 1;
}

/** The cube with that number. */
export function cubeOf(cell: number): Cube {
  const square = cell % (SQUARES * SQUARES);
  return [
    (square % SQUARES) + 1,
    Math.floor(square / SQUARES) + 1,
    Math.floor(cell / (SQUARES * SQUARES)) + 1,
  ];
}

/** Where the wall east of a column is written; column 0 is the western rim. */
export function columnWall(column: number, row: number, level: number): number {
  return ((level - 1) * SQUARES + row - 1) * (SQUARES + 1) + column;
}

/** Where the wall south of a row is written; row 0 is the northern rim. */
export function rowWall(column: number, row: number, level: number): number {
  return ((level - 1) * (SQUARES + 1) + row) * SQUARES + column - 1;
}

/** An empty battlefield, with room for every level there may be. */
export function emptyPlan(): Plan {
  const cubes = MAX_LEVELS * SQUARES * SQUARES;
  const walls = MAX_LEVELS * SQUARES * (SQUARES + 1);
  return {
    levels: 1,
    solid: new Uint8Array(cubes),
    floor: new Uint8Array(cubes),
    rise: new Uint8Array(cubes),
    betweenColumns: new Uint8Array(walls),
    betweenRows: new Uint8Array(walls),
  };
}

/**
 * Leaves one way to say each thing: the ground and the tops of solid cubes are floors, nothing stands
 * inside or against what is solid, and there are as many levels as are used, or said.
 */
export function tidyPlan(plan: Plan): void {
  for (let level = 1; level <= MAX_LEVELS; level++) {
    for (let row = 1; row <= SQUARES; row++) {
      for (let column = 1; column <= SQUARES; column++) tidyCube(plan, column, row, level);
    }
  }
}

function tidyCube(plan: Plan, column: number, row: number, level: number): void {
  const cell = cellOf(column, row, level);
  const isSolid = plan.solid[cell] === 1;
  if (level === 1 || plan.solid[cellOf(column, row, level - 1)] === 1)
    plan.floor[cell] = FULL_FLOOR;
  if (isSolid) {
    plan.floor[cell] = level === 1 ? FULL_FLOOR : NO_FLOOR;
    plan.rise[cell] = 0;
    plan.betweenColumns[columnWall(column - 1, row, level)] = OPEN;
    plan.betweenColumns[columnWall(column, row, level)] = OPEN;
    plan.betweenRows[rowWall(column, row - 1, level)] = OPEN;
    plan.betweenRows[rowWall(column, row, level)] = OPEN;
  }
  const above = isSolid ? level + 1 : isUsed(plan, column, row, level) ? level : 1;
  plan.levels = Math.max(plan.levels, Math.min(MAX_LEVELS, above));
}

function isUsed(plan: Plan, column: number, row: number, level: number): boolean {
  const cell = cellOf(column, row, level);
  return (
    plan.floor[cell] !== NO_FLOOR ||
    plan.rise[cell] !== 0 ||
    plan.betweenColumns[columnWall(column - 1, row, level)] !== OPEN ||
    plan.betweenColumns[columnWall(column, row, level)] !== OPEN ||
    plan.betweenRows[rowWall(column, row - 1, level)] !== OPEN ||
    plan.betweenRows[rowWall(column, row, level)] !== OPEN
  );
}

/** Whether the floor of a cube says itself: the ground, and the top of what is solid below. */
export function hasOwnFloor(plan: Plan, cell: number): boolean {
  const below = cell - SQUARES * SQUARES;
  return below < 0 || plan.solid[below] === 1;
}

/** Where the wall on a side of a cube is written. */
export function wallPlace(
  plan: Plan,
  [column, row, level]: Cube,
  side: Side,
): readonly [table: Uint8Array, place: number] {
  switch (side) {
    case 'north':
      return [plan.betweenRows, rowWall(column, row - 1, level)];
    case 'south':
      return [plan.betweenRows, rowWall(column, row, level)];
    case 'west':
      return [plan.betweenColumns, columnWall(column - 1, row, level)];
    case 'east':
      return [plan.betweenColumns, columnWall(column, row, level)];
  }
}
