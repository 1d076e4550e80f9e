import { defineChance, type Chance } from './chance.ts';
import { sum } from './sum.ts';
import { d, rollPool, spanPool } from './pool.ts';

/** A six-sided die halved: 1–2 is 1, 3–4 is 2, 5–6 is 3. Typed in as the six-sided dice show. */
export function d3(count = 1, modifier = 0): Chance<number> {
  return sum([d(count, 3)], modifier);
}

/**
 * Two six-sided dice, the first for the tens and the second for the units: 11 to 66.
 *
 * @example
 * ```ts
 * d66().read([4, 2]); // 42
 * ```
 */
export function d66(): Chance<number> {
  const dice = d(2, 6);
  return defineChance({
    notation: 'd66',
    sample: (random) => rollPool(dice, random),
    span: (faces, from) => spanPool(dice, faces, from),
    read: ([tens = 0, units = 0]) => tens * 10 + units,
    outcomes: () =>
      Array.from(
        { length: 36 },
        (_, i) => [Math.floor(i / 6) * 10 + (i % 6) + 11, 1 / 36] as const,
      ),
  });
}
