import { closestMatch, problem, type Problem } from '@skirmish-kit/core';
import type { HexBoard } from '@skirmish-kit/space';
import { MODE_FACTS, type Mode } from './modes.ts';
import type { Unit } from './state.ts';
import type { Library } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

/** NH-BRD-02: one unit to a hex. */
export function checkHexes(board: HexBoard, units: readonly Unit[], problems: Problem[]): void {
  for (const [i, unit] of units.entries()) {
    const before = units.slice(0, i).find((other) => other.cell === unit.cell);
    if (!before) continue;
    const hex = board.names[unit.cell] ?? '';
    const said = `Two units lie on ${hex}: this one and /units/${before.id}.`;
    problems.push(problem(`/units/${unit.id}/hex`, 'two-units', said, { hex, other: before.id }));
  }
}

/**
 * Every army has one HQ; its tile may be left out when `hq` says how it stands. `rows` are the units
 * as they were given: an HQ with another mistake is not missing.
 */
export function checkHqs(
  library: Library,
  armies: readonly string[],
  rows: readonly unknown[],
  hq: Fields,
  problems: Problem[],
): void {
  for (const id of armies) {
    const army = library.army(id);
    if (!army) continue;
    const own = [...rows.entries()].filter(
      ([, row]) => namesTile(row) && row.army === id && army.tile(row.tile)?.isHq,
    );
    const second = own[1]?.[0];
    if (second !== undefined) {
      const said = `${id} has one HQ, not ${own.length}.`;
      problems.push(problem(`/units/${second}/tile`, 'two-hqs', said, { army: id }));
    }
    if (own.length === 0 && !Object.hasOwn(hq, id)) {
      const said = `${id} has no HQ on the board, and "hq" does not say how many points it has.`;
      problems.push(problem(`/hq/${id}`, 'hq-missing', said, { army: id }));
    }
  }
}

function namesTile(row: unknown): row is { readonly army: unknown; readonly tile: string } {
  return (
    typeof row === 'object' &&
    row !== null &&
    'army' in row &&
    'tile' in row &&
    typeof row.tile === 'string'
  );
}

/** NH-MP: no more armies than the mode has seats; some may be missing from a position. */
export function checkMode(mode: Mode, seats: number, problems: Problem[]): void {
  const { most } = MODE_FACTS[mode];
  if (seats <= most) return;
  const said = `"${mode}" is for at most ${most} armies, not ${seats}.`;
  problems.push(problem('/mode', 'wrong-number-of-players', said, { mode, seats }));
}

/** What was most likely meant, or all there is. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = closestMatch(word, known);
  return near === undefined ? `There are ${known.join(', ')}.` : `Did you mean "${near}"?`;
}
