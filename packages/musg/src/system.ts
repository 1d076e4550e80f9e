import { defineSystem, type GameSystem } from '@skirmish-kit/core';
import { choicesFrom } from './choices.ts';
import { readBandAt } from './lists/list-room.ts';
import { BUILT_IN_SHELF } from './packs/built-in.ts';
import type { Shelf } from './packs/pack.ts';
import { reportOf } from './report.ts';
import { DEFAULT_SETUP, fullSetup } from './rules/full-setup.ts';
import { readSetupFrom } from './rules/read-setup.ts';
import type { MusgSetup } from './rules/setup-type.ts';
import { setUp } from './rules/setup.ts';
import type { Battle } from './rules/state.ts';
import { playStep } from './rules/turn.ts';
import { viewFor } from './rules/view.ts';
import { learnWorlds, type World } from './rules/world.ts';
import { BUILT_IN_WORLDS } from './rules/worlds/built-in.ts';
import { telling } from './telling/index.ts';

/** Musg with what lies on a shelf, and in worlds: they can be picked and named. */
export function musgFrom(
  shelf: Shelf,
  worlds: readonly World[] = BUILT_IN_WORLDS,
): GameSystem<Battle, MusgSetup> {
  learnWorlds(worlds);
  return defineSystem<Battle, MusgSetup>({
    id: 'musg',
    version: 1,
    title: { en: 'Musg', fr: 'Musg' },
    defaults: DEFAULT_SETUP,
    readSetup: (value) =>
      readSetupFrom(shelf, value, (path, band) => readBandAt(shelf, path, band), worlds),
    choices: choicesFrom(shelf, worlds),
    telling,
    setup: (setup) => setUp(fullSetup(setup, shelf, worlds)),
    seats: ({ sides }) => sides.length,
    step: playStep,
    outcome: ({ decided }) => decided ?? undefined,
    view: viewFor,
    catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
    report: reportOf,
    odds: async () => (await import('./odds/odds-room.ts')).oddsRoom,
    lists: async () => (await import('./lists/list-room.ts')).listRoomFrom(shelf),
    bots: { bot: async () => (await import('./bot/bot.ts')).bot },
  });
}

/**
 * Musg: bands of any miniatures fight with action points.
 *
 * @example
 * ```ts
 * const game = new Game(musg, musg.defaults, { seed: 7 });
 * game.ask()?.about; // 'deploy'
 * ```
 */
export const musg: GameSystem<Battle, MusgSetup> = /* @__PURE__ */ musgFrom(BUILT_IN_SHELF);
