import { companionStep } from './companions.ts';
import { crowdCommand } from './crowd.ts';
import { fireTogether, whyNotFireTogether } from './fire-together.ts';
import { gather } from './groups.ts';
import { poisons } from './poison.ts';
import { strikeTogether, whyNotStrikeTogether } from './strike-together.ts';

/** MU-EXTRA, MU-PULP-10 to MU-PULP-12: what the rules of a battle ask about those who act together, and their poison. */
export const groupRules = {
  crowdCommand,
  gather,
  companionStep,
  fireTogether,
  whyNotFireTogether,
  poisons,
  strikeTogether,
  whyNotStrikeTogether,
};

export type GroupRules = typeof groupRules;
