import {
  d,
  faceList,
  mapReading,
  successes,
  sum,
  rollTogether,
  type Chance,
} from '@skirmish-kit/core';

/** MU-DICE-01: all dice have six sides. */
const SIDES = 6;

export const ONE_DIE: Chance<number> = /* @__PURE__ */ sum([d(1, SIDES)]);

export const TWO_DICE: Chance<number> = /* @__PURE__ */ sum([d(2, SIDES)]);

/** MU-IMP-18: the two lower of three. */
export const TWO_OF_THREE: Chance<number> = /* @__PURE__ */ mapReading(
  faceList([d(3, SIDES)]),
  (dice) => dice.reduce((total, die) => total + die, 0) - Math.max(...dice),
);

/** MU-IMP-17: the better of two. */
export const BETTER_OF_TWO: Chance<number> = /* @__PURE__ */ mapReading(
  faceList([d(2, SIDES)]),
  (dice) => Math.max(...dice),
);

/** MU-DICE-02: 1–2 is 1, 3–4 is 2, 5–6 is 3. */
export const half = (die: number): number => Math.ceil(die / 2);

export const HALF_DIE: Chance<number> = /* @__PURE__ */ mapReading(ONE_DIE, half);

/** MU-DICE-01: tens and units. */
export const TENS_AND_UNITS: Chance<number> = /* @__PURE__ */ mapReading(
  rollTogether(ONE_DIE, ONE_DIE),
  ([tens, units]) => 10 * tens + units,
);

/** How many of so many dice show at least this. */
export function hitsOf(count: number, at: number): Chance<number> {
  return successes({ count, sides: SIDES, at });
}

/** A die that has to show at least this. */
export function reaches(at: number): Chance<boolean> {
  return mapReading(ONE_DIE, (die) => die >= at);
}

/** MU-IMP-21: one die more than count, the worst of which is dropped. */
export function hitsWithOneDropped(count: number, at: number): Chance<number> {
  return mapReading(hitsOf(count + 1, at), (hits) => Math.min(count, hits));
}
