const DAY = 86_400_000;
/** How far one goes on from day to day; of these, one shares no divisor with a list of any real length. */
const STEPS = [13, 17, 19, 23];

/**
 * The daily item of a list: the same for everybody, without a server, and no repeat before all have had their
 * day.
 *
 * @example
 * ```ts
 * pickDaily('2026-11-17', ['fork', 'pin', 'skewer']); // 'skewer'
 * pickDaily('2026-11-18', ['fork', 'pin', 'skewer']); // 'fork'
 * ```
 */
export function pickDaily<T>(date: string, list: readonly T[]): T | undefined {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
  const count = list.length;
  if (Number.isNaN(day) || count === 0) return undefined;
  const step = STEPS.find((each) => count % each !== 0) ?? 1;
  return list[(((day * step) % count) + count) % count];
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
  let streak = solved.includes(date) ? 1 : 0;
  for (let back = 1; solved.includes(daysBefore(date, back)); back++) streak++;
  return streak;
}

/**
 * A day some days before another, as a calendar writes it.
 *
 * @example
 * ```ts
 * daysBefore('2026-03-01', 1); // '2026-02-28'
 * ```
 */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
