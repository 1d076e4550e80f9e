import type { GameSystem } from '@skirmish-kit/core';
import type { LoadedPacks } from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

/** The packs of a page, as the game with their crews. */
export interface SketchPacks extends LoadedPacks {
  readonly system: GameSystem<State, Setup>;
}
