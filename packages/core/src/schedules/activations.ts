import type { Seat } from '../flow.ts';

/** Players activate one unit each in turn, until every unit has acted. */

/** How many units of a player have not acted yet. */
export type UnitsLeft = (seat: Seat) => number;

/**
 * Who activates next: the players in their order from the one after `last`, leaving out those with
 * nothing left, so that the side with more units finishes in a row. `undefined` when all have acted.
 *
 * @example
 * ```ts
 * const left = [1, 3];
 * nextToActivate([0, 1], 0, (seat) => left[seat] ?? 0); // 1
 * left[0] = 0;
 * nextToActivate([0, 1], 1, (seat) => left[seat] ?? 0); // 1
 * ```
 */
export function nextToActivate(
  order: readonly Seat[],
  last: Seat | undefined,
  left: UnitsLeft,
): Seat | undefined {
  const here = last === undefined ? -1 : order.indexOf(last);
  const round = [...order.slice(here + 1), ...order.slice(0, here + 1)];
  return round.find((seat) => left(seat) > 0);
}

/** Whether a player may let the turn go by: only with strictly fewer units left than somebody else. */
export function mayPass(order: readonly Seat[], seat: Seat, left: UnitsLeft): boolean {
  return order.some((other) => left(seat) < left(other));
}
