import type { UnitNamed } from './events.ts';
import { castNets } from './nets.ts';
import { connect } from './modules.ts';
import { armyOf, hexName, tileOf, type Table } from './table.ts';
import type { Unit } from './state.ts';
import type { Face, Tile } from './tile.ts';

/** A unit as it stands at this moment: what it is, and what the units around make of it. */
export interface Piece {
  readonly unit: Unit;
  readonly tile: Tile;
  readonly face: Face;
  readonly seat: number;
  readonly cell: number;
  /** Held by a net, or by a marker that does the same. */
  netted: boolean;
  /** NH-NET-01: neither netted nor without power, so that everything active about it works. */
  works: boolean;
  /** The seat its module effects serve: its owner, or who captured it (NH-MOD-18). */
  serves: number;
  melee: number;
  ranged: number;
  initiative: number;
  /** Initiative that takes the place of all others; -1 for none. */
  set: number;
  actions: number;
  toughness: number;
  paralysed: boolean;
  /** Working Medics that reach it. */
  medics: Piece[];
  /** Working Quartermasters that reach it. */
  quartermasters: Piece[];
  /** Whether a working Transport reaches it. */
  carried: boolean;
  /** Wounds of this phase that nobody healed. */
  damage: number;
  /** A Medic that was used up. */
  spent: boolean;
  exploding: boolean;
}

/** The board at one moment, with nets, connections and bonuses worked out (NH-BAT-18). */
export interface ResolvedBoard {
  readonly table: Table;
  readonly pieces: readonly Piece[];
  /** By cell. */
  readonly at: readonly (Piece | undefined)[];
  readonly medics: Piece[];
}

const NOBODY: Piece[] = [];

/**
 * Reads the board: nets first, then connections and bonuses.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_net-fighter.c3_hq_borgo_mutant.c2_hq'));
 * if (isProblems(state)) throw new Error(state[0]?.message);
 * const table = tableOf(library, state);
 * const netted = resolveBoard(table).pieces.filter((piece) => piece.netted);
 * netted.map((piece) => hexName(table, piece.cell)); // ['0,-1']
 * ```
 */
export function resolveBoard(table: Table): ResolvedBoard {
  const field = placePieces(table);
  castNets(field);
  connect(field);
  return field;
}

/** The pieces in their places, before anything works on anything. */
export function placePieces(table: Table): ResolvedBoard {
  const { units, markers } = table.state;
  const hill = table.options.board === 'hill';
  const pieces: Piece[] = [];
  const at: (Piece | undefined)[] = new Array<undefined>(table.board.hexes.length).fill(undefined);
  for (const unit of units) {
    const piece = makePiece(unit, tileOf(table, unit));
    if (hill) piece.initiative = hillBonus(table, piece);
    pieces.push(piece);
    at[unit.cell] = piece;
  }
  for (const marker of markers) {
    const piece = pieces.find((each) => each.unit.id === marker.unit);
    if (piece && marker.kind === 'netted') piece.netted = true;
    if (piece && marker.kind === 'paralysed') piece.paralysed = true;
  }
  return { table, pieces, at, medics: [] };
}

function makePiece(unit: Unit, tile: Tile): Piece {
  return {
    unit,
    tile,
    face: tile.faces[unit.rotation] ?? NO_FACE,
    seat: unit.seat,
    cell: unit.cell,
    netted: false,
    works: true,
    serves: unit.seat,
    melee: 0,
    ranged: 0,
    initiative: 0,
    set: -1,
    actions: 0,
    toughness: tile.toughness,
    paralysed: false,
    medics: NOBODY,
    quartermasters: NOBODY,
    carried: false,
    damage: 0,
    spent: false,
    exploding: false,
  };
}

const NO_FACE: Face = { attacks: [], armour: [], nets: [], links: [] };

/** NH-BRD-07: +2 on the centre, +1 around it; NH-OPEN-02 for HQs. */
function hillBonus(table: Table, piece: Piece): number {
  if (piece.tile.isHq && !table.options.hillLiftsHq) return 0;
  if (piece.cell === 0) return 2;
  return piece.cell < 7 ? 1 : 0;
}

/** The piece next to a cell in a direction. */
export function neighbour(field: ResolvedBoard, cell: number, way: number): Piece | undefined {
  const next = field.table.board.around[cell]?.[way] ?? -1;
  return next < 0 ? undefined : field.at[next];
}

/** Wounds it can still take (NH-TGH-01, NH-TGH-02). */
export function lifeLeft(piece: Piece): number {
  return 1 + piece.toughness - piece.unit.wounds;
}

/** How a moment or a question names a unit. */
export function named(table: Table, piece: Piece): UnitNamed {
  return namedUnit(table, piece.unit);
}

/** How a moment or a question names a unit that lies on the board. */
export function namedUnit(table: Table, unit: Unit): UnitNamed {
  return {
    army: armyOf(table, unit.seat).id,
    tile: unit.tile,
    hex: hexName(table, unit.cell),
  };
}
