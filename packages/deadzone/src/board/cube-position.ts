import { bodyOf, PARTS, type SightBody } from './body.ts';

/** A place in a cube by its name: the middle, the sides and the corners. */
export const CUBE_POSITIONS = ['nw', 'n', 'ne', 'w', 'middle', 'e', 'sw', 's', 'se'] as const;
export type CubePosition = (typeof CUBE_POSITIONS)[number];

/**
 * Where in a cube a place is, in parts from the west and the north; who is large keeps within the cube.
 *
 * @example
 * ```ts
 * positionPoint('ne'); // [24, 0]
 * ```
 */
export function positionPoint(stand: CubePosition): readonly [x: number, y: number] {
  const i = CUBE_POSITIONS.indexOf(stand);
  return [((i % 3) * PARTS) / 2, (Math.floor(i / 3) * PARTS) / 2];
}

/** The name of a place; of one that has none, nothing. */
export function positionName([x, y]: readonly [x: number, y: number]): CubePosition | undefined {
  return CUBE_POSITIONS.find(
    (stand) => positionPoint(stand)[0] === x && positionPoint(stand)[1] === y,
  );
}

/** Whether two in one cube stand beside each other: bases that only touch do (DZ-CAP-02). */
export function positionsFit(a: SightBody, b: SightBody): boolean {
  const [first, second] = [bodyOf(a), bodyOf(b)];
  return ([0, 1] as const).some(
    (axis) =>
      first.high[axis] - RIM <= second.low[axis] + RIM ||
      second.high[axis] - RIM <= first.low[axis] + RIM,
  );
}

/** Arms reach so far over the edge of a base. */
const RIM = 1;
