import { arrivals } from './arrival.ts';
import { intercepted } from './bodyguard.ts';
import { forwardZone } from './forward-zone.ts';

/** MU-MERC-08, MU-MERC-09, MU-MERC-11: what the rules of a battle ask about mercenaries. */
export const mercenaryRules = { arrivals, forwardZone, intercepted };

export type MercenaryRules = typeof mercenaryRules;
