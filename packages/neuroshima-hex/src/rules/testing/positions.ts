import { isProblems } from '@skirmish-kit/core';
import { makeLibrary } from '../../packs/built-in.ts';
import { battleFromPosition, nettedHexes, type BattleReport } from '../battle-report.ts';
import type { Position, PositionUnit } from '../position.ts';
import { readPosition } from '../position.ts';
import { tableOf, type Library, type Table } from '../table.ts';
import type { Options } from '../variants.ts';

/** The four armies of the box. */
export const library = makeLibrary();

/**
 * Units of one army, each written `tile q,r rotation wounds`; the last two may be left out.
 *
 * @example
 * ```ts
 * units('outpost', 'hq 0,-1', 'brawler 1,-1 2');
 * // [{ army: 'outpost', tile: 'hq', hex: [0, -1], … }, { tile: 'brawler', rotation: 2, … }]
 * ```
 */
export function units(army: string, ...texts: readonly string[]): PositionUnit[] {
  return texts.map((text) => {
    const [tile = '', hex = '', rotation = '0', wounds = '0'] = text.split(' ');
    const [q = 0, r = 0] = hex.split(',').map(Number);
    return { army, tile, hex: [q, r], rotation: Number(rotation), wounds: Number(wounds) };
  });
}

export interface Scene {
  readonly edition?: '1' | '3.0';
  readonly mode?: Position['mode'];
  readonly options?: Partial<Options>;
  readonly armies?: readonly string[];
  readonly hq?: Readonly<Record<string, number>>;
  readonly answers?: readonly string[];
}

/** A position of the units given; armies without an HQ on the board have theirs far away. */
export function scene(list: readonly PositionUnit[], how: Scene = {}): Position {
  const armies = new Set(list.map((unit) => unit.army));
  const away = [...armies].filter(
    (army) => !list.some((unit) => unit.army === army && unit.tile === 'hq'),
  );
  const { edition, mode, options, armies: order } = how;
  return {
    ...(edition && { edition }),
    ...(mode && { mode }),
    ...(options && { options }),
    ...(order && { armies: order }),
    units: list,
    hq: { ...Object.fromEntries(away.map((army) => [army, 20])), ...how.hq },
  };
}

/** Fights a battle; wrong positions and answers are errors of the test. */
export function fight(
  list: readonly PositionUnit[],
  how: Scene = {},
  from: Library = library,
): BattleReport {
  const report = battleFromPosition(from, scene(list, how), how.answers);
  if (isProblems(report)) throw new Error(report.map((p) => `${p.path}: ${p.message}`).join('\n'));
  return report;
}

/** Who left the board, as `tile q,r phase`, in the order of leaving. */
export function losses(report: BattleReport): string[] {
  return report.removed.map(({ tile, hex, phase }) => `${tile} ${hex.join(',')} ${phase}`);
}

/** What became of who left the board, as `tile q,r cause`. */
export function fates(report: BattleReport): string[] {
  return report.removed.map(({ tile, hex, cause }) => `${tile} ${hex.join(',')} ${cause}`);
}

/** What was asked, as `army rule option option`. */
export function decisions(report: BattleReport): string[] {
  return report.choices.map(({ army, rule, options }) => [army, rule, ...options].join(' '));
}

/** Who acted, as `tile q,r phase`. */
export function actions(report: BattleReport): string[] {
  return report.phases.flatMap(({ phase, events }) =>
    events
      .filter((event) => event.about === 'acts')
      .map(({ params }) => `${params['tile']} ${params['hex']} ${phase}`),
  );
}

/** Hits as `attacker>target strength`. */
export function hits(report: BattleReport): string[] {
  return report.phases.flatMap(({ events }) =>
    events
      .filter((event) => event.about === 'hit')
      .map(({ params }) => `${params['by']}>${params['tile']} ${params['strength']}`),
  );
}

/** Netted units as `tile q,r`. */
export function netted(list: readonly PositionUnit[], how: Scene = {}): string[] {
  const found = nettedHexes(library, scene(list, how));
  if (isProblems(found)) throw new Error(found.map((p) => `${p.path}: ${p.message}`).join('\n'));
  return found.map(({ tile, hex }) => `${tile} ${hex.join(',')}`);
}

/** A table at a position, for rules that are not about battles. */
export function tableAt(list: readonly PositionUnit[], how: Scene = {}): Table {
  const state = readPosition(library, scene(list, how));
  if (isProblems(state)) throw new Error(state.map((p) => `${p.path}: ${p.message}`).join('\n'));
  return tableOf(library, state);
}
