import type { PackPin } from '@skirmish-kit/core';
import { hexBoard, type HexBoard } from '@skirmish-kit/space';
import type { Companion } from '../packs/companion.ts';
import { sidesOf, type Sides } from './hostility.ts';
import type { Setup, State, Unit } from './state.ts';
import type { Army, Tile } from './tile.ts';
import type { Options } from './variants.ts';

/** Boards by their radius, each laid out for the first game that is played on it. */
const BOARDS: HexBoard[] = [];

/** NH-BRD-01: hexes of the board without the outer ring of the extended one. */
export const INNER_HEXES = 19;

/** What can be played with: armies by id, and the code that comes with some of them. */
export interface Library {
  readonly armies: readonly Army[];
  army(id: string): Army | undefined;
  companion(army: string): Companion | undefined;
  /** The packs of armies that are not in the box. */
  readonly pins: readonly PackPin[];
}

/**
 * Everything the rules need at hand: the state, and what follows from its setup. Made afresh for
 * every step; nothing in it outlives the step but the state.
 */
export interface Table {
  readonly state: State;
  readonly board: HexBoard;
  readonly options: Options;
  /** By seat. */
  readonly armies: readonly Army[];
  readonly sides: Sides;
  /** Code of fan armies in play, in the order of seats; usually none. */
  readonly companions: readonly SeatedCompanion[];
  /** Whether anybody listens to moments. */
  readonly watched: boolean;
}

export interface SeatedCompanion {
  readonly seat: number;
  readonly companion: Companion;
}

/** NH-BRD-01, NH-BRD-04: the board of a game. */
export function boardOf(options: Options): HexBoard {
  const radius = options.board === 'extended' ? 3 : 2;
  return (BOARDS[radius] ??= hexBoard(radius));
}

/**
 * Sits down at a game.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const table = tableOf(library, newGame(library, FIRST_GAME));
 * armyOf(table, 0).id; // 'borgo'
 * ```
 */
export function tableOf(library: Library, state: State, watched = true): Table {
  const { options, mode } = state.setup;
  const armies = armiesOf(library, state.setup);
  const companions: SeatedCompanion[] = [];
  for (const [seat, army] of armies.entries()) {
    const companion = library.companion(army.id);
    if (companion) companions.push({ seat, companion });
  }
  const board = boardOf(options);
  return { state, board, options, armies, sides: sidesOf(mode, armies), companions, watched };
}

function armiesOf(library: Library, setup: Setup): Army[] {
  return setup.armies.map((id) => {
    const army = library.army(id);
    if (!army) throw new Error(`The army "${id}" is not in the library of this system.`);
    return army;
  });
}

/** The army of a seat. */
export function armyOf(table: Table, seat: number): Army {
  const army = table.armies[seat];
  if (!army) throw new Error(`Nobody sits in seat ${seat}.`);
  return army;
}

/** The kind of tile a unit is. */
export function tileOf(table: Table, unit: Unit): Tile {
  return tileNamed(table, unit.seat, unit.tile);
}

/** The tile of that name of the army in that seat. */
export function tileNamed(table: Table, seat: number, id: string): Tile {
  const tile = armyOf(table, seat).tile(id);
  if (!tile) throw new Error(`${armyOf(table, seat).id} has no tile "${id}".`);
  return tile;
}

/** The short text of a cell's hex: `0,-1`. */
export function hexName(table: Table, cell: number): string {
  return table.board.names[cell] ?? '?';
}
