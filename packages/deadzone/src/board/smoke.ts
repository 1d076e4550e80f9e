import { eyeOf, meetsInside, bodyOf, PARTS, type SightBody, type SubPoint } from './body.ts';
import { cubeRange, MAX_LEVELS, SQUARES, type Cube } from './cube.ts';
import { cellOf } from './plan.ts';

/** Smoke as a table by cube, for lines of sight; `undefined` where there is none. */
export function smokeTable(smoke: readonly Cube[] | undefined): Uint8Array | undefined {
  if (!smoke || smoke.length === 0) return undefined;
  const table = new Uint8Array(MAX_LEVELS * SQUARES * SQUARES);
  for (const cube of smoke) table[cellOf(...cube)] = 1;
  return table;
}

/** The cubes that a straight line runs through, from one end to the other; a touch is not enough. */
export function cubesOnLine(a: SubPoint, b: SubPoint): readonly Cube[] {
  const [first, last] = [cubeAround(a), cubeAround(b)];
  const cubes: Cube[] = [];
  for (const level of between(first[2], last[2])) {
    for (const row of between(first[1], last[1])) {
      for (const column of between(first[0], last[0])) {
        const low: SubPoint = [(column - 1) * PARTS, (row - 1) * PARTS, (level - 1) * PARTS];
        const high: SubPoint = [low[0] + PARTS, low[1] + PARTS, low[2] + PARTS];
        if (meetsInside({ low, high }, a, b)) cubes.push([column, row, level]);
      }
    }
  }
  const planesFrom = (cube: Cube) =>
    Math.abs(cube[0] - first[0]) + Math.abs(cube[1] - first[1]) + Math.abs(cube[2] - first[2]);
  return cubes.sort((one, other) => planesFrom(one) - planesFrom(other));
}

/** The cube that a point inside one is in. */
function cubeAround([x, y, z]: SubPoint): Cube {
  return [Math.floor(x / PARTS) + 1, Math.floor(y / PARTS) + 1, Math.floor(z / PARTS) + 1];
}

function between(a: number, b: number): readonly number[] {
  const low = Math.min(a, b);
  return Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => low + i);
}

/**
 * Whether a shot suffers from smoke beside it (DZ-ITEM-05): the line from the eyes to the middle of the
 * target runs through a cube next to one with smoke. The first and the last cube count (ruling O-79).
 *
 * @example
 * ```ts
 * const shooter = { cube: [1, 1, 1], size: 1 } as const;
 * const target = { cube: [5, 1, 1], size: 1 } as const;
 * passesNearSmoke(shooter, target, [[3, 2, 1]]); // true
 * passesNearSmoke(shooter, target, [[3, 3, 1]]); // false
 * ```
 */
export function passesNearSmoke(
  viewer: SightBody,
  target: SightBody,
  smoke: readonly Cube[],
): boolean {
  const { low, high } = bodyOf(target);
  const middle: SubPoint = [
    (low[0] + high[0]) / 2,
    (low[1] + high[1]) / 2,
    (low[2] + high[2]) >> 1,
  ];
  const line = cubesOnLine(eyeOf(viewer), middle);
  return line.some((cube) => smoke.some((cloud) => cubeRange(cube, cloud) === 1));
}
