import type { PackPin } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import type { Army } from '../rules/tile.ts';
import { libraryOf } from './base-armies.ts';
import type { Companion } from './companion.ts';

export { BUILT_IN_ARMIES, BUILT_IN_PACKS } from './base-armies.ts';

/**
 * What a table can play with: the four armies, and fan armies with the code some of them bring.
 *
 * @example
 * ```ts
 * makeLibrary().army('borgo')?.tile('mutant')?.kind; // 'soldier'
 * ```
 */
export function makeLibrary(
  more: readonly Army[] = [],
  companions: readonly Companion[] = [],
  pins: readonly PackPin[] = [],
): Library {
  return libraryOf(more, companions, pins);
}
