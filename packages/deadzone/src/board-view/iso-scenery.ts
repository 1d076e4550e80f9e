import {
  floorAt,
  gapOf,
  hasFloor,
  isSolid,
  climbAt,
  wallAt,
  type Cube,
  type CubeBoard,
  type Side,
  type Wall,
} from '../board/index.ts';
import type { Point } from '@skirmish-kit/space';
import { svgNode, randomFromName, type SvgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { isoPoint, STOREY, type IsoTurn } from './iso-point.ts';

/** How much of a wall is left of the level that is looked at: a doll's house. */
const FAR_CUT = 0.46;
const NEAR_CUT = 0.3;

export const path = (points: readonly Point[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** The floor of a cube as it is drawn, drawn in by so much. */
export function tilePath([column, row, level]: Cube, inset = 0): string {
  const [a, b, c, d] = [
    [column - 1 + inset, row - 1 + inset],
    [column - inset, row - 1 + inset],
    [column - inset, row - inset],
    [column - 1 + inset, row - inset],
  ].map(([x = 0, y = 0]) => isoPoint(x, y, level));
  return a && b && c && d ? path([a, b, c, d]) : '';
}

/** A block or floor has one of two colours, by its place, so that neighbours can be told apart. */
function toneOf(board: CubeBoard, [column, row]: Cube): string {
  const random = randomFromName(`${board.id}-${(column + 1) >> 1}-${(row + 1) >> 1}`);
  return random() < 0.45 ? ' rust' : '';
}

/** What fills a cube or lies under it, but the ground itself. */
export function bodyPicture(board: CubeBoard, turn: IsoTurn, drawn: Cube): readonly SvgChild[] {
  const cube = turn.cubeAt(drawn);
  const [column, row, level] = drawn;
  if (isSolid(board, cube)) {
    const south = turn.cubeAt([column, row + 1, level]);
    const east = turn.cubeAt([column + 1, row, level]);
    return [
      svgNode('g', { class: `block${toneOf(board, cube)}` }, [
        !isSolid(board, south) && facePicture('left', drawn, STOREY),
        !isSolid(board, east) && facePicture('right', drawn, STOREY),
        svgNode('path', { class: 'face top', d: tilePath([column, row, level + 1]) }),
        svgNode('path', { class: 'ribs', d: ribsPath([column, row, level + 1]) }),
      ]),
    ];
  }
  if (level === 1) return [];
  const below = turn.cubeAt([column, row, level - 1]);
  const floor = floorAt(board, cube);
  if (floor === 'none' || isSolid(board, below)) return [];
  const name = floor === 'partial' ? 'slab partial' : 'slab';
  return [
    svgNode('g', { class: `${name}${toneOf(board, cube)}` }, [
      svgNode('path', { class: 'face left', d: edgePath(drawn, 'south') }),
      svgNode('path', { class: 'face right', d: edgePath(drawn, 'east') }),
      svgNode('path', { class: 'face top', d: tilePath(drawn) }),
      floor === 'partial'
        ? svgNode('path', { class: 'hatch', d: tilePath(drawn, 0.17) })
        : svgNode('path', { class: 'ribs', d: ribsPath(drawn) }),
    ]),
  ];
}

/** Boards across a floor. */
function ribsPath([column, row, level]: Cube): string {
  return [0.25, 0.5, 0.75]
    .map((at) => {
      const from = isoPoint(column - 1, row - 1 + at, level);
      const to = isoPoint(column, row - 1 + at, level);
      return `M${from.join(' ')}L${to.join(' ')}`;
    })
    .join('');
}

const EDGE = 5;

/** The edge of a floor on one of the near sides. */
function edgePath([column, row, level]: Cube, side: 'south' | 'east'): string {
  const [a, b] = ends([column, row, level], side);
  return path([a, b, [b[0], b[1] + EDGE], [a[0], a[1] + EDGE]]);
}

/** The two ends of a side on the floor of a cube. */
function ends([column, row, level]: Cube, side: Side): readonly [Point, Point] {
  switch (side) {
    case 'north':
      return [isoPoint(column - 1, row - 1, level), isoPoint(column, row - 1, level)];
    case 'south':
      return [isoPoint(column - 1, row, level), isoPoint(column, row, level)];
    case 'west':
      return [isoPoint(column - 1, row - 1, level), isoPoint(column - 1, row, level)];
    case 'east':
      return [isoPoint(column, row - 1, level), isoPoint(column, row, level)];
  }
}

/** A face of a block: the left one looks south, the right one east. */
function facePicture(name: 'left' | 'right', drawn: Cube, high: number): SvgNode {
  const [a, b] = ends(drawn, name === 'left' ? 'south' : 'east');
  return svgNode('path', {
    class: `face ${name}`,
    d: path([a, b, [b[0], b[1] - high], [a[0], a[1] - high]]),
  });
}

/** Where a gap is cut out of a wall: from, to, sill, lintel, as parts of its length and height. */
const CUTS: Readonly<Partial<Record<Wall, readonly [number, number, number, number]>>> = {
  small: [0.375, 0.625, 1 / 3, 0.75],
  medium: [0.25, 0.75, 1 / 3, 0.82],
  large: [0.125, 0.875, 0, 0.86],
};

/** A notch in a wall that is cut down, as a part of its whole height. */
const NOTCH = 0.12;

/** How high low walls are. */
const LOW: Readonly<Partial<Record<Wall, number>>> = {
  'low-large': 0.25,
  'low-medium': 0.5,
  'low-small': 0.75,
};

/** A wall on a side of a cube; on the level that is looked at it is cut down. */
export function wallPicture(
  board: CubeBoard,
  turn: IsoTurn,
  drawn: Cube,
  side: Side,
  shown: number,
): SvgChild {
  const cube = turn.cubeAt(drawn);
  const wall = wallAt(board, cube, turn.sideAt(side));
  if (wall === 'open' || isSolid(board, cube)) return undefined;
  const next = turn.cubeAt(isClearOfSegment(drawn, side));
  if (isSolid(board, next)) return undefined;
  const near = side === 'south' || side === 'east';
  const inside = hasFloor(board, cube) && near;
  const cut = drawn[2] < shown ? 1 : inside ? NEAR_CUT : FAR_CUT;
  const high = Math.min(cut, LOW[wall] ?? 1);
  const [a, b] = ends(drawn, side);
  const at = (along: number, up: number): Point => [
    Math.round(a[0] + (b[0] - a[0]) * along),
    Math.round(a[1] + (b[1] - a[1]) * along - up * STOREY),
  ];
  const outline = path([at(0, 0), at(1, 0), at(1, high), at(0, high)]);
  const gap = CUTS[gapOf(wall)];
  const isLow = LOW[wall] !== undefined;
  const hole = gap && !isLow ? holePath(at, gap, high) : '';
  const name = side === 'south' || side === 'north' ? 'left' : 'right';
  return svgNode('path', {
    class: `face wall-face ${name}${isLow ? ' low' : ''}${toneOf(board, cube)}`,
    'fill-rule': 'evenodd',
    d: outline + hole,
  });
}

function holePath(
  at: (along: number, up: number) => Point,
  [from, to, sill, lintel]: readonly [number, number, number, number],
  high: number,
): string {
  const top = Math.min(lintel, high);
  // In a wall that is cut down lower than its window, a notch still shows the window.
  const foot = Math.min(sill, top - NOTCH);
  return path([at(from, foot), at(to, foot), at(to, top), at(from, top)]);
}

function isClearOfSegment([column, row, level]: Cube, side: Side): Cube {
  switch (side) {
    case 'north':
      return [column, row - 1, level];
    case 'south':
      return [column, row + 1, level];
    case 'west':
      return [column - 1, row, level];
    case 'east':
      return [column + 1, row, level];
  }
}

/** Stairs and ramps as a slope, ladders as rungs. */
export function risePicture(board: CubeBoard, turn: IsoTurn, drawn: Cube): SvgChild {
  const rise = climbAt(board, turn.cubeAt(drawn));
  if (!rise) return undefined;
  const [column, row, level] = drawn;
  if (rise.kind === 'ladder') {
    const [x, y] = isoPoint(column - 0.25, row - 0.75, level);
    const rungs = [8, 16, 24, 32, 40].map((up) => `M${x - 5} ${y - up + 2}l10 -3`).join('');
    return svgNode('path', {
      class: 'ladder',
      d: `M${x - 5} ${y}v-${STOREY - 4}M${x + 5} ${y - 4}v-${STOREY - 4}${rungs}`,
    });
  }
  return slopePicture(drawn, turn.sideDrawn(rise.towards), rise.kind);
}

/** A slope that rises towards a side. */
function slopePicture(drawn: Cube, towards: Side, kind: 'stairs' | 'ramp'): SvgNode {
  const [high, highTo] = ends([drawn[0], drawn[1], drawn[2] + 1], towards);
  const [low, lowTo] = ends(drawn, OPPOSITE[towards]);
  const [foot, footTo] = ends(drawn, towards);
  const across = (part: number): string => {
    const from = between(low, high, part);
    const to = between(lowTo, highTo, part);
    return `M${from.join(' ')}L${to.join(' ')}`;
  };
  const steps = kind === 'stairs' ? [1, 2, 3, 4, 5, 6, 7].map((i) => i / 8) : [0.34, 0.67];
  return svgNode('g', { class: `slope ${kind}` }, [
    svgNode('path', { class: 'face left', d: path([low, high, foot]) }),
    svgNode('path', { class: 'face right', d: path([lowTo, highTo, footTo]) }),
    svgNode('path', { class: 'face top', d: path([low, lowTo, highTo, high]) }),
    svgNode('path', { class: 'treads', d: steps.map(across).join('') }),
  ]);
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [Math.round(ax + (bx - ax) * part), Math.round(ay + (by - ay) * part)];
}
