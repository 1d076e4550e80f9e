import type { Chance } from './chance.ts';
import { reading } from './reading.ts';

/** A row of a rulebook's table: what a total of `from` or more, up to the next row, gives. */
export interface TableRow<Q> {
  readonly from: number;
  readonly gives: Q;
}

/**
 * Rolls on a table. Rows go upwards; the first one must reach down to the lowest total.
 *
 * @example
 * ```ts
 * const morale = tableRoll(sum([d(2, 6)]), [
 *   { from: 2, gives: 'rout' },
 *   { from: 5, gives: 'panic' },
 *   { from: 7, gives: 'ok' },
 * ]);
 * morale.outcomes(); // [['rout', 6/36], ['panic', 9/36], ['ok', 21/36]]
 * ```
 */
export function tableRoll<Q>(chance: Chance<number>, rows: readonly TableRow<Q>[]): Chance<Q> {
  if (rows.some(({ from }, i) => i > 0 && from <= (rows[i - 1]?.from ?? from))) {
    throw new RangeError(`The rows of a table for ${chance.notation} do not go upwards.`);
  }
  return reading(chance, (total) => {
    const row = rows.findLast(({ from }) => from <= total);
    if (!row) throw new RangeError(`A table for ${chance.notation} has no row for ${total}.`);
    return row.gives;
  });
}
