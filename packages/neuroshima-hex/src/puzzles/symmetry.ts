import { DIRECTIONS, turnHex, type Hex } from '@skirmish-kit/space';
import type { Unit } from '../rules/state.ts';
import { tileOf, type Table } from '../rules/table.ts';
import type { Face, Tile } from '../rules/tile.ts';

/** One of the twelve ways in which the board falls onto itself. */
export interface Symmetry {
  /** By cell, where it goes. */
  readonly cells: readonly number[];
  /** By direction, where it points then. */
  readonly ways: readonly number[];
}

/** Six turns, and the six of the board turned over. */
function boardSymmetries(table: Table): Symmetry[] {
  const { board } = table;
  return [false, true].flatMap((over) =>
    DIRECTIONS.map((turn) => ({
      cells: board.hexes.map((hex) => board.cell(turnHex(over ? flipped(hex) : hex, turn))),
      ways: DIRECTIONS.map((way) => ((over ? 6 - way : way) + turn) % 6),
    })),
  );
}

/** Mirrored at the upright through the centre: direction 0 stays, 1 and 5 change places. */
function flipped([q, r]: Hex): Hex {
  return [-q, q + r];
}

/** The unit as a symmetry moves it; `undefined` when no orientation of its tile looks like that. */
function movedUnit(table: Table, unit: Unit, symmetry: Symmetry): Unit | undefined {
  const tile = tileOf(table, unit);
  const rotation = movedRotation(tile, unit.rotation, symmetry);
  const cell = symmetry.cells[unit.cell];
  return rotation === undefined || cell === undefined ? undefined : { ...unit, cell, rotation };
}

function movedRotation(tile: Tile, rotation: number, { ways }: Symmetry): number | undefined {
  const face = tile.faces[rotation];
  if (!face) return undefined;
  const wanted = faceText(face, ways);
  const found = tile.faces.findIndex((other) => faceText(other, DIRECTIONS) === wanted);
  return found < 0 ? undefined : found;
}

function faceText(face: Face, ways: readonly number[]): string {
  const to = (way: number): number => ways[way] ?? way;
  const lines = [
    ...face.attacks.map(({ way, ...rest }) => `a${to(way)}${JSON.stringify(rest)}`),
    ...face.nets.map((way) => `n${to(way)}`),
    ...face.links.map((way) => `l${to(way)}`),
    ...face.armour.flatMap((has, way) => (has ? [`s${to(way)}`] : [])),
  ];
  return lines.sort(byText).join(' ');
}

/** Units as one text, whatever order they were put down in; equal looks of a tile are equal. */
function unitsText(table: Table, units: readonly Unit[]): string {
  return units
    .map((unit) => {
      const look = tileOf(table, unit).looks[unit.rotation] ?? unit.rotation;
      return `${unit.cell}:${unit.seat}${unit.tile}${look}~${unit.wounds}`;
    })
    .sort(byText)
    .join(' ');
}

/** The symmetries that a position has: those that leave it as it is, the identity always. */
export function symmetriesOf(table: Table): Symmetry[] {
  const { units } = table.state;
  const here = unitsText(table, units);
  return boardSymmetries(table).filter((symmetry) => movedText(table, units, symmetry) === here);
}

function movedText(table: Table, units: readonly Unit[], symmetry: Symmetry): string | undefined {
  const moved: Unit[] = [];
  for (const unit of units) {
    const there = movedUnit(table, unit, symmetry);
    if (!there) return undefined;
    moved.push(there);
  }
  return unitsText(table, moved);
}

/** One text for all positions that symmetries take to each other. */
export function canonicalText(table: Table, symmetries: readonly Symmetry[]): string {
  const { units } = table.state;
  let least = unitsText(table, units);
  if (symmetries.length === 1) return least;
  for (const symmetry of symmetries) {
    const text = movedText(table, units, symmetry);
    if (text !== undefined && text < least) least = text;
  }
  return least;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
