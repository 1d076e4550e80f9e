import type { SuccessPool } from './successes.ts';

/** How likely a die of a test fails for good, succeeds for good, or succeeds and grants another. */
export interface DieOfTest {
  readonly fails: number;
  readonly succeeds: number;
  readonly explodes: number;
}

export function dieOfTest({ sides, at, explodeOn }: SuccessPool): DieOfTest {
  const fails = Math.max(0, Math.min(sides, at - 1)) / sides;
  const explodes = explodeOn !== undefined && explodeOn >= 1 && explodeOn <= sides ? 1 / sides : 0;
  return { fails, succeeds: 1 - fails - explodes, explodes };
}

/** How likely `n` of `count` are something that each is with probability `p`. */
export function binomial(count: number, n: number, p: number): number {
  let result = 1;
  for (let i = 0; i < n; i++) result *= ((count - i) / (i + 1)) * p;
  for (let i = n; i < count; i++) result *= 1 - p;
  return result;
}

/**
 * How likely `chains` dice explode 0, 1, 2… times in all before each comes to rest, as far as
 * anybody will see: what is left out is below `cut`.
 */
export function explosionsOf(chains: number, explodes: number, cut: number): Float64Array {
  const found: number[] = [];
  let p = 1;
  for (let i = 0; i < chains; i++) p *= 1 - explodes;
  for (let n = 0; ; n++) {
    found.push(p);
    // From here on each is less than the one before by this ratio or a smaller one.
    const ratio = ((chains + n) / (n + 1)) * explodes;
    p *= ratio;
    if (p <= cut * (1 - ratio)) return Float64Array.from(found);
  }
}
