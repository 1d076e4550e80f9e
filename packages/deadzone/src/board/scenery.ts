/** How much of a side is open (DZ-TERR-03): nothing, about a quarter, half, three quarters, all. */
export type Gap = 'blocked' | 'small' | 'medium' | 'large' | 'open';

/**
 * What stands on a side of a cube. A gap is an opening in the middle of the wall, up to the top of the
 * cube: a large one is a door, a small or medium one a window with a sill at a third of the height. With
 * `low-` it is what a wall leaves open above it: a barricade of a quarter (`low-large`), a half or
 * three quarters of the height.
 */
export type Wall = Gap | 'low-large' | 'low-medium' | 'low-small';

/** What is under foot: nothing, part of a floor (a walkway, a hatch), all of one. */
export type Floor = 'none' | 'partial' | 'full';

/** A side of a cube as the map lies: north is the top. */
export type Side = 'north' | 'east' | 'south' | 'west';

export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** The square next door, as a step in columns and rows. */
export const NEXT_SQUARE: Readonly<Record<Side, readonly [columns: number, rows: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** Walls by their number on a board; a wall that is not there is 0. */
export const WALLS: readonly Wall[] = [
  'open',
  'large',
  'medium',
  'small',
  'blocked',
  'low-large',
  'low-medium',
  'low-small',
];

/** Floors by their number on a board. */
export const FLOORS: readonly Floor[] = ['none', 'partial', 'full'];

export const OPEN = 0;
export const BLOCKED = 4;
/** Walls from this number on leave the upper part open. */
export const FIRST_LOW = 5;
export const NO_FLOOR = 0;
export const PARTIAL_FLOOR = 1;
export const FULL_FLOOR = 2;

/** Figures have sizes from 1 to 4; a size of 0 stands for things that always fit: items. */
const ANY_SIZE = 9;
const NOTHING = -1;

/**
 * The largest size that passes each wall (DZ-TERR-03, ruling O-31: size 4 needs an open side). It does
 * not matter whether it goes through or over (DZ-TERR-01).
 */
export const LARGEST_THROUGH_WALL: readonly number[] = [ANY_SIZE, 3, 2, 1, NOTHING, 3, 2, 1];

/**
 * The largest size that passes each floor. The book leaves hatches without a size; a partial floor is
 * about half open, so it is a medium gap.
 */
export const LARGEST_THROUGH_FLOOR: readonly number[] = [ANY_SIZE, 2, NOTHING];

/** The gap that a wall leaves. */
export function gapOf(wall: Wall): Gap {
  switch (wall) {
    case 'low-large':
      return 'large';
    case 'low-medium':
      return 'medium';
    case 'low-small':
      return 'small';
    default:
      return wall;
  }
}

/**
 * Whether a figure of that size passes the wall.
 *
 * @example
 * ```ts
 * letsPass('medium', 2); // true
 * letsPass('large', 4); // false
 * ```
 */
export function letsPass(wall: Wall, size: number): boolean {
  return size <= (LARGEST_THROUGH_WALL[WALLS.indexOf(wall)] ?? NOTHING);
}
