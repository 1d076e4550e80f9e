import { PUZZLES } from './collection.ts';
import type { Puzzle } from './puzzle.ts';

const DAY = 86_400_000;
/** Has no divisor in common with the number of puzzles: every one comes before any comes again. */
const STEP = 13;

/**
 * The puzzle of a day: the same for everybody, without a server, and none twice before all have been.
 *
 * @example
 * ```ts
 * puzzleOfDay('2026-11-17') === puzzleOfDay('2026-11-18'); // false
 * ```
 */
export function puzzleOfDay(
  date: string,
  puzzles: readonly Puzzle[] = PUZZLES,
): Puzzle | undefined {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
  if (Number.isNaN(day)) return undefined;
  const at = (((day * STEP) % puzzles.length) + puzzles.length) % puzzles.length;
  return puzzles[at];
}

/**
 * How many days in a row were solved up to a day; one that is not yet over breaks nothing.
 *
 * @example
 * ```ts
 * streakAt('2026-11-17', ['2026-11-15', '2026-11-16']); // 2
 * streakAt('2026-11-17', ['2026-11-14', '2026-11-15']); // 0
 * ```
 */
export function streakAt(date: string, solved: readonly string[]): number {
  const before = (days: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
  let streak = solved.includes(date) ? 1 : 0;
  for (let back = 1; solved.includes(before(back)); back++) streak++;
  return streak;
}
