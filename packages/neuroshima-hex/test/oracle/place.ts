/** Short ways of writing positions down and reading results, for the oracle's own tests. */
import { type BattleResult, resolveBattle } from './reference-battle.ts';
import { compareHex, type Hex, type PlacedUnit, type Position } from './board.ts';
import type { Decide } from './questions.ts';
import type { Army } from './tiles.ts';

export const N = 0;
export const NE = 1;
export const SE = 2;
export const S = 3;
export const SW = 4;
export const NW = 5;

/** A unit whose edge 0 (its main symbol) faces the given direction. */
export function place(
  army: Army,
  tile: string,
  hex: Hex,
  rotation: number = N,
  wounds = 0,
): PlacedUnit {
  return { army, tile, hex, rotation, wounds };
}

export function fight(
  edition: Position['edition'],
  units: PlacedUnit[],
  decide?: Decide,
  hq: Position['hq'] = {},
): BattleResult {
  return resolveBattle({ edition, units, hq }, decide);
}

/** `runner@3`: what left the board and in which phase. */
export function removals(result: BattleResult): string[] {
  return result.removed.map((unit) => `${unit.tile}@${unit.phase}`);
}

export function causeFor(result: BattleResult, hex: Hex): string {
  return result.removed.find((unit) => compareHex(unit.hex, hex) === 0)?.cause ?? 'stands';
}

export function woundsAt(result: BattleResult, hex: Hex): number | 'gone' {
  return result.units.find((unit) => compareHex(unit.hex, hex) === 0)?.wounds ?? 'gone';
}

/** The phases in which the unit on this hex acted. */
export function phasesOf(result: BattleResult, hex: Hex): number[] {
  return result.phases
    .filter((report) => report.acted.some((acted) => compareHex(acted, hex) === 0))
    .map((report) => report.phase);
}
