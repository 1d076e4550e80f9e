/**
 * MU-GEN-01, MU-GEN-03: places and distances are whole twentieths of a pace, so that 6.75 and 13.5 are
 * exact. MU-GEN-02: an inch is a pace.
 */
export const PACE = 20;

/** So many paces in twentieths; every value of the rules comes out whole. */
export function paces(count: number): number {
  return Math.round(count * PACE);
}
