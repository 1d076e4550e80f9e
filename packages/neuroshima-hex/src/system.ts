import { defineSystem, type GameSystem } from '@skirmish-kit/core';
import { choicesOf } from './choices.ts';
import { makeGameText } from './notation/game-text.ts';
import { notationOf } from './notation/notation.ts';
import { makeLibrary } from './packs/built-in.ts';
import type { Companion } from './packs/companion.ts';
import { reportOf } from './report.ts';
import { readableSystem } from './readable-rules.ts';
import type { Setup, State } from './rules/state.ts';
import type { Library } from './rules/table.ts';
import type { Army } from './rules/tile.ts';
import { messagesOf } from './messages/index.ts';

export type NeuroshimaHex = GameSystem<State, Setup>;

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
  return defineSystem({
    ...readableSystem(library),
    choices: (draft) => choicesOf(library, draft),
    messages: messagesOf(library),
    report: reportOf,
    notation: notationOf(library),
    makeRecord: makeGameText,
    odds: async () => (await import('./odds/calculator.ts')).calculator(library),
    packs: async () => (await import('./packs/pack-loader.ts')).packLoader(library, systemOf),
    picture: async () => (await import('./element/picture/picture-maker.ts')).pictureMaker(library),
    queries: async () => (await import('./queries/index.ts')).queriesOf(library),
  });
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
