import { addAreaFire } from './area-candidates.ts';
import { planBlast, planFlame } from './area-weapons.ts';

/** RX-RW-04 to RX-RW-06: what the rules of a battle ask about weapons that strike an area. */
export const areaRules = { addAreaFire, planBlast, planFlame };

export type AreaRules = typeof areaRules;
