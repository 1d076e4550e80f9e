import { d, reading, successes, sum, together, type Chance } from '@skirmish-kit/core';

/** MU-DICE-01: all dice have six sides. */
const SIDES = 6;

export const ONE_DIE: Chance<number> = /* @__PURE__ */ sum([d(1, SIDES)]);

export const TWO_DICE: Chance<number> = /* @__PURE__ */ sum([d(2, SIDES)]);

/** MU-DICE-02: 1–2 is 1, 3–4 is 2, 5–6 is 3. */
export const HALF_DIE: Chance<number> = /* @__PURE__ */ reading(ONE_DIE, (die) =>
  Math.ceil(die / 2),
);

/** MU-DICE-01: tens and units. */
export const TENS_AND_UNITS: Chance<number> = /* @__PURE__ */ reading(
  together(ONE_DIE, ONE_DIE),
  ([tens, units]) => 10 * tens + units,
);

/** How many of so many dice show at least this. */
export function hitsOf(count: number, at: number): Chance<number> {
  return successes({ count, sides: SIDES, at });
}

/** A die that has to show at least this. */
export function reaches(at: number): Chance<boolean> {
  return reading(ONE_DIE, (die) => die >= at);
}
