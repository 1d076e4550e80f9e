import { defineCatalogue, type PlayableSystem } from '@skirmish-kit/core';
import {
  figureOf,
  reaction,
  reactionTest,
  type Battle,
  type ReactionSetup,
} from '@skirmish-kit/reaction';

/** Whoever tests on the front page: a veteran who has lost his nerve. */
export const TESTED = 'a1';

/**
 * A game that is one reaction test long: the very rule of Reaction with nothing round it, so that
 * everything that can be done with a game can be done with a rule.
 */
export const oneTest: PlayableSystem<Battle, ReactionSetup> = {
  id: 'one-reaction-test',
  version: 1,
  title: reaction.title,
  defaults: reaction.defaults,
  setup(setup) {
    // Where he runs to is another rule's business.
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
