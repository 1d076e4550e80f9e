import { playerOf } from './hq-points.ts';
import { teamOf } from './modes.ts';
import type { Result } from './state.ts';
import type { Table } from './table.ts';

/** What fallen HQs mean where teams play; nothing for players who are alone. */
export function teamOutcome(table: Table, fallen: readonly number[]): Result | undefined {
  const { mode } = table.state.setup;
  if (mode === 'one-vs-team') return judgeOneAgainstTeam(table, fallen);
  if (mode === 'teams') return judgeTwoAgainstTwo(table, fallen);
  return undefined;
}

/** NH-MP-17, NH-MP-19: the first to destroy an enemy HQ wins; in one battle together, the team. */
function judgeOneAgainstTeam(table: Table, fallen: readonly number[]): Result {
  const team = table.state.players.flatMap((_, seat) => (seat === 0 ? [] : [seat]));
  return { winners: fallen.includes(0) ? team : [0], reason: 'hq-destroyed' };
}

/**
 * NH-MP-24: the team that destroys an enemy HQ wins. When each loses one in the same battle, the
 * points that are left decide.
 */
function judgeTwoAgainstTwo(table: Table, fallen: readonly number[]): Result {
  const { players, setup } = table.state;
  const seatsOf = (team: number): number[] =>
    players.flatMap((_, seat) => (teamOf(setup.mode, seat) === team ? [seat] : []));
  const [first, second] = [seatsOf(0), seatsOf(1)];
  const lost = (seats: readonly number[]): boolean => seats.some((seat) => fallen.includes(seat));
  if (!lost(first)) return { winners: first, reason: 'hq-destroyed' };
  if (!lost(second)) return { winners: second, reason: 'hq-destroyed' };
  const left = (seats: readonly number[]): number =>
    seats.reduce((sum, seat) => sum + playerOf(table, seat).hp, 0);
  const lead = left(first) - left(second);
  if (lead === 0) return { winners: [], reason: 'all-destroyed' };
  return { winners: lead > 0 ? first : second, reason: 'hqs-destroyed' };
}
