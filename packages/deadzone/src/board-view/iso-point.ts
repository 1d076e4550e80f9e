import { SQUARES, type Cube, type Side, type SubPoint } from '../board/index.ts';
import type { Point } from '@skirmish-kit/space';

/* Whole numbers only: the same picture everywhere. */
const HALF_W = 50;
const HALF_H = 25;
export const STOREY = 54;
const PARTS = 24;

/** A corner of the grid, 0 to 8 each way, at the floor of a level. */
export function isoPoint(column: number, row: number, level: number): Point {
  return [
    Math.round((column - row) * HALF_W),
    Math.round((column + row) * HALF_H - (level - 1) * STOREY),
  ];
}

const TURNED: Readonly<Record<Side, Side>> = {
  north: 'east',
  east: 'south',
  south: 'west',
  west: 'north',
};

/** One of four ways to look at the board; each is the one before, turned by a quarter. */
export class IsoTurn {
  readonly #turns: number;

  constructor(turns: number) {
    this.#turns = ((turns % 4) + 4) % 4;
  }

  /** Where a cube is drawn. */
  drawn([column, row, level]: Cube): Cube {
    let [c, r] = [column, row];
    for (let i = 0; i < this.#turns; i++) [c, r] = [r, SQUARES + 1 - c];
    return [c, r, level];
  }

  /** The cube that is drawn there. */
  cubeAt([column, row, level]: Cube): Cube {
    let [c, r] = [column, row];
    for (let i = 0; i < this.#turns; i++) [c, r] = [SQUARES + 1 - r, c];
    return [c, r, level];
  }

  /** The side of a cube that lies where this one is drawn. */
  sideAt(side: Side): Side {
    let found = side;
    for (let i = 0; i < this.#turns; i++) found = TURNED[found];
    return found;
  }

  /** Where a side of a cube is drawn. */
  sideDrawn(side: Side): Side {
    let found = side;
    for (let i = 0; i < (4 - this.#turns) % 4; i++) found = TURNED[found];
    return found;
  }

  /** A point of the battlefield, in parts, as it is drawn. */
  point([x, y, z]: SubPoint): Point {
    let [c, r] = [x / PARTS, y / PARTS];
    for (let i = 0; i < this.#turns; i++) [c, r] = [r, SQUARES - c];
    return isoPoint(c, r, 1 + z / PARTS);
  }
}
