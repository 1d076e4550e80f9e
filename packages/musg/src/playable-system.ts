import type { PlayableSystem } from '@skirmish-kit/core';
import { DEFAULT_SETUP, defaultSetupWith } from './rules/default-setup.ts';
import type { MusgSetup } from './rules/setup-input.ts';
import { setUp } from './rules/setup.ts';
import type { Battle } from './rules/state.ts';
import { playStep } from './rules/turn.ts';
import { viewFor } from './rules/player-view.ts';
import { gameMasterSeats } from './rules/world.ts';

/** Musg as a first battle is played; the whole system also knows and reads everything else. */
export const playableSystem: PlayableSystem<Battle, MusgSetup> = {
  id: 'musg',
  // 2: missiles and black powder at vehicles (MU-VEH-15), what guards see on their way (MU-RT-13).
  // 3: hordes at edges (MU-ZOM-10), crews near bombs (MU-RT-21), who reinforces (MU-RT-02), a second free shot (MU-MERC-12).
  // 4: charges up and down (MU-CHG-01), scenery before crews (MU-VEH-18), a die for any roll (MU-PULP-07), who scores (MU-VP-01).
  // 5: first sights on every way, up and down too (MU-PASS-05); who falls comes past what is there (MU-EQ-08).
  //    Who climbs touches and is seen at the height at which he is (MU-CIV-01, MU-RT-13, MU-RT-17).
  //    Who arrives or comes out of hiding is seen for the first time (MU-PASS-05), and spotted (MU-RT-13).
  //    Kits and the bomb are picked up in passing (MU-RT-20).
  version: 5,
  readsFrom: 1,
  title: { en: 'Musg', fr: 'Musg' },
  defaults: DEFAULT_SETUP,
  setup: (setup) => setUp(defaultSetupWith(setup), {}),
  seats: (battle) => battle.sides.length + gameMasterSeats(battle),
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  playerView: viewFor,
  catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
  bots: { bot: async () => (await import('./bot/index.ts')).bot },
};
