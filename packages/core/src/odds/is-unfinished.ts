/** From here on, what was left out of odds makes their figures those of a part of the branches. */
const UNFINISHED = 5e-4;

/**
 * Whether so much was left out that the figures stand for a part of the branches only: the work allowed
 * did not suffice.
 *
 * @example
 * ```ts
 * isUnfinished(2e-10); // false
 * isUnfinished(0.3); // true
 * ```
 */
export function isUnfinished(pruned: number): boolean {
  return pruned >= UNFINISHED;
}
