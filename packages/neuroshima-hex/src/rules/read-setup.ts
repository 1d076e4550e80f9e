import { isProblems, type Problem } from '@skirmish-kit/core';
import { readNamedSetup } from './named-setup.ts';
import { readStartPosition } from './read-start-position.ts';
import type { Setup } from './state.ts';
import type { Library } from './table.ts';

/**
 * Reads a setup from outside: armies in the order of first turns, edition, mode, and the switches
 * that are to be otherwise than the edition has them; a position, when the game goes on from one. The version is that of the record it comes from.
 *
 * @example
 * ```ts
 * readSetup(makeLibrary(), { armies: ['outpost', 'hegemony'], edition: '1', options: { board: 'hill' } });
 * // { edition: '1', mode: 'duel', armies: ['outpost', 'hegemony'], options: { board: 'hill', … } }
 * ```
 */
export function readSetup(
  library: Library,
  value: unknown,
  version?: number,
): Setup | readonly Problem[] {
  const named = readNamedSetup(library, value);
  if (isProblems(named)) return named;
  const setup: Setup = version === 1 ? { ...named, movesInPlace: true } : named;
  if (typeof value !== 'object' || value === null) return setup;
  if (!('position' in value) || value.position === undefined) return setup;
  const position = readStartPosition(library, value.position, setup);
  return isProblems(position) ? position : { ...setup, position };
}
