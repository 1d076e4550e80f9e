import type { Weighted } from './chance.ts';

/** Every margin from `from` to `to` with its probability, lowest first. */
export function marginOutcomes(
  mine: readonly Weighted<number>[],
  theirs: readonly Weighted<number>[] | ((mine: number) => readonly Weighted<number>[]),
  from: number,
  to: number,
): readonly Weighted<number>[] {
  return typeof theirs === 'function'
    ? margins(mine, theirs, from, to)
    : remembered(mine, theirs, from, to);
}

/** Adds every pair straight into its margin: no list of pairs is made. Lowest first. */
function margins(
  mine: readonly Weighted<number>[],
  theirs: (value: number) => readonly Weighted<number>[],
  from: number,
  to: number,
): readonly Weighted<number>[] {
  const lowest = mine.reduce((low, [value]) => Math.min(low, value - highest(theirs(value))), to);
  const low = Math.max(from, lowest);
  const totals: number[] = [];
  for (const [value, p] of mine) {
    for (const [against, q] of theirs(value)) {
      const margin = Math.max(low, Math.min(to, value - against)) - low;
      totals[margin] = (totals[margin] ?? 0) + p * q;
    }
  }
  const found: Weighted<number>[] = [];
  totals.forEach((p, i) => found.push([low + i, p]));
  return found;
}

function highest(law: readonly Weighted<number>[]): number {
  return law.reduce((most, [value]) => Math.max(most, value), -Infinity);
}

/**
 * Margins by the two laws they come from. A law that is remembered is the same list every time, so
 * that a rule which makes the same test again finds its margins again.
 */
const known = new WeakMap<
  readonly Weighted<number>[],
  WeakMap<readonly Weighted<number>[], Map<string, readonly Weighted<number>[]>>
>();

function remembered(
  mine: readonly Weighted<number>[],
  theirs: readonly Weighted<number>[],
  from: number,
  to: number,
): readonly Weighted<number>[] {
  let against = known.get(mine);
  if (!against) {
    against = new WeakMap();
    known.set(mine, against);
  }
  let bands = against.get(theirs);
  if (!bands) {
    bands = new Map();
    against.set(theirs, bands);
  }
  const band = `${from} ${to}`;
  const found = bands.get(band) ?? margins(mine, () => theirs, from, to);
  bands.set(band, found);
  return found;
}
