import type { ReadableSystem } from '@skirmish-kit/core';
import { readSetup, startOf } from './notation/start.ts';
import type { ReactionSetup } from './rules/setup-type.ts';
import type { Battle } from './rules/state.ts';
import { rulesOfPlay } from './rules-of-play.ts';

/**
 * Reaction: a skirmish in which fear decides as much as fire.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * game.ask(); // { kind: 'choice', who: 1, about: 'order', … }
 * game.answer('1');
 * game.ask(); // { about: 'group', … }
 * ```
 */
export const reaction: ReadableSystem<Battle, ReactionSetup> = {
  ...rulesOfPlay,
  readSetup,
  setup: startOf,
};
