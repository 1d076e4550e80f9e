import { PARTS } from './body.ts';
import { CUBE_CAPACITY } from './capacity.ts';

/** What one of four places in a row takes up. */
const PLACE = PARTS / CUBE_CAPACITY;

/**
 * Where the figures of a side stand in a cube when nobody says so: in a row from the side's own corner,
 * each taking as many of four places as its size. The first side has the north, from the west; the other
 * the south, from the east. Placing is free within a cube (DZ-MOVE-03), so this is only what is usual.
 *
 * @example
 * ```ts
 * spotsFor([1, 2], 0); // [[3, 6], [12, 6]]
 * spotsFor([4], 1); // [[12, 18]]
 * ```
 */
export function spotsFor(
  sizes: readonly number[],
  side: 0 | 1,
): readonly (readonly [x: number, y: number])[] {
  let taken = 0;
  return sizes.map((size) => {
    const spot = nextSpot(taken, size, side);
    taken += size;
    return spot;
  });
}

/** Where the next figure of a side stands, beside figures whose sizes come to `taken`. */
export function nextSpot(
  taken: number,
  size: number,
  side: 0 | 1,
): readonly [x: number, y: number] {
  const from = Math.min(taken, Math.max(0, CUBE_CAPACITY - size));
  const x = (PLACE * (2 * from + size)) / 2;
  const y = PARTS / 4;
  return side === 0 ? [x, y] : [PARTS - x, PARTS - y];
}
