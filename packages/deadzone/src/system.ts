import { defineSystem, type GameSystem } from '@skirmish-kit/core';
import { choicesFor } from './choices.ts';
import { DEFAULT_SETUP, fullSetup } from './rules/full-setup.ts';
import { readSetup } from './rules/read-setup.ts';
import { playStep } from './rules/round.ts';
import type { DeadzoneSetup } from './rules/setup-type.ts';
import { setUp } from './rules/setup.ts';
import type { Battle } from './rules/state.ts';
import { telling } from './telling/index.ts';

/**
 * Deadzone: strike teams fight over a ruined city, cube by cube.
 *
 * @example
 * ```ts
 * const game = new Game(deadzone, deadzone.defaults, { seed: 7 });
 * game.ask()?.about; // 'first-player'
 * ```
 */
export const deadzone: GameSystem<Battle, DeadzoneSetup> = /* @__PURE__ */ defineSystem<
  Battle,
  DeadzoneSetup
>({
  id: 'deadzone',
  version: 1,
  title: { en: 'Deadzone', fr: 'Deadzone' },
  defaults: DEFAULT_SETUP,
  readSetup,
  choices: choicesFor,
  telling,
  setup: (setup) => setUp(fullSetup(setup)),
  seats: ({ sides }) => sides.length,
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
  odds: async () => (await import('./odds/room.ts')).oddsRoom,
  bots: { bot: async () => (await import('./bot/bot.ts')).bot },
});
