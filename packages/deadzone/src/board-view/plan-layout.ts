import { sameCube, type Cube, type SubPoint } from '../board/index.ts';
import type { Point } from '@skirmish-kit/space';
import type { CubeFigure } from './scene.ts';

/** The edge of a cube in the plan. */
export const CUBE = 80;
const PARTS = 24;
/** How far from the middle a figure in a corner is drawn, for a part. */
const SPREAD = 1.9;

/** A point of the battlefield in the plan. */
export function planPoint([x, y]: SubPoint): Point {
  return [Math.round((x * CUBE) / PARTS), Math.round((y * CUBE) / PARTS)];
}

/** The middle of a cube in the plan. */
export function planMiddle([column, row]: Cube): Point {
  return [(column - 0.5) * CUBE, (row - 0.5) * CUBE];
}

/** A figure where it is drawn. */
export interface PlacedFigure {
  readonly figure: CubeFigure;
  readonly at: Point;
  readonly radius: number;
}

/**
 * Where figures are drawn in their cubes: who is alone stands in the middle; otherwise four places a
 * side, nearest to the side's own corner.
 */
export function planPlaces(figures: readonly CubeFigure[]): readonly PlacedFigure[] {
  return figures.map((figure) => {
    const here = figures.filter(({ cube }) => sameCube(cube, figure.cube));
    const own = here.filter(({ side }) => side % 2 === figure.side % 2);
    const [x, y] = planMiddle(figure.cube);
    const crowd = own.length === here.length ? LOOSE[own.length] : undefined;
    const [dx, dy] = (crowd ?? CORNER)[own.indexOf(figure)] ?? [0, 0];
    const mirrored = crowd === undefined && figure.side % 2 === 0 ? 1 : -1;
    const turn = crowd === undefined ? mirrored : 1;
    const most = here.length === 1 ? 25 : here.length === 2 ? 18 : crowd ? 16 : 14;
    const large = figure.size > 1 ? Math.min(30, most + 4 * (figure.size - 1)) : most;
    const [east, south] = figure.spot ?? [];
    const at: Point =
      east === undefined || south === undefined
        ? [x + dx * turn, y + dy * turn]
        : [x + (east - PARTS / 2) * SPREAD, y + (south - PARTS / 2) * SPREAD];
    return { figure, at, radius: here.length === 1 ? large : most };
  });
}

/** Friends alone in a cube, by how many they are. */
const LOOSE: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-18, 0],
    [18, 0],
  ],
  3: [
    [-18, 16],
    [18, 16],
    [0, -17],
  ],
  4: [
    [-18, -18],
    [18, -18],
    [-18, 18],
    [18, 18],
  ],
};

/** Four places about the south-western corner; the other side has them about the north-eastern one. */
const CORNER: readonly Point[] = [
  [-22, 22],
  [-24, -7],
  [7, 24],
  [-2, 3],
];
