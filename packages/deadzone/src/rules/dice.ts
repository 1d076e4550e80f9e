import { d, rerollFailures, successes, sum, type Chance } from '@skirmish-kit/core';
import type { Characteristic } from './profile.ts';

/** DZ-DICE-01: all dice are eight-sided, and each 8 grants another (DZ-DICE-05). */
export const SIDES = 8;

/** How many dice a test begins with, before modifiers. */
export const USUAL_DICE = 3;

/** A test on its way: how many dice, against what, and how many failures may be rolled again. */
export interface Test {
  readonly dice: number;
  readonly at: Characteristic;
  readonly rerolls: number;
}

/**
 * DZ-DICE-04: how many successes a test brings. None with “-” (DZ-DICE-08) or with no dice left
 * (DZ-DICE-07): then nothing is rolled. A die that a re-rolled 8 grants may be re-rolled too
 * (DZ-EDGE-02).
 */
export function successesOf({ dice, at, rerolls }: Test): Chance<number> {
  const pool = {
    count: at === null ? 0 : Math.max(0, dice),
    sides: SIDES,
    at: at ?? SIDES,
    explodeOn: SIDES,
  };
  return rerolls > 0 && pool.count > 0 ? rerollFailures(pool, rerolls) : successes(pool);
}

/** One die: for tables and scatter. */
export const ONE_DIE: Chance<number> = /* @__PURE__ */ sum([d(1, SIDES)]);
