import { defineChapters, type Chapters } from '@skirmish-kit/core';
import type { AbilityRules } from './ability-rules.ts';
import type { ExitRules } from './exit.ts';
import type { LeaderRules } from './leader-rules.ts';
import type { PlacingRules } from './placing.ts';
import type { SpecialActionRules } from './special-action.ts';

/** What only some battles have; the first battle has none of it. */
export interface DeadzoneChapters {
  /** DZ-ABIL: what only some models and weapons are able to do. */
  readonly abilities: AbilityRules;
  /** DZ-LDR: what only some leaders do with a Special face. */
  readonly leaders: LeaderRules;
  /** DZ-SPEC-01: the short actions that abilities, items and missions give. */
  readonly specialActions: SpecialActionRules;
  /** DZ-MOVE-13: missions with a way off the table. */
  readonly exits: ExitRules;
  /** DZ-CAP-02: owners who say where in a cube their models stand. */
  readonly placing: PlacingRules;
}

export const { learn, knows, chapter }: Chapters<DeadzoneChapters> =
  /* @__PURE__ */ defineChapters();
