import type { GameSystem } from '@skirmish-kit/core';
import type { BroughtPacks } from '@skirmish-kit/ui';
import type { ReactionPack } from '../packs/pack.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';

/** What a page brings in packs, and the game with it on the shelf. */
export interface Brought extends BroughtPacks {
  readonly packs: readonly ReactionPack[];
  readonly system: GameSystem<Battle, ReactionSetup>;
}
