import type { Seat } from '../flow.ts';

/** Strict alternation: one player's turn after the other's, round and round. */

/**
 * Whose turn comes after `current`, round the table and past those who are out; `undefined` when
 * everybody is. Somebody who is left alone plays again.
 *
 * @example
 * ```ts
 * nextSeat([0, 1, 2], 2); // 0
 * nextSeat([0, 1, 2], 2, (seat) => seat === 0); // 1
 * ```
 */
export function nextSeat(
  order: readonly Seat[],
  current: Seat,
  isOut: (seat: Seat) => boolean = () => false,
): Seat | undefined {
  const here = order.indexOf(current);
  const round = [...order.slice(here + 1), ...order.slice(0, here + 1)];
  return round.find((seat) => !isOut(seat));
}

/**
 * The order in which teams alternate: the first of each team, then the second of each. A smaller
 * team's members come round more often, so that each side has every other turn.
 *
 * @example
 * ```ts
 * interleave([[0, 1], [2, 3]]); // [0, 2, 1, 3]
 * interleave([[0], [1, 2]]); // [0, 1, 0, 2]
 * ```
 */
export function interleave(teams: readonly (readonly Seat[])[]): readonly Seat[] {
  const rounds = Math.max(0, ...teams.map((team) => team.length));
  return Array.from({ length: rounds }, (_, round) =>
    teams.flatMap((team) => (team.length > 0 ? (team[round % team.length] ?? []) : [])),
  ).flat();
}
