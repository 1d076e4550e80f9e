import { rollWithAdded } from './pulp-die.ts';
import { misfires } from './black-powder.ts';
import { blast, caughtBy, SCATTER, STRAY } from './blast.ts';
import { parry } from './buckler.ts';
import { hasTheWill, receive } from './charge-tests.ts';
import { enterWorld } from './enter-world.ts';
import {
  isBehindModels,
  pairsWith,
  partingBlows,
  pickNext,
  pistolsOf,
  reachesNext,
  unspentWorth,
  whyNotInMelee,
} from './alternative-rulings.ts';
import { headShot } from './head-shot.ts';
import { intoMelee, isRisky } from './into-melee.ts';
import { fallDie } from './rope-fall.ts';
import { spotOnTheClimb, spotOnTheHeight } from './spot-climbing.ts';
import { spotAlongPath } from './spotting.ts';
import { testUnderFire } from './under-fire.ts';
import { wildStep } from './autonomous.ts';

/** What the rules of a battle ask where a setting, a weapon or an ability calls for more than the basics. */
export const optionalRules = {
  // MU-PASS-01 to MU-PASS-08: tests that a setting switches on.
  hasTheWill,
  receive,
  spotOnTheWay: spotAlongPath,
  spotOnTheClimb,
  spotOnTheHeight,
  testUnderFire,
  // What a table has settled otherwise than we recommend.
  isBehindModels,
  pairsWith,
  partingBlows,
  pickNext,
  pistolsOf,
  reachesNext,
  unspentWorth,
  whyNotInMelee,
  // MU-SHOOT-06, MU-MERC-10, MU-PULP-13: shots at a melee, and heads that are hit.
  headShot,
  intoMelee,
  isRisky,
  // MU-ARCH-02 to MU-ARCH-04: weapons that burst.
  misfires,
  // MU-TMPL-01 to MU-TMPL-07: round templates.
  blast,
  caughtBy,
  SCATTER,
  STRAY,
  // MU-EQ-06, MU-EQ-08: bucklers, and falls from a rope.
  parry,
  fallDie,
  // MU-TURN-07, MU-PULP-07: worlds, those who play themselves there, and dice that are added.
  enterWorld,
  rollWithAdded,
  wildStep,
};

export type OptionalRules = typeof optionalRules;
