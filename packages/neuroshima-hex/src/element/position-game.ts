import { isProblems, type Problem } from '@skirmish-kit/core';
import { readSetup } from '../rules/read-setup.ts';
import type { Setup } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { positionFrom } from './position-state.ts';

/**
 * The setup of a game that goes on from a position: `position="3.0_moloch_hq.c3_…"`. Its first army
 * has the turn and draws; `hand="borgo:mutant,claws"` says that it is Borgo's, and what Borgo holds.
 * `armies` may seat them otherwise.
 */
export function setupFromPosition(
  library: Library,
  text: string,
  hand: string,
  armies: readonly string[],
): Setup | readonly Problem[] {
  const position = positionFrom(text, library);
  if (isProblems(position)) return position;
  const {
    units,
    hq,
    answers: _,
    ...rest
  }: Readonly<Record<string, unknown>> = typeof position === 'object' && position !== null
    ? { ...position }
    : {};
  const setup = readSetup(library, {
    ...rest,
    ...(armies.length > 0 || !Array.isArray(rest['armies'])
      ? { armies: seated(armies, units) }
      : {}),
    position: { units, ...(hq === undefined ? {} : { hq }), ...turnFrom(hand) },
  });
  return isProblems(setup) ? setup.map(named) : setup;
}

/** The order of seats: as told, else as armies first appear. */
function seated(armies: readonly string[], units: unknown): readonly unknown[] {
  if (armies.length > 0) return armies;
  const rows: readonly unknown[] = Array.isArray(units) ? units : [];
  const named = rows.map((row) =>
    typeof row === 'object' && row !== null && 'army' in row ? row.army : undefined,
  );
  return [...new Set(named)].filter((army) => army !== undefined);
}

/** `borgo:mutant,claws`, or `borgo` for a turn that begins with drawing. */
function turnFrom(hand: string): { readonly turn?: string; readonly hand?: readonly string[] } {
  const [turn = '', tiles] = hand.split(':').map((part) => part.trim());
  if (turn === '') return {};
  return tiles === undefined ? { turn } : { turn, hand: tiles.split(/[\s,]+/).filter(Boolean) };
}

/** Places as the attributes of the element are called. */
function named(found: Problem): Problem {
  const path = found.path
    .replace(/^\/position\/(?:turn|hand)(?:\/\d+)?$/, 'hand')
    .replace(/^\//, '');
  return { ...found, path };
}
