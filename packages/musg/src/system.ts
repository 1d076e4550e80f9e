import { defineSystem, type GameSystem } from '@skirmish-kit/core';
import { choicesFrom } from './choices.ts';
import { makePosition } from './notation/position.ts';
import { readSetup, startOf } from './notation/setup-from-position.ts';
import { BUILT_IN_LIBRARY } from './packs/built-in.ts';
import type { Origins, Library } from './packs/pack.ts';
import { reportOf } from './report.ts';
import { adoptBattle } from './rules/adopt.ts';
import { ALL_MODULES } from './rules/all-modules.ts';
import type { MusgModules } from './rules/modules.ts';
import type { MusgSetup } from './rules/setup-input.ts';
import type { Battle } from './rules/state.ts';
import type { World } from './rules/world.ts';
import { BUILT_IN_WORLDS } from './rules/worlds/built-in.ts';
import { playableSystem } from './playable-system.ts';
import { messages } from './messages/index.ts';

/**
 * Musg with what lies on a shelf, and in worlds: they can be picked and named. What is not built in lies
 * whole in the setups that are read, which say from which packs it came. Setups that need a module that
 * is not loaded are refused.
 */
export function musgFrom(
  shelf: Library,
  worlds: readonly World[] = BUILT_IN_WORLDS,
  origins: Origins = new Map(),
  modules: MusgModules = ALL_MODULES,
): GameSystem<Battle, MusgSetup> {
  const stock = { shelf, worlds, origins, modules };
  return defineSystem<Battle, MusgSetup>({
    ...playableSystem,
    setup: (setup) => startOf(stock, setup),
    adopt: (battle) => adoptBattle(battle, modules, worlds),
    readSetup: (value) => readSetup(stock, value),
    choices: choicesFrom(shelf, worlds),
    messages,
    report: reportOf,
    notation: { make: makePosition, parse: (position) => ({ position }) },
    odds: async () => (await import('./odds/calculator.ts')).calculator,
    queries: async () => (await import('./queries/index.ts')).queriesOf(shelf),
    lists: async () => (await import('./lists/list-checker.ts')).listCheckerFor(shelf),
    packs: async () => (await import('./packs/pack-loader.ts')).packLoader,
    picture: async () => (await import('./element/picture/picture-maker.ts')).pictureMaker,
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
export const musg: GameSystem<Battle, MusgSetup> = /* @__PURE__ */ musgFrom(BUILT_IN_LIBRARY);
