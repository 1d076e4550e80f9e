import { countShots } from './armourer.ts';
import { arrivals } from './arrival.ts';
import { intercepted, isGuarding } from './bodyguard.ts';
import { stepOut } from './commando.ts';
import { forwardZone } from './forward-zone.ts';

/** MU-MERC-08 to MU-MERC-13: what the rules of a battle ask about mercenaries. */
export const mercenaryRules = {
  arrivals,
  countShots,
  forwardZone,
  intercepted,
  isGuarding,
  stepOut,
};

export type MercenaryRules = typeof mercenaryRules;
