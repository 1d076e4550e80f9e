import type { GameSystem } from '@skirmish-kit/core';
import type { LoadedPacks } from '@skirmish-kit/ui';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Library } from '../packs/pack.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';

/** The packs of a page: what there is to choose from, and the game with it. */
export interface MusgPacks extends LoadedPacks {
  readonly shelf: Library;
  readonly system: GameSystem<Battle, MusgSetup>;
}

/** What is played with packs when nobody says more: their first table, and their bands first. */
export function defaultSetupWith({ shelf, system }: MusgPacks, scenario: string | undefined) {
  const own = <T extends { readonly id: string }>(all: readonly T[], builtIn: readonly T[]) =>
    all.filter(({ id }) => !builtIn.some((each) => each.id === id)).map(({ id }) => id);
  const [table] = own(shelf.scenarios, BUILT_IN_LIBRARY.scenarios);
  const bands = [...own(shelf.bands, BUILT_IN_LIBRARY.bands), ...system.defaults.bands];
  const wanted = scenario || table;
  const seats = shelf.scenarios.find(({ id }) => id === wanted)?.deployment.length;
  return { ...(wanted && { scenario: wanted }), bands: bands.slice(0, seats ?? 2) };
}
