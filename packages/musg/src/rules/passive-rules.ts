import { hasTheWill, receive } from './charge-tests.ts';
import { spotOnTheWay } from './spotting.ts';
import { testUnderFire } from './under-fire.ts';

/** MU-PASS-01 to MU-PASS-08: what the rules of a battle ask where these tests are played. */
export const passiveRules = { hasTheWill, receive, spotOnTheWay, testUnderFire };

export type PassiveRules = typeof passiveRules;
