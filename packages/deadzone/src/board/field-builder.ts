import type { LocalisedText } from '@skirmish-kit/core';
import { MAX_LEVELS, SQUARES, type Cube } from './cube.ts';
import { fieldOfPlan } from './plan-to-field.ts';
import type { Field } from './field.ts';
import { cellOf, emptyPlan, riseNumber, tidyPlan, wallPlace } from './plan.ts';
import { FLOORS, NEXT_SQUARE, SIDES, WALLS, type Floor, type Side, type Wall } from './scenery.ts';

/** A rectangle of squares: from its north-western one, so many columns wide and rows deep. */
export interface SquareRect {
  readonly column: number;
  readonly row: number;
  readonly wide: number;
  readonly deep: number;
}

/** A side of a square at the edge of a rectangle, seen from inside. */
export interface RectEdge {
  readonly column: number;
  readonly row: number;
  readonly side: Side;
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/**
 * A battlefield under construction. Everything is built twice, the second time turned by half a turn
 * about the middle, so that neither end of the table is better than the other.
 */
export class FieldBuilder {
  readonly #plan = emptyPlan();

  wall(cube: Cube, side: Side, wall: Wall): void {
    for (const [at, facing] of bothEnds(cube, side)) {
      const [table, place] = wallPlace(this.#plan, at, facing);
      table[place] = WALLS.indexOf(wall);
    }
  }

  floor(cube: Cube, floor: Floor): void {
    for (const [at] of bothEnds(cube)) this.#plan.floor[cellOf(...at)] = FLOORS.indexOf(floor);
  }

  solid(cube: Cube): void {
    for (const [at] of bothEnds(cube)) this.#plan.solid[cellOf(...at)] = 1;
  }

  ladder(cube: Cube): void {
    for (const [at] of bothEnds(cube)) this.#plan.rise[cellOf(...at)] = riseNumber('ladder');
  }

  ramp(cube: Cube, towards: Side): void {
    for (const [at, facing] of bothEnds(cube, towards)) {
      this.#plan.rise[cellOf(...at)] = riseNumber('ramp', facing);
    }
  }

  /** Walls round a rectangle on each of its storeys, floors between them, and a roof. */
  house(ground: SquareRect, storeys: number): void {
    for (let level = 1; level <= storeys; level++) {
      for (const { column, row, side } of rimOf(ground)) {
        this.wall([column, row, level], side, 'blocked');
      }
      for (const [column, row] of squaresOf(ground)) this.floor([column, row, level + 1], 'full');
    }
  }

  /** A ladder up through hatches, from the ground to the roof. */
  shaft(column: number, row: number, storeys: number): void {
    for (let level = 1; level <= storeys; level++) {
      this.ladder([column, row, level]);
      this.floor([column, row, level + 1], 'partial');
    }
  }

  /** Whether nothing stands in a square or on its sides, on any level. */
  isEmpty(column: number, row: number): boolean {
    const { solid, floor, rise } = this.#plan;
    for (let level = 1; level <= MAX_LEVELS; level++) {
      const cell = cellOf(column, row, level);
      if (solid[cell] || rise[cell] || (level > 1 && floor[cell])) return false;
      if (SIDES.some((side) => this.#hasWall([column, row, level], side))) return false;
    }
    return true;
  }

  #hasWall(cube: Cube, side: Side): boolean {
    const [table, place] = wallPlace(this.#plan, cube, side);
    return table[place] !== 0;
  }

  /** Whether somebody could stand there, as far as it is built. */
  hasFloor([column, row, level]: Cube): boolean {
    const { solid, floor } = this.#plan;
    if (solid[cellOf(column, row, level)]) return false;
    return (
      level === 1 ||
      solid[cellOf(column, row, level - 1)] === 1 ||
      floor[cellOf(column, row, level)] !== 0
    );
  }

  /** Whether a walkway can hang there: nothing in the cube, and nothing solid below or above it. */
  isFreeAbove([column, row, level]: Cube): boolean {
    const { solid, floor, rise } = this.#plan;
    const cell = cellOf(column, row, level);
    const below = cellOf(column, row, level - 1);
    if (solid[cell] || floor[cell] || rise[cell] || solid[below] || rise[below]) return false;
    return !SIDES.some((side) => this.#hasWall([column, row, level], side));
  }

  /** The battlefield as it stands. */
  field(id: string, name: LocalisedText): Field {
    tidyPlan(this.#plan);
    return fieldOfPlan(this.#plan, id, name);
  }
}

/** A cube and its image at the other end, each with its side. */
function bothEnds(
  [column, row, level]: Cube,
  side: Side = 'north',
): readonly (readonly [Cube, Side])[] {
  const image: Cube = [SQUARES + 1 - column, SQUARES + 1 - row, level];
  return [
    [[column, row, level], side],
    [image, OPPOSITE[side]],
  ];
}

/** The squares of a rectangle, by row and column. */
export function squaresOf({
  column,
  row,
  wide,
  deep,
}: SquareRect): readonly (readonly [column: number, row: number])[] {
  return Array.from({ length: wide * deep }, (_, i) => [
    column + (i % wide),
    row + Math.floor(i / wide),
  ]);
}

/** Every side of a square at the edge of a rectangle. */
export function rimOf(ground: SquareRect): readonly RectEdge[] {
  const isInside = (column: number, row: number) =>
    column >= ground.column &&
    column < ground.column + ground.wide &&
    row >= ground.row &&
    row < ground.row + ground.deep;
  return squaresOf(ground).flatMap(([column, row]) =>
    SIDES.filter((side) => {
      const [columns, rows] = NEXT_SQUARE[side];
      return !isInside(column + columns, row + rows);
    }).map((side) => ({ column, row, side })),
  );
}
