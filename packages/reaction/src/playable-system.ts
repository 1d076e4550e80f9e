import type { PlayableSystem } from '@skirmish-kit/core';
import { DEFAULT_SETUP, defaultSetupWith } from './rules/default-setup.ts';
import { setUp } from './rules/setup.ts';
import type { ReactionSetup } from './rules/setup-input.ts';
import type { Battle } from './rules/state.ts';
import { playStep } from './rules/turn.ts';
import { outcomeOf } from './rules/victory.ts';

/** The part of Reaction that plays; the full system also reads packs, positions and records. */
export const playableSystem: PlayableSystem<Battle, ReactionSetup> = {
  id: 'reaction',
  version: 1,
  title: { en: 'Reaction', fr: 'Réaction' },
  defaults: DEFAULT_SETUP,
  setup: (setup) => setUp(defaultSetupWith(setup)),
  seats: (battle) => battle.sides.length,
  step: playStep,
  outcome: outcomeOf,
  catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
  bots: { bot: async () => (await import('./bot/index.ts')).bot },
};
