import { defineCatalogue, type PlayableSystem } from '@skirmish-kit/core';
import {
  figureOf,
  reaction,
  reactionTest,
  type Battle,
  type ReactionSetup,
} from '@skirmish-kit/reaction';

/** The figure that tests on the front page: a shaken veteran. */
export const TESTED = 'a1';

/**
 * A game of one reaction test: the real rule of Reaction alone, so that it can be replayed, computed
 * and simulated like a game.
 */
export const oneTest: PlayableSystem<Battle, ReactionSetup> = {
  id: 'one-reaction-test',
  version: 1,
  title: reaction.title,
  defaults: reaction.defaults,
  setup(setup) {
    // Another rule decides where the figure runs.
    const settings = { ...setup.settings, routMove: 'next-turn' } as const;
    const battle = reaction.setup({ ...setup, settings });
    const figure = figureOf(battle, TESTED);
    figure.reaction = 'panic';
    figure.acted = false;
    return battle;
  },
  seats: () => 1,
  *step(battle) {
    const figure = figureOf(battle, TESTED);
    yield* reactionTest(battle, figure);
    figure.acted = true;
  },
  outcome(battle) {
    const { acted, reaction: reason } = figureOf(battle, TESTED);
    return acted ? { winners: [], reason, scores: [0] } : undefined;
  },
  catalogue: () => Promise.resolve(defineCatalogue([])),
  bots: {},
};
