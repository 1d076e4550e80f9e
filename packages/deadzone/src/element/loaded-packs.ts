import type { GameSystem } from '@skirmish-kit/core';
import type { LoadedPacks } from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';

/** The packs of a page, and the game with them. */
export interface DeadzonePacks extends LoadedPacks {
  readonly system: GameSystem<Battle, DeadzoneSetup>;
  /** The default teams: strike teams from packs come first. */
  readonly teams: readonly unknown[];
  /** Whether code of the page belongs to it. */
  readonly hasCode: boolean;
}
