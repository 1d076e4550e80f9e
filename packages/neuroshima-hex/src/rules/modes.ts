import { interleave } from '@skirmish-kit/core';

/** Who plays against whom (section 16 of the rules). */
export const MODES = ['duel', 'deathmatch', 'score', 'one-vs-team', 'teams', 'team-score'] as const;

export type Mode = (typeof MODES)[number];

interface ModeFacts {
  readonly fewest: number;
  readonly most: number;
  /** The team of each seat; every player alone when left out. */
  readonly teams?: readonly number[];
  /** Points that win, for modes that count points. */
  readonly goal?: number;
}

/**
 * Seats are numbered in the order of first turns, so that opening draws go by seat (NH-OPEN-03).
 * In two against two the sides alternate: seats 0 and 2 against 1 and 3 (NH-MP-22).
 */
export const MODE_FACTS: Readonly<Record<Mode, ModeFacts>> = {
  duel: { fewest: 2, most: 2 },
  deathmatch: { fewest: 3, most: 6 },
  score: { fewest: 2, most: 6, goal: 20 },
  'one-vs-team': { fewest: 3, most: 3, teams: [0, 1, 1] },
  teams: { fewest: 4, most: 4, teams: [0, 1, 0, 1] },
  'team-score': { fewest: 4, most: 4, teams: [0, 1, 0, 1], goal: 40 },
};

/** The team of a seat; everybody is a team of their own where there are none. */
export function teamOf(mode: Mode, seat: number): number {
  return MODE_FACTS[mode].teams?.[seat] ?? seat;
}

/** NH-MP-15, NH-MP-22: seats in the order of turns, to be repeated: sides alternate. */
export function turnOrder(mode: Mode, seats: number): readonly number[] {
  const sides: number[][] = [];
  for (let seat = 0; seat < seats; seat++) (sides[teamOf(mode, seat)] ??= []).push(seat);
  return interleave(sides);
}

/** The way so many players usually play. */
export function usualMode(seats: number): Mode {
  return seats <= MODE_FACTS.duel.most ? 'duel' : 'deathmatch';
}
