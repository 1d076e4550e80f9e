import { randomBot, type PlayableSystem } from '@skirmish-kit/core';
import { FIRST_GAME } from './rules/default-setup.ts';
import { playerOf } from './rules/hq-points.ts';
import { MODE_FACTS } from './rules/modes.ts';
import { newGame } from './rules/setup.ts';
import { playStep } from './rules/step.ts';
import type { Setup, State } from './rules/state.ts';
import { tableOf, type Library } from './rules/table.ts';

/** Neuroshima Hex as it is played; the whole system also reads untrusted setups and positions. */
export function playableSystem(library: Library): PlayableSystem<State, Setup> {
  return {
    id: 'neuroshima-hex',
    version: 2,
    readsFrom: 1,
    title: { en: 'Neuroshima Hex', fr: 'Neuroshima Hex' },
    defaults: FIRST_GAME,
    setup: (setup) => newGame(library, setup),
    pins: (setup) => library.pins.filter(({ id }) => !setup || setup.armies.includes(id)),
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
    catalogue: () => import('./rules/catalogue.ts').then((module) => module.catalogue),
    bots: {
      random: () => Promise.resolve(randomBot),
      quick: () => import('./bot/index.ts').then(({ quickBot }) => quickBot(library)),
      strong: () => import('./bot/index.ts').then(({ strongBot }) => strongBot(library)),
    },
  };
}
