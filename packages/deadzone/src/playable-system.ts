import type { PlayableSystem } from '@skirmish-kit/core';
import { DEFAULT_SETUP, defaultSetupWith } from './rules/default-setup.ts';
import { playStep } from './rules/round.ts';
import type { DeadzoneSetup } from './rules/setup-input.ts';
import { setUp } from './rules/setup.ts';
import type { Battle } from './rules/state.ts';

/** Deadzone as a first battle is played; the whole system also knows and reads everything else. */
export const playableSystem: PlayableSystem<Battle, DeadzoneSetup> = {
  id: 'deadzone',
  // 2: explosions hurt all before they throw anyone (DZ-ABIL-18), Fight “-” strikes no parting blow
  // (DZ-MOVE-08), scatter into walls (DZ-SCAT-06), windows have sills (DZ-TERR-03),
  // AP Ammo with flames (DZ-ITEM-12), Indirect misses over walls (DZ-ABIL-23).
  version: 2,
  readsFrom: 1,
  title: { en: 'Deadzone', fr: 'Deadzone' },
  defaults: DEFAULT_SETUP,
  setup: (setup) => setUp(defaultSetupWith(setup)),
  seats: ({ sides }) => sides.length,
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
  bots: { bot: async () => (await import('./bot/index.ts')).bot },
};
