import { countShots } from './armourer.ts';
import { arrivals } from './arrival.ts';
import { intercepted, isGuarding } from './bodyguard.ts';
import { stepOut } from './commando.ts';
import { followersStep } from './followers.ts';
import { groupCommand } from './group-command.ts';
import { fireTogether, whyNotFireTogether } from './fire-together.ts';
import { forwardZone } from './forward-zone.ts';
import { gatherFollowers } from './groups.ts';
import { hatredApplies } from './hatred.ts';
import { gunsOf, haul, haulTo } from './artillery.ts';
import { improvedWounds, shrugOff, weakSpot, weakSpotHits } from './improved-wounds.ts';
import { poisons } from './poison.ts';
import { strikeTogether, whyNotStrikeTogether } from './strike-together.ts';
import { recover, whyNotRecover } from './will-to-live.ts';

/** What the rules of a battle ask about figures whom a campaign or money brings. */
export const campaignRules = {
  // MU-EXTRA, MU-PULP-10 to MU-PULP-12: extras and tribes, who act together, and their poison.
  companionStep: followersStep,
  crowdCommand: groupCommand,
  fireTogether,
  gather: gatherFollowers,
  poisons,
  strikeTogether,
  whyNotFireTogether,
  whyNotStrikeTogether,
  // MU-MERC-08 to MU-MERC-13: mercenaries.
  arrivals,
  countShots,
  forwardZone,
  intercepted,
  isGuarding,
  stepOut,
  // MU-IMP-20 to MU-IMP-23, MU-INJ-10, MU-INJ-12: improvements and injuries.
  hatredApplies,
  improvedWounds,
  recover,
  shrugOff,
  weakSpot,
  weakSpotHits,
  whyNotRecover,
  // MU-RW-04: guns on the ground.
  gunsOf,
  haul,
  haulTo,
};

export type CampaignRules = typeof campaignRules;
