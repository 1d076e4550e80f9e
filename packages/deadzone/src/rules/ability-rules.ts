import { climbOn } from './agile.ts';
import { blast } from './blast.ts';
import { directFrag } from './direct-frag.ts';
import { experiment, withResult } from './experimental.ts';
import { fireBoth, firingsOf, pairs, whyNotFireBoth } from './fire-control.ts';
import { glide, glides } from './glide.ts';
import { invigorate } from './invigorate.ts';
import { shiftToken } from './logistics.ts';
import { freeMove, rampage } from './rampage.ts';
import { isIdle } from './remote.ts';
import { scout } from './scout.ts';
import { smokescreen } from './smokescreen.ts';
import { burst } from './volatile.ts';

/** DZ-ABIL: what the rules of a battle ask where somebody has such an ability. */
export const abilityRules = {
  blast,
  burst,
  climbOn,
  directFrag,
  experiment,
  fireBoth,
  firingsOf,
  freeMove,
  glide,
  glides,
  invigorate,
  isIdle,
  pairs,
  rampage,
  scout,
  shiftToken,
  smokescreen,
  whyNotFireBoth,
  withResult,
};

export type AbilityRules = typeof abilityRules;
