import { abilityRules } from './ability-rules.ts';
import type { DeadzoneChapters } from './chapters.ts';
import { exitRules } from './exit.ts';
import { leaderRules } from './leader-rules.ts';
import { placingRules } from './placing.ts';
import { specialActionRules } from './special-action.ts';

/** The whole book. */
export const ALL_CHAPTERS: DeadzoneChapters = {
  abilities: abilityRules,
  leaders: leaderRules,
  specialActions: specialActionRules,
  exits: exitRules,
  placing: placingRules,
};
