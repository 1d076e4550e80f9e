import { defineChapters, type Chapters } from '@skirmish-kit/core';
import type { AreaRules } from './area-rules.ts';
import type { HandlingRules } from './handling-rules.ts';

/** What only some battles have. */
export interface ReactionChapters {
  /** RX-RW-04 to RX-RW-06: grenades, missiles and flames. */
  readonly areas: AreaRules;
  /** RX-ACTG-01, RX-TECH-01: doors, objects and what can be hacked. */
  readonly handling: HandlingRules;
}

export const { learn, knows, chapter }: Chapters<ReactionChapters> =
  /* @__PURE__ */ defineChapters();
