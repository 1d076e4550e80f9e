import { defineChapters, type Chapters } from '@skirmish-kit/core';
import type { FanRules } from './fan-rules.ts';
import type { TurnRules } from './play-on.ts';
import type { PositionRules } from './start-position.ts';

/** What only some games have, or none before its first answer. */
export interface HexChapters {
  /** Everything once an HQ was placed: turns and battles. */
  readonly turns: TurnRules;
  /** What only fan armies do. */
  readonly fans: FanRules;
  /** Games that go on from a position. */
  readonly positions: PositionRules;
}

export const { learn, knows, chapter }: Chapters<HexChapters> = /* @__PURE__ */ defineChapters();
