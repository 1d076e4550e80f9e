/** The board: hexes, directions, and the units as they stand while a battle runs. */
import { type Army, type Edge, findTile, type Tile } from './tiles.ts';

/** Axial `[q, r]` of a flat-topped hex; the centre of the board is `[0, 0]` (NH-BRD-01). */
export type Hex = readonly [q: number, r: number];

/** Clockwise from the top: N, NE, SE, S, SW, NW. */
const DIRECTIONS: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export interface PlacedUnit {
  army: Army;
  tile: string;
  hex: Hex;
  /** Edge e of a tile with rotation k faces direction (e + k) mod 6. */
  rotation: number;
  wounds: number;
}

export interface Position {
  edition: '1.0' | '3.0';
  units: PlacedUnit[];
  /** Points of each HQ; 20 where nothing is said (NH-SET-03). */
  hq: { [army in Army]?: number };
}

/** One unit on the board during a battle. */
export interface Unit {
  army: Army;
  tile: Tile;
  hex: Hex;
  rotation: number;
  wounds: number;
  /** Names of the initiative slots that have fired or were missed (NH-INI-10). */
  usedSlots: string[];
  /** A Quartermaster has already turned one attack of this unit in this battle. */
  converted: boolean;
}

export function setUp(position: Position): Unit[] {
  const board: Unit[] = [];
  for (const placed of position.units) {
    const [q, r] = placed.hex;
    if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 2) {
      throw new Error(`hex ${q},${r} is not on the board`);
    }
    if (unitAt(board, placed.hex)) throw new Error(`two units on ${q},${r}`);
    const tile = findTile(placed.army, placed.tile);
    board.push({ ...placed, tile, usedSlots: [], converted: false });
  }
  board.sort((a, b) => compareHex(a.hex, b.hex));
  return board;
}

/** The 19 hexes in ascending order. */
export function allHexes(): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -2; q <= 2; q++) {
    for (let r = -2; r <= 2; r++) {
      if (Math.abs(q + r) <= 2) hexes.push([q, r]);
    }
  }
  return hexes;
}

/** Ascending q, then ascending r: the order of everything the oracle has to put in order. */
export function compareHex(a: Hex, b: Hex): number {
  return a[0] - b[0] || a[1] - b[1];
}

function neighbour(hex: Hex, direction: number): Hex {
  const step = DIRECTIONS[direction];
  if (!step) throw new Error(`no direction ${direction}`);
  return [hex[0] + step[0], hex[1] + step[1]];
}

function unitAt(board: Unit[], hex: Hex): Unit | undefined {
  return board.find((unit) => unit.hex[0] === hex[0] && unit.hex[1] === hex[1]);
}

export function unitBeside(board: Unit[], unit: Unit, direction: number): Unit | undefined {
  return unitAt(board, neighbour(unit.hex, direction));
}

/** All units on the straight line from a unit, nearest first; empty hexes are flown over. */
export function unitsOnLine(board: Unit[], from: Unit, direction: number): Unit[] {
  const found: Unit[] = [];
  let hex = from.hex;
  // No line on this board is longer than five hexes.
  for (let distance = 1; distance <= 4; distance++) {
    hex = neighbour(hex, direction);
    const unit = unitAt(board, hex);
    if (unit) found.push(unit);
  }
  return found;
}

/** Which way the tile's edge faces on the board. */
export function directionOf(unit: Unit, edge: number): number {
  return (edge + unit.rotation) % 6;
}

/** Which edge of the tile faces this way. */
export function edgeFacing(unit: Unit, direction: number): number {
  return (direction - unit.rotation + 12) % 6;
}

export function edgeOf(unit: Unit, edge: number): Edge {
  const found = unit.tile.edges[edge];
  if (!found) throw new Error(`no edge ${edge}`);
  return found;
}
