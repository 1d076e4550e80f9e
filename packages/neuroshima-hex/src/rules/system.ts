import type { ReadableSystem } from '@skirmish-kit/core';
import { makeLibrary } from '../packs/built-in.ts';
import type { Companion } from '../packs/companion.ts';
import { readSetup } from './read-setup.ts';
import { rulesOfPlay } from './rules-of-play.ts';
import type { Setup, State } from './state.ts';
import type { Library } from './table.ts';
import type { Army } from './tile.ts';

export type NeuroshimaHex = ReadableSystem<State, Setup>;

/**
 * Neuroshima Hex with fan armies besides the four of the box.
 *
 * @example
 * ```ts
 * const army = readArmy(BUILT_IN_PACKS[0]);
 * if (isProblems(army)) throw new Error(army[0]?.message);
 * const fans = neuroshimaHexWith([{ ...army, id: 'swarm' }]);
 * new Game(fans, { ...fans.defaults, armies: ['swarm', 'borgo'] }).ask(); // { about: 'place-hq', … }
 * ```
 */
export function neuroshimaHexWith(
  armies: readonly Army[],
  companions: readonly Companion[] = [],
): NeuroshimaHex {
  return systemOf(makeLibrary(armies, companions));
}

/** Neuroshima Hex with the armies of a library. */
export function systemOf(library: Library): NeuroshimaHex {
  return {
    ...rulesOfPlay(library),
    readSetup: (value) => readSetup(library, value),
  };
}

/**
 * Neuroshima Hex with the four armies of the box.
 *
 * @example
 * ```ts
 * const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 });
 * game.ask(); // { kind: 'choice', who: 0, about: 'place-hq', … }
 * game.answer('hq:0,0');
 * ```
 */
export const neuroshimaHex: NeuroshimaHex = /* @__PURE__ */ neuroshimaHexWith([]);
