/** The sizes of one side's figures in a cube add up to at most this (DZ-CAP-01). */
export const CUBE_CAPACITY = 4;

/**
 * How much room a side has left in a cube, given the sizes of its figures there. The other side's do not
 * count, nor do items (DZ-CAP-01, DZ-CAP-03, DZ-EDGE-16).
 *
 * @example
 * ```ts
 * capacityLeft([1, 2]); // 1
 * ```
 */
export function capacityLeft(sizes: readonly number[]): number {
  return CUBE_CAPACITY - sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Whether one more of that size fits beside those of its side.
 *
 * @example
 * ```ts
 * fitsInCube([2], 2); // true
 * fitsInCube([2], 3); // false
 * ```
 */
export function fitsInCube(sizes: readonly number[], size: number): boolean {
  return size <= capacityLeft(sizes);
}
