import type { GameSystem } from '@skirmish-kit/core';
import type { BroughtPacks } from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';

/** What a page brings in packs. */
export interface Brought extends BroughtPacks {
  readonly system: GameSystem<Battle, DeadzoneSetup>;
  /** Who plays when nobody says more: the strike teams that were brought come first. */
  readonly teams: readonly unknown[];
  /** Whether code of the page belongs to it. */
  readonly hasCode: boolean;
}
