import { defineSystem } from '@skirmish-kit/core';
import { DEFAULT_SETUP, fullSetup, readSetup } from './rules/read-setup.ts';
import { setUp } from './rules/setup.ts';
import type { ReactionSetup } from './rules/setup-type.ts';
import type { Battle } from './rules/state.ts';
import { makePosition, parsePosition } from './notation/position.ts';
import { playStep } from './rules/turn.ts';
import { outcomeOf } from './rules/victory.ts';

/**
 * Reaction: a skirmish in which fear decides as much as fire.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * ```
 */
export const reaction = defineSystem<Battle, ReactionSetup>({
  id: 'reaction',
  version: 1,
  title: { en: 'Reaction', fr: 'Réaction' },
  defaults: DEFAULT_SETUP,
  readSetup,
  setup: (setup) => setUp(fullSetup(setup)),
  seats: (battle) => battle.sides.length,
  step: playStep,
  outcome: outcomeOf,
  notation: { make: makePosition, parse: parsePosition },
  catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
  bots: { bot: async () => (await import('./rules/bot.ts')).bot },
});
