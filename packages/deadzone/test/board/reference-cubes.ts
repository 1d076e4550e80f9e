import {
  makeCube,
  NEXT_SQUARE,
  SIDES,
  letsPass,
  type Cube,
  type Field,
  type FieldCube,
  type Mover,
  type Side,
  type Wall,
} from '../../src/board/index.ts';

/*
 * Movement the plain slow way: everything is looked up in the written battlefield, one face after the
 * other. What the board computes from its tables is compared with this.
 */

function describedIn(field: Field, [column, row, level]: Cube): FieldCube | undefined {
  return field.cubes.find(({ at }) => at[0] === column && at[1] === row && at[2] === level);
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

function isThere(field: Field, [column, row, level]: Cube): boolean {
  return [column, row].every((at) => at >= 1 && at <= 8) && level >= 1 && level <= field.levels;
}

export function isSolid(field: Field, cube: Cube): boolean {
  return describedIn(field, cube)?.solid === true;
}

export function wallBetween(field: Field, cube: Cube, side: Side): Wall {
  const [columns, rows] = NEXT_SQUARE[side];
  const next: Cube = [cube[0] + columns, cube[1] + rows, cube[2]];
  if (isSolid(field, cube) || isSolid(field, next)) return 'blocked';
  return describedIn(field, cube)?.[side] ?? describedIn(field, next)?.[OPPOSITE[side]] ?? 'open';
}

export function floorOf(field: Field, cube: Cube): 'none' | 'partial' | 'full' {
  if (isSolid(field, cube)) return 'none';
  if (cube[2] === 1 || isSolid(field, [cube[0], cube[1], cube[2] - 1])) return 'full';
  return describedIn(field, cube)?.floor ?? 'none';
}

/** The largest size that gets from a cube to the one above it. */
function largestUp(field: Field, low: Cube): number {
  const high: Cube = [low[0], low[1], low[2] + 1];
  if (isSolid(field, low) || isSolid(field, high)) return 0;
  return { none: 4, partial: 2, full: 0 }[floorOf(field, high)];
}

function hasSomethingToClimb(field: Field, cube: Cube): boolean {
  const here = describedIn(field, cube);
  if (here?.ladder || here?.stairs || here?.ramp) return true;
  return SIDES.some((side) =>
    ['blocked', 'small', 'medium', 'large'].includes(wallBetween(field, cube, side)),
  );
}

/** One step along one axis. */
function goes(field: Field, from: Cube, to: Cube, size: number, climbs: boolean): boolean {
  if (!isThere(field, to) || isSolid(field, to)) return false;
  if (from[2] < to[2]) {
    return size <= largestUp(field, from) && (!climbs || hasSomethingToClimb(field, from));
  }
  if (from[2] > to[2]) return size <= largestUp(field, to);
  const side = SIDES.find((each) => {
    const [columns, rows] = NEXT_SQUARE[each];
    return from[0] + columns === to[0] && from[1] + rows === to[1];
  });
  return side !== undefined && letsPass(wallBetween(field, from, side), size);
}

const ORDERS: readonly (readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

function passes(field: Field, from: Cube, to: Cube, size: number, climbs: boolean): boolean {
  return ORDERS.some((order) => {
    let here = from;
    return order.every((axis) => {
      if (here[axis] === to[axis]) return true;
      const next: Cube = [
        axis === 0 ? to[0] : here[0],
        axis === 1 ? to[1] : here[1],
        axis === 2 ? to[2] : here[2],
      ];
      const free = goes(field, here, next, size, climbs);
      here = next;
      return free;
    });
  });
}

function steps(field: Field, from: Cube, to: Cube, { size, gait }: Mover): boolean {
  if (!isThere(field, to) || isSolid(field, to)) return false;
  const floored = floorOf(field, to) !== 'none';
  if (gait === 'vehicle') {
    if (!floored) return false;
    if (from[2] === to[2]) return passes(field, from, to, size, false);
    const [low, high] = from[2] < to[2] ? [from, to] : [to, from];
    const ramp = describedIn(field, low)?.ramp;
    if (!ramp) return false;
    const [columns, rows] = NEXT_SQUARE[ramp];
    const top: Cube = [low[0], low[1], high[2]];
    return (
      low[0] + columns === high[0] &&
      low[1] + rows === high[1] &&
      goes(field, low, top, size, false) &&
      goes(field, top, high, size, false)
    );
  }
  if (!floored && (from[2] === to[2] || !hasSomethingToClimb(field, to))) return false;
  return passes(field, from, to, size, true);
}

/** Every cube and the fewest steps to it, as texts in order. */
export function plainReach(
  field: Field,
  from: Cube,
  mover: Mover,
  most: number,
): readonly string[] {
  const found = new Map([[makeCube(from), 0]]);
  let edge = [from];
  for (let step = 1; step <= most; step++) {
    const next: Cube[] = [];
    for (const here of edge) {
      for (const x of [-1, 0, 1]) {
        for (const y of [-1, 0, 1]) {
          for (const z of [-1, 0, 1]) {
            const to: Cube = [here[0] + x, here[1] + y, here[2] + z];
            if (found.has(makeCube(to)) || !steps(field, here, to, mover)) continue;
            found.set(makeCube(to), step);
            next.push(to);
          }
        }
      }
    }
    edge = next;
  }
  return [...found].map(([cube, step]) => `${cube} ${step}`).sort((a, b) => (a < b ? -1 : 1));
}
