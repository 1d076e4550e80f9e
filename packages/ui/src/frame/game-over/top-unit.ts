import type { Casualty, Seat } from '@skirmish-kit/core';

/** A unit and the number of units it felled. */
export interface TopUnit {
  readonly seat: Seat;
  readonly who: string;
  readonly count: number;
}

/** The unit that felled most. */
export function bestUnit(felled: readonly Casualty[]): TopUnit | undefined {
  const counts = new Map<string, TopUnit>();
  for (const { by, bySeat } of felled) {
    if (by === undefined || bySeat === undefined) continue;
    const key = `${bySeat} ${by}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { seat: bySeat, who: by, count });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0];
}
