import { MODE_FACTS, teamOf } from './modes.ts';
import { playerOf } from './hq-points.ts';
import type { Table } from './table.ts';
import { liveSeats } from './turn-order.ts';

/** What a side has come to: hit points or points, counted the way its mode counts. */
export interface SideScore {
  readonly seats: readonly number[];
  readonly score: number;
}

/**
 * What sides are compared by after the final battle: hit points; their sum in two against two
 * (NH-MP-24); the less damaged HQ of the team of two against one (NH-MP-18); points where points
 * are played for (NH-MP-10, NH-MP-27).
 */
export function sideScores(table: Table): SideScore[] {
  const { mode } = table.state.setup;
  const sides = new Map<number, number[]>();
  for (const seat of liveSeats(table)) {
    const team = teamOf(mode, seat);
    sides.set(team, [...(sides.get(team) ?? []), seat]);
  }
  return [...sides.values()].map((seats) => ({ seats, score: scoreOf(table, seats) }));
}

function scoreOf(table: Table, seats: readonly number[]): number {
  const { mode } = table.state.setup;
  const players = seats.map((seat) => playerOf(table, seat));
  if (MODE_FACTS[mode].goal !== undefined) {
    return players.reduce((sum, player) => sum + player.points, 0);
  }
  if (mode === 'one-vs-team') return Math.max(...players.map((player) => player.hp));
  return players.reduce((sum, player) => sum + player.hp, 0);
}

/**
 * NH-MP-10, NH-MP-27, NH-OPEN-19: who has reached the goal; of several in one phase who has more,
 * and who has as many shares the victory.
 */
export function goalReached(table: Table): number[] | undefined {
  const { goal } = MODE_FACTS[table.state.setup.mode];
  if (goal === undefined) return undefined;
  const sides = sideScores(table);
  const best = Math.max(...sides.map((side) => side.score));
  if (best < goal) return undefined;
  return sides.filter((side) => side.score === best).flatMap((side) => side.seats);
}
