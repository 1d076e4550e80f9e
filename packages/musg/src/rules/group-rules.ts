import { crowdCommand } from './crowd.ts';
import { fireTogether, whyNotFireTogether } from './fire-together.ts';
import { disperse, gather, stillAlong } from './groups.ts';
import { strikeTogether, whyNotStrikeTogether } from './strike-together.ts';

/** MU-EXTRA: what the rules of a battle ask about those who act together. */
export const groupRules = {
  crowdCommand,
  gather,
  stillAlong,
  disperse,
  fireTogether,
  whyNotFireTogether,
  strikeTogether,
  whyNotStrikeTogether,
};

export type GroupRules = typeof groupRules;
