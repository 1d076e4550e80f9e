import { DIRECTIONS, hexDistance, makeHex, ring, towards, type Hex } from './axial.ts';

/** The index of a neighbour off the board. */
export const OFF_BOARD = -1;

/**
 * A hexagonal board with everything rules ask again and again worked out once. Hexes are
 * numbered from the centre outwards, ring by ring, each ring clockwise from the top: the cells of
 * a smaller board are the first cells of a larger one.
 */
export interface HexBoard {
  /** Rings around the centre. */
  readonly radius: number;
  readonly hexes: readonly Hex[];
  /** The short texts of the hexes, `0,-1`. */
  readonly names: readonly string[];
  /** Per cell the six neighbours by direction, {@link OFF_BOARD} beyond the edge. */
  readonly around: readonly (readonly number[])[];
  /** Per cell and direction (`cell * 6 + direction`) the cells in a straight line, nearest first. */
  readonly rays: readonly (readonly number[])[];
  /** Steps between two cells, `a * hexes.length + b`. */
  readonly distances: readonly number[];
  /** The number of a hex; {@link OFF_BOARD} when it is not on the board. */
  cell(hex: Hex): number;
}

/**
 * Lays out a board.
 *
 * @example
 * ```ts
 * const board = hexBoard(2);
 * board.hexes.length; // 19
 * board.around[board.cell([0, 0])]; // [1, 2, 3, 4, 5, 6]
 * ```
 */
export function hexBoard(radius: number): HexBoard {
  const hexes = Array.from({ length: radius + 1 }, (_, i) => ring([0, 0], i)).flat();
  const names = hexes.map(makeHex);
  const numbers = new Map(names.map((name, cell) => [name, cell]));
  const cell = (hex: Hex): number => numbers.get(makeHex(hex)) ?? OFF_BOARD;
  let rays: HexBoard['rays'] | undefined;
  let distances: HexBoard['distances'] | undefined;
  return {
    radius,
    hexes,
    names,
    around: hexes.map((hex) => DIRECTIONS.map((way) => cell(towards(hex, way)))),
    get rays() {
      return (rays ??= hexes.flatMap((hex) =>
        DIRECTIONS.map((way) =>
          Array.from({ length: radius * 2 }, (_, i) => cell(towards(hex, way, i + 1))).filter(
            (reached) => reached !== OFF_BOARD,
          ),
        ),
      ));
    },
    get distances() {
      return (distances ??= hexes.flatMap((a) => hexes.map((b) => hexDistance(a, b))));
    },
    cell,
  };
}

/** How many hexes a board of that many rings has. */
export function hexCount(radius: number): number {
  return 1 + 3 * radius * (radius + 1);
}
