import { defineChapters, type Chapters } from '@skirmish-kit/core';
import type { PositionRules } from './start-position.ts';

/** What only some games have. */
export interface HexChapters {
  /** Games that go on from a position. */
  readonly positions: PositionRules;
}

export const { learn, chapter }: Chapters<HexChapters> = /* @__PURE__ */ defineChapters();
