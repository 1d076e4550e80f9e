import type { Cube, Field, SubPoint } from '../../src/board/index.ts';
import { floorOf, isSolid, wallBetween } from './reference-cubes.ts';

/*
 * Sight the plain slow way: every plane between two points is asked for in the written battlefield, and
 * where the line meets it is a fraction. Lines that meet an edge between cubes are not for this.
 */

const PARTS = 24;

/** Open part of a wall: along it from and to, and from which height on. */
const OPENINGS = {
  open: [0, 24, 0],
  large: [3, 21, 0],
  medium: [6, 18, 8],
  small: [9, 15, 8],
  blocked: [1, 0, 0],
  'low-large': [0, 24, 6],
  'low-medium': [0, 24, 12],
  'low-small': [0, 24, 18],
} as const;

/** Whether nothing stops the line; `undefined` when it meets an edge. */
export function plainlyFree(field: Field, a: SubPoint, b: SubPoint): boolean | undefined {
  let free = true;
  for (const axis of [0, 1, 2] as const) {
    const [low, high] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
    const length = high - low;
    for (let plane = Math.ceil(low / PARTS) * PARTS; plane < high; plane += PARTS) {
      const gone = Math.abs(plane - a[axis]);
      // The point on the plane, times the length along the axis.
      const point = [0, 1, 2].map((k) => (a[k] ?? 0) * length + ((b[k] ?? 0) - (a[k] ?? 0)) * gone);
      const inCube = point.map(
        (at) => ((at % (PARTS * length)) + PARTS * length) % (PARTS * length),
      );
      if (inCube.some((at, k) => k !== axis && at === 0)) return undefined;
      const at = point.map((each) => Math.floor(each / (PARTS * length)) + 1);
      const cube: Cube = [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0];
      const inside = inCube.map((each) => each / length);
      if (!isOpenAt(field, axis, cube, inside[0] ?? 0, inside[1] ?? 0, inside[2] ?? 0))
        free = false;
    }
  }
  return free;
}

/** Whether the plane at the west, the north or the floor of a cube is open at a point of it. */
function isOpenAt(
  field: Field,
  axis: 0 | 1 | 2,
  cube: Cube,
  x: number,
  y: number,
  z: number,
): boolean {
  if (axis === 2) {
    const below: Cube = [cube[0], cube[1], cube[2] - 1];
    if (isSolid(field, cube) || isSolid(field, below)) return false;
    const floor = floorOf(field, cube);
    if (floor !== 'partial') return floor === 'none';
    return Math.min(x, y) >= 4 && Math.max(x, y) <= 20;
  }
  const [from, to, height] = OPENINGS[wallBetween(field, cube, axis === 0 ? 'west' : 'north')];
  const along = axis === 0 ? y : x;
  return along >= from && along <= to && z >= height;
}
