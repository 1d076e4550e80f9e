import type { Seat } from './flow.ts';

/** The current turn: its seat, and its place in the order of turns. */
export interface TurnInOrder {
  readonly place: number;
  readonly seat: Seat;
}

/**
 * The next turn in a repeated order: the first from `place` on whose seat has something to do. So players who
 * are out are skipped, and a side with more units to activate finishes in a row. `undefined` if no seat has.
 *
 * @example
 * ```ts
 * const units = [1, 3];
 * nextInOrder([0, 1], 1, (seat) => (units[seat] ?? 0) > 0); // { place: 1, seat: 1 }
 * units[0] = 0;
 * nextInOrder([0, 1], 2, (seat) => (units[seat] ?? 0) > 0); // { place: 1, seat: 1 }
 * ```
 */
export function nextInOrder(
  order: readonly Seat[],
  place: number,
  hasTurn: (seat: Seat) => boolean,
): TurnInOrder | undefined {
  for (let i = 0; i < order.length; i++) {
    const here = (place + i) % order.length;
    const seat = order[here];
    if (seat !== undefined && hasTurn(seat)) return { place: here, seat };
  }
  return undefined;
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
