import { spotOnTheWay } from './spotting.ts';
import { testUnderFire } from './under-fire.ts';

/** MU-PASS-04 to MU-PASS-08: what the rules of a battle ask where these tests are played. */
export const passiveRules = { spotOnTheWay, testUnderFire };

export type PassiveRules = typeof passiveRules;
