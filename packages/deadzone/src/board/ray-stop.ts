import { isSolid, type CubeBoard } from './board.ts';
import { PARTS, type SubPoint } from './body.ts';
import { SQUARES, type Cube } from './cube.ts';
import { cubeOf } from './plan.ts';
import { COLUMN_WALL, FLOOR, KIND, SMOKE } from './ray.ts';

/** What a stop was. A wall or floor of a solid cube is `solid`. */
export type Stop =
  | { readonly by: 'wall'; readonly cube: Cube; readonly side: 'north' | 'east' | 'south' | 'west' }
  | { readonly by: 'floor' | 'solid' | 'smoke'; readonly cube: Cube };

/** Decodes a result of {@link firstStop}. A wall belongs to the cube at its west or north. */
export function readStop(board: CubeBoard, stop: number): Stop {
  const kind = Math.floor(stop / KIND);
  const place = stop % KIND;
  if (kind === SMOKE) return { by: 'smoke', cube: cubeOf(place) };
  if (kind === FLOOR) {
    const [column, row, level] = cubeOf(place);
    const solid = solidAmong(board, [column, row, level], [column, row, level - 1]);
    return solid ?? { by: 'floor', cube: [column, row, level] };
  }
  if (kind === COLUMN_WALL) {
    const line = place % (SQUARES + 1);
    const rest = Math.floor(place / (SQUARES + 1));
    const row = (rest % SQUARES) + 1;
    const level = Math.floor(rest / SQUARES) + 1;
    const cube: Cube = [line, row, level];
    return solidAmong(board, cube, [line + 1, row, level]) ?? { by: 'wall', cube, side: 'east' };
  }
  const column = (place % SQUARES) + 1;
  const rest = Math.floor(place / SQUARES);
  const line = rest % (SQUARES + 1);
  const level = Math.floor(rest / (SQUARES + 1)) + 1;
  const cube: Cube = [column, line, level];
  return solidAmong(board, cube, [column, line + 1, level]) ?? { by: 'wall', cube, side: 'south' };
}

function solidAmong(board: CubeBoard, ...cubes: readonly Cube[]): Stop | undefined {
  const cube = cubes.find((each) => isSolid(board, each));
  return cube && { by: 'solid', cube };
}

/** Where on the line the stop is, to the nearest part: for drawing. */
export function stopPoint(stop: number, a: SubPoint, b: SubPoint): SubPoint {
  const kind = Math.floor(stop / KIND);
  const place = stop % KIND;
  if (kind === SMOKE) {
    const cube = cubeOf(place);
    const shares = [0, 1, 2].map((axis) => {
      const from = a[axis] ?? 0;
      const way = (b[axis] ?? 0) - from;
      const low = ((cube[axis] ?? 1) - 1) * PARTS;
      return way === 0 ? 0 : ((way > 0 ? low : low + PARTS) - from) / way;
    });
    return pointAt(a, b, Math.max(0, ...shares));
  }
  if (kind === FLOOR) {
    const level = cubeOf(place)[2];
    return pointAt(a, b, ((level - 1) * PARTS - a[2]) / (b[2] - a[2]));
  }
  if (kind === COLUMN_WALL) {
    const line = place % (SQUARES + 1);
    return pointAt(a, b, (line * PARTS - a[0]) / (b[0] - a[0]));
  }
  const line = Math.floor(place / SQUARES) % (SQUARES + 1);
  return pointAt(a, b, (line * PARTS - a[1]) / (b[1] - a[1]));
}

function pointAt(a: SubPoint, b: SubPoint, share: number): SubPoint {
  return [
    Math.round(a[0] + (b[0] - a[0]) * share),
    Math.round(a[1] + (b[1] - a[1]) * share),
    Math.round(a[2] + (b[2] - a[2]) * share),
  ];
}
