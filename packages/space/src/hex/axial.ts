/**
 * Flat-topped hexes in axial coordinates `[q, r]`, the centre at `[0, 0]`. Directions count
 * clockwise from the top, so that turning a tile by one step adds one to a direction.
 */
export type Hex = readonly [q: number, r: number];

/** One of the six ways out of a hex: 0 is the top edge, then clockwise. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The direction that a number of sixth turns comes to; any whole number will do. */
export function direction(turns: number): Direction {
  const way = ((turns % 6) + 6) % 6;
  return DIRECTIONS[way] ?? 0;
}

/** The direction back. */
export function opposite(way: Direction): Direction {
  return direction(way + 3);
}

/** The direction a tile's edge faces when the tile is turned by `rotation` sixths. */
export function facing(edge: number, rotation: number): Direction {
  return direction(edge + rotation);
}

/**
 * The hex `steps` away in a straight line.
 *
 * @example
 * ```ts
 * towards([0, 0], 0, 2); // [0, -2]
 * ```
 */
export function towards(from: Hex, way: Direction, steps = 1): Hex {
  const [q, r] = STEPS[way];
  return [from[0] + q * steps, from[1] + r * steps];
}

/**
 * How many steps lie between two hexes.
 *
 * @example
 * ```ts
 * hexDistance([0, 0], [2, -1]); // 2
 * ```
 */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Whether two hexes are one. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The hex turned about the centre by a number of sixth turns clockwise. */
export function turnHex(hex: Hex, turns: number): Hex {
  let [q, r] = hex;
  for (let i = direction(turns); i > 0; i--) [q, r] = [-r, q + r];
  return [q === 0 ? 0 : q, r === 0 ? 0 : r];
}

/**
 * The direction in which `to` lies in a straight line from `from`; `undefined` if in none.
 *
 * @example
 * ```ts
 * directionTo([0, 0], [0, -2]); // 0
 * directionTo([0, 0], [1, -2]); // undefined
 * ```
 */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  const distance = hexDistance(from, to);
  if (distance === 0) return undefined;
  return DIRECTIONS.find((way) => sameHex(towards(from, way, distance), to));
}

/** The hexes at exactly this distance, clockwise from the top. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let hex = towards(centre, 0, radius);
  for (const way of DIRECTIONS) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex);
      hex = towards(hex, direction(way + 2));
    }
  }
  return hexes;
}

/** The short text of a hex: `0,-1`. */
export function makeHex(hex: Hex): string {
  return `${hex[0]},${hex[1]}`;
}

/** Reads what {@link makeHex} wrote; `undefined` for anything else. */
export function parseHex(text: string): Hex | undefined {
  const match = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text);
  return match ? [Number(match[1]) + 0, Number(match[2]) + 0] : undefined;
}
