import { describeValue, problem, type Problem } from '@skirmish-kit/core';
import { MODES, usualMode, type Mode } from './modes.ts';
import { newGame } from './setup.ts';
import { checkHexes, checkHqs, checkMode, suggestion } from './position-checks.ts';
import type { StartUnit, State, Unit } from './state.ts';
import { boardOf, type Library } from './table.ts';
import { optionsOf, type Edition, type Options } from './variants.ts';
import { readEdition, readOptions } from './read-options.ts';
import type { HexBoard } from '@skirmish-kit/space';
import type { Army, Tile } from './tile.ts';

/**
 * A position as people and programs write it. Rotations and directions as in the design: edge `e`
 * of a tile turned by `k` faces direction `(e + k) % 6`, clockwise from the top.
 *
 * @example
 * ```ts
 * const position: Position = {
 *   edition: '3.0',
 *   units: [
 *     { army: 'moloch', tile: 'hq', hex: [0, 0] },
 *     { army: 'borgo', tile: 'hq', hex: [2, 0] },
 *     { army: 'borgo', tile: 'mutant', hex: [1, 0], rotation: 5 },
 *   ],
 *   hq: { moloch: 12 },
 * };
 * makePosition(position); // '3.0_moloch_hq.c3~12_borgo_hq.e3_mutant.d3.5'
 * ```
 */
export interface Position {
  readonly edition?: Edition;
  readonly mode?: Mode;
  readonly options?: Partial<Options>;
  /** Seats in the order of turns; by first appearance among the units when left out. */
  readonly armies?: readonly string[];
  readonly units: readonly PositionUnit[];
  /** Hit points, 20 each unless said. */
  readonly hq?: Readonly<Record<string, number>>;
}

export type PositionUnit = StartUnit;

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['edition', 'mode', 'options', 'armies', 'units', 'hq', 'answers'];
const UNIT_FIELDS = ['army', 'tile', 'hex', 'rotation', 'wounds'];

/**
 * Reads an untrusted position; every mistake is reported with its path.
 *
 * @example
 * ```ts
 * const state = readPosition(makeLibrary(), parsePosition('3.0_moloch_hq.c3~12_borgo_hq.e3'));
 * if (isProblems(state)) console.error(state[0]?.path, state[0]?.message);
 * else state.players.map((player) => player.hp); // [12, 20]
 * ```
 */
export function readPosition(library: Library, value: unknown): State | readonly Problem[] {
  if (!isFields(value)) return [problem('/', 'not-a-position', 'A position is an object.')];
  const problems: Problem[] = unknownFields(value, FIELDS, '');
  const edition = readEdition(value['edition'], '/edition', problems);
  const changes = readOptions(value['options'], '/options', problems);
  const options = optionsOf(edition, changes);
  const rows = readRows(value['units'], problems);
  const hq = readHq(value['hq'], problems);
  const armies = readArmies(library, value, rows, hq, problems);
  const mode = readMode(value['mode'], armies.length, problems);
  const board = boardOf(options);
  const units = rows.flatMap((row, i) => readUnit(library, board, armies, row, i, problems));
  checkHexes(board, units, problems);
  checkHqs(library, armies, rows, hq, problems);
  if (problems.length > 0) return problems;
  const state = newGame(library, { edition, mode, armies, options });
  state.units = units;
  state.nextUnit = units.length;
  state.hqs = armies.length;
  for (const [seat, player] of state.players.entries()) {
    const points = hq[armies[seat] ?? ''];
    if (typeof points === 'number') player.hp = points;
  }
  return state;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownFields(value: Fields, known: readonly string[], path: string): Problem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) =>
      problem(
        `${path}/${key}`,
        'unknown-field',
        `There is no "${key}" here; there are ${known.join(', ')}.`,
        {
          field: key.slice(0, 40),
        },
      ),
    );
}

function readRows(value: unknown, problems: Problem[]): readonly unknown[] {
  if (Array.isArray(value) && value.length <= 60) return value;
  problems.push(problem('/units', 'no-units', '"units" has to be a list of at most 60 units.'));
  return [];
}

function readHq(value: unknown, problems: Problem[]): Fields {
  if (value === undefined) return {};
  if (!isFields(value)) {
    problems.push(problem('/hq', 'not-points', '"hq" has to give hit points by army.'));
    return {};
  }
  for (const [army, points] of Object.entries(value)) {
    if (!Number.isInteger(points) || Number(points) < 0 || Number(points) > 99) {
      const said = 'Hit points are a whole number from 0 to 99.';
      problems.push(problem(`/hq/${army}`, 'bad-points', said));
    }
  }
  return value;
}

function readArmies(
  library: Library,
  value: Fields,
  rows: readonly unknown[],
  hq: Fields,
  problems: Problem[],
): string[] {
  const given = value['armies'];
  const named = rows.flatMap((row) =>
    isFields(row) && typeof row['army'] === 'string' ? [row['army']] : [],
  );
  const listed = Array.isArray(given) ? given.filter((army) => typeof army === 'string') : [];
  if (given !== undefined && (!Array.isArray(given) || listed.length !== given.length)) {
    problems.push(problem('/armies', 'not-armies', '"armies" has to be a list of army ids.'));
  }
  const armies = [...new Set([...listed, ...named, ...Object.keys(hq)])];
  for (const army of armies) {
    if (library.army(army)) continue;
    const path = army in hq && !named.includes(army) ? `/hq/${army}` : pathOfArmy(rows, army);
    const name = army.slice(0, 40);
    const ids = library.armies.map(({ id }) => id);
    const said = `There is no army "${name}". ${suggestion(name, ids)}`;
    problems.push(problem(path, 'unknown-army', said, { army: name }));
  }
  if (armies.length > 6) {
    problems.push(problem('/units', 'too-many-armies', 'At most six armies can meet.'));
  }
  return armies;
}

function pathOfArmy(rows: readonly unknown[], army: string): string {
  const i = rows.findIndex((row) => isFields(row) && row['army'] === army);
  return i < 0 ? '/armies' : `/units/${i}/army`;
}

function readMode(value: unknown, seats: number, problems: Problem[]): Mode {
  if (value === undefined) return usualMode(seats);
  const mode = MODES.find((each) => each === value);
  if (mode) {
    checkMode(mode, seats, problems);
    return mode;
  }
  problems.push(problem('/mode', 'unknown-mode', `A mode is one of ${MODES.join(', ')}.`));
  return 'duel';
}

function readUnit(
  library: Library,
  board: HexBoard,
  armies: readonly string[],
  row: unknown,
  i: number,
  problems: Problem[],
): Unit[] {
  const path = `/units/${i}`;
  if (!isFields(row)) {
    problems.push(problem(path, 'not-a-unit', 'A unit is an object with army, tile and hex.'));
    return [];
  }
  problems.push(...unknownFields(row, UNIT_FIELDS, path));
  if (typeof row['army'] !== 'string') {
    problems.push(problem(`${path}/army`, 'no-army', 'A unit has to name its army.'));
    return [];
  }
  const army = library.army(row['army']);
  const tile = army && readTile(row['tile'], army, path, problems);
  const cell = readCell(board, row['hex'], path, problems);
  const rotation = readNumber(row['rotation'], 5, `${path}/rotation`, problems);
  const most = tile ? (tile.isHq ? 0 : tile.toughness) : 0;
  const wounds = readNumber(row['wounds'], most, `${path}/wounds`, problems);
  if (!tile || cell === undefined || rotation === undefined || wounds === undefined) return [];
  const seat = armies.indexOf(army.id);
  return [{ id: i, seat, tile: tile.id, cell, rotation, wounds, moved: 0, slots: 0, converted: 0 }];
}

function readTile(value: unknown, army: Army, path: string, problems: Problem[]): Tile | undefined {
  const given = describeValue(value);
  const params = { army: army.id, tile: given };
  const tile = typeof value === 'string' ? army.tile(value) : undefined;
  if (!tile) {
    const units = [army.hq, ...army.tiles].filter(isUnit).map(({ id }) => id);
    const said = `${army.id} has no tile "${given}". ${suggestion(given, units)}`;
    problems.push(problem(`${path}/tile`, 'unknown-tile', said, params));
    return undefined;
  }
  if (isUnit(tile)) return tile;
  const said = `"${given}" is not a unit and never stands on the board.`;
  problems.push(problem(`${path}/tile`, 'not-a-unit', said, params));
  return undefined;
}

function isUnit({ kind }: Tile): boolean {
  return kind !== 'instant' && kind !== 'foundation';
}

function readCell(
  board: HexBoard,
  value: unknown,
  path: string,
  problems: Problem[],
): number | undefined {
  const [q, r, more]: readonly unknown[] = Array.isArray(value) ? value : [];
  const whole = Number.isInteger(q) && Number.isInteger(r) && more === undefined;
  const cell = whole ? board.cell([Number(q), Number(r)]) : -1;
  if (cell >= 0) return cell;
  const said = whole
    ? `The hex ${String(q)},${String(r)} is not on the board of ${board.hexes.length} hexes.`
    : 'A hex is [q, r], two whole numbers.';
  problems.push(problem(`${path}/hex`, whole ? 'off-board' : 'not-a-hex', said));
  return undefined;
}

function readNumber(
  value: unknown,
  most: number,
  path: string,
  problems: Problem[],
): number | undefined {
  if (value === undefined) return 0;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most)
    return value;
  const said =
    most === 0 ? 'This can only be 0 here.' : `This is a whole number from 0 to ${most}.`;
  problems.push(problem(path, 'out-of-range', said, { most }));
  return undefined;
}
