import { defineChapters, type Chapters } from '@skirmish-kit/core';
import type { AddedDice } from './added-die.ts';
import type { PowderRules } from './black-powder.ts';
import type { BucklerRules } from './buckler.ts';
import type { FinerRulings } from './finer-rulings.ts';
import type { GroupRules } from './group-rules.ts';
import type { ArtilleryRules } from './haul.ts';
import type { ImprovedRules } from './improved-wounds.ts';
import type { IntoMeleeRules } from './into-melee.ts';
import type { MercenaryRules } from './mercenary-rules.ts';
import type { PassiveRules } from './passive-rules.ts';
import type { RopeRules } from './rope-fall.ts';
import type { TemplateRules } from './template-rules.ts';
import type { VehicleRules } from './vehicle-rules.ts';
import type { WildRules } from './wild.ts';

/** What only some battles have. */
export interface MusgChapters {
  /** MU-VEH: bands with vehicles. */
  readonly vehicles: VehicleRules;
  /** MU-TMPL-01 to MU-TMPL-07: weapons with a round template. */
  readonly templates: TemplateRules;
  /** MU-EXTRA, MU-PULP-10: extras and tribes, who act together. */
  readonly groups: GroupRules;
  /** MU-PASS-01 to MU-PASS-08: tests that a setting switches on. */
  readonly passive: PassiveRules;
  /** MU-MERC-08 to MU-MERC-13: who comes later, stands before a chief, begins ahead, hides, or shoots twice. */
  readonly mercenaries: MercenaryRules;
  /** MU-IMP-21 to MU-IMP-23: who has learnt something in a campaign. */
  readonly improvements: ImprovedRules;
  /** MU-PULP-07: dice that a world lets people add. */
  readonly addedDice: AddedDice;
  /** MU-SHOOT-06: who may shoot where friends fight. */
  readonly intoMelee: IntoMeleeRules;
  /** MU-ARCH-02: weapons that burst. */
  readonly blackPowder: PowderRules;
  /** MU-RW-04: guns on the ground. */
  readonly artillery: ArtilleryRules;
  /** MU-EQ-06, MU-EQ-08: bucklers, and who falls from his rope. */
  readonly bucklers: BucklerRules;
  readonly ropes: RopeRules;
  /** What a table has settled otherwise than we recommend. */
  readonly finer: FinerRulings;
  /** MU-TURN-07: those who play themselves. */
  readonly wild: WildRules;
}

export const { learn, knows, chapter }: Chapters<MusgChapters> = /* @__PURE__ */ defineChapters();
