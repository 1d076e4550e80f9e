import type { GameSystem } from '@skirmish-kit/core';
import type { LoadedPacks } from '@skirmish-kit/ui';
import type { ReactionPack } from '../packs/pack.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';

/** The packs of a page, and the game with them. */
export interface ReactionPacks extends LoadedPacks {
  readonly packs: readonly ReactionPack[];
  readonly system: GameSystem<Battle, ReactionSetup>;
}
