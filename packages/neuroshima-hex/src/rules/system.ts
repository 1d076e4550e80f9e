import { defineSystem, randomBot, type GameSystem } from '@skirmish-kit/core';
import { makeLibrary } from '../packs/built-in.ts';
import type { Companion } from '../packs/companion.ts';
import { playerOf } from './hq-points.ts';
import { MODE_FACTS } from './modes.ts';
import { FIRST_GAME, readSetup } from './read-setup.ts';
import { newGame } from './setup.ts';
import type { Setup, State } from './state.ts';
import { playStep } from './step.ts';
import { tableOf } from './table.ts';
import type { Army } from './tile.ts';

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
  const library = makeLibrary(armies, companions);
  return defineSystem<State, Setup>({
    id: 'neuroshima-hex',
    version: 1,
    title: { en: 'Neuroshima Hex', fr: 'Neuroshima Hex' },
    defaults: FIRST_GAME,
    readSetup: (value) => readSetup(library, value),
    setup: (setup) => newGame(library, setup),
    seats: (state) => state.players.length,
    step: (state) => playStep(tableOf(library, state)),
    outcome(state) {
      if (!state.result) return undefined;
      const table = tableOf(library, state);
      const points = MODE_FACTS[state.setup.mode].goal !== undefined;
      const scores = state.players.map((_, seat) => {
        const player = playerOf(table, seat);
        return points ? player.points : player.hp;
      });
      return { winners: state.result.winners, reason: state.result.reason, scores };
    },
    catalogue: () => import('./catalogue.ts').then((module) => module.catalogue),
    bots: {
      random: () => Promise.resolve(randomBot),
      quick: () => import('./bot.ts').then(({ quickBot }) => quickBot(library)),
      strong: () => import('./bot.ts').then(({ strongBot }) => strongBot(library)),
    },
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
