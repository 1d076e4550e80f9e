/** Steps from a high number down; everybody on a step acts at the same time. */

/**
 * The next number somebody acts on: the highest to begin with, then the highest below `current`.
 * Call it with the numbers as they stand now: a step that has gone by is lost, whatever changes.
 *
 * @example
 * ```ts
 * nextRung(undefined, [4, 2, 4]); // 4
 * nextRung(4, [4, 2, 4]); // 2
 * ```
 */
export function nextRung(
  current: number | undefined,
  numbers: readonly number[],
): number | undefined {
  const below = numbers.filter((number) => current === undefined || number < current);
  return below.length > 0 ? Math.max(...below) : undefined;
}

/** Who stands on a number, in their order; somebody with several numbers acts on each. */
export function onRung<T>(
  all: readonly T[],
  rung: number,
  numbersOf: (one: T) => readonly number[],
): readonly T[] {
  return all.filter((one) => numbersOf(one).includes(rung));
}
