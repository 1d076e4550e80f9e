import { safeStorage } from '@skirmish-kit/ui';

const SOLVED = 'skirmish-puzzles-solved';
const DAYS = 'skirmish-puzzle-days';
/** Stores about a year of days. */
const MOST_DAYS = 400;

/** Today's date in the reader's time zone. */
export function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function listOf(name: string): readonly string[] {
  return (safeStorage().read(name) ?? '').split(' ').filter(Boolean);
}

/** The days on which the puzzle of the day was solved in this browser. */
export function solvedDays(): readonly string[] {
  return listOf(DAYS);
}

/** The puzzles that were solved in this browser. */
export function solvedPuzzles(): readonly string[] {
  return listOf(SOLVED);
}

/** Stores that a puzzle was solved, and whether it was today's. */
export function storeSolved(id: string, isOfToday: boolean): void {
  const solved = solvedPuzzles();
  if (!solved.includes(id)) safeStorage().write(SOLVED, [...solved, id].join(' '));
  const days = solvedDays();
  const date = today();
  if (isOfToday && !days.includes(date)) {
    safeStorage().write(DAYS, [...days, date].slice(-MOST_DAYS).join(' '));
  }
}
