import { defineChapters, type Chapters } from '@skirmish-kit/core';
import type { GroupRules } from './group-rules.ts';
import type { PassiveRules } from './passive-rules.ts';
import type { TemplateRules } from './template-rules.ts';
import type { VehicleRules } from './vehicle-rules.ts';

/** What only some battles have. */
export interface MusgChapters {
  /** MU-VEH: bands with vehicles. */
  readonly vehicles: VehicleRules;
  /** MU-TMPL-01 to MU-TMPL-07: weapons with a round template. */
  readonly templates: TemplateRules;
  /** MU-EXTRA, MU-PULP-10: extras and tribes, who act together. */
  readonly groups: GroupRules;
  /** MU-PASS-04 to MU-PASS-08: tests that a setting switches on. */
  readonly passive: PassiveRules;
}

export const { learn, knows, chapter }: Chapters<MusgChapters> = /* @__PURE__ */ defineChapters();
