import {
  floorAt,
  gapOf,
  climbAt,
  wallAt,
  type Cube,
  type CubeBoard,
  type Gap,
  type Side,
  type Wall,
} from '../board/index.ts';
import { svgNode, randomFromName, type SvgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { patches, squares, type VisibleSquare } from './plan-ground.ts';
import { CUBE } from './plan-layout.ts';

/** Shadows fall to the lower right; their length is the height of the thing. */
export function shadesOf(seen: readonly VisibleSquare[]): SvgNode {
  const d = seen
    .filter(({ level, kind }) => level > 1 || kind === 'solid')
    .map(({ column, row, level, kind }) => {
      const high = (kind === 'solid' ? level : level - 1) * 11;
      const [x, y] = [(column - 1) * CUBE, (row - 1) * CUBE];
      return `M${x} ${y}h${CUBE}l${high} ${high}v${CUBE}h${-CUBE}l${-high} ${-high}Z`;
    });
  return svgNode('path', { class: 'shade', d: d.join('') });
}

/** Floors and roofs: one path for each kind, and their ribs. */
export function floorsOf(seen: readonly VisibleSquare[], board: CubeBoard): readonly SvgChild[] {
  return patches(seen).flatMap((patch) => {
    const [first] = patch;
    if (!first) return [];
    const random = randomFromName(`${board.id}-${first.column}-${first.row}`);
    const rust = random() < 0.45;
    const tone = first.kind === 'block' || first.kind === 'solid' ? (rust ? ' rust' : '') : '';
    return [
      svgNode('g', { class: `storey ${first.kind}${tone}` }, [
        svgNode('path', { class: 'top', d: patch.map(squarePath).join('') }),
        svgNode('path', { class: 'ribs', d: patch.map((each) => ribs(each, rust)).join('') }),
        svgNode('path', { class: 'rim', d: rimOf(patch) }),
      ]),
    ];
  });
}

/** Rooms on the ground: nothing but a floor. */
export function roomsOf(seen: readonly VisibleSquare[]): SvgChild {
  const rooms = seen.filter(({ level, kind }) => level === 1 && kind === 'room');
  if (rooms.length === 0) return undefined;
  return svgNode('g', { class: 'storey room' }, [
    svgNode('path', { class: 'top', d: rooms.map(squarePath).join('') }),
    svgNode('path', { class: 'ribs', d: rooms.map((each) => ribs(each, false)).join('') }),
  ]);
}

/** The tab that says which level one sees. */
export function tabsOf(seen: readonly VisibleSquare[]): readonly SvgNode[] {
  return patches(seen).flatMap((patch) => {
    const last = patch.reduce((best, each) =>
      each.row * 10 + each.column > best.row * 10 + best.column ? each : best,
    );
    if (last.kind === 'solid' || patch.length < 2) return [];
    return [
      svgNode(
        'g',
        {
          class: 'level-tab',
          transform: `translate(${last.column * CUBE - 14} ${last.row * CUBE - 14})`,
        },
        [
          svgNode('rect', { x: -10, y: -9, width: 20, height: 18, rx: 4 }),
          svgNode('text', { y: 1, 'font-size': 12 }, String(last.level)),
        ],
      ),
    ];
  });
}

function squarePath({ column, row }: VisibleSquare): string {
  return `M${(column - 1) * CUBE} ${(row - 1) * CUBE}h${CUBE}v${CUBE}h${-CUBE}Z`;
}

/** Ribs of a container, boards of a roof, slabs of a room. */
function ribs({ column, row, kind }: VisibleSquare, across: boolean): string {
  const [x, y] = [(column - 1) * CUBE, (row - 1) * CUBE];
  const steps =
    kind === 'room'
      ? [20, 40, 60]
      : kind === 'walkway'
        ? [16, 32, 48, 64]
        : [10, 20, 30, 40, 50, 60, 70];
  const lines = steps.map((step) =>
    across ? `M${x} ${y + step}h${CUBE}` : `M${x + step} ${y}v${CUBE}`,
  );
  const crossed = kind === 'room' ? steps.map((step) => `M${x} ${y + step}h${CUBE}`) : [];
  const stop = kind === 'solid' ? [`M${x + 8} ${y + 8}l64 64M${x + 72} ${y + 8}l-64 64`] : [];
  return [...lines, ...crossed, ...stop].join('');
}

/** The edge of a patch: sides whose neighbour is not of it. */
function rimOf(patch: readonly VisibleSquare[]): string {
  const has = (column: number, row: number) =>
    patch.some((each) => each.column === column && each.row === row);
  return patch
    .map(({ column, row }) => {
      const [x, y] = [(column - 1) * CUBE, (row - 1) * CUBE];
      return [
        has(column, row - 1) ? '' : `M${x} ${y}h${CUBE}`,
        has(column, row + 1) ? '' : `M${x} ${y + CUBE}h${CUBE}`,
        has(column - 1, row) ? '' : `M${x} ${y}v${CUBE}`,
        has(column + 1, row) ? '' : `M${x + CUBE} ${y}v${CUBE}`,
      ].join('');
    })
    .join('');
}

/** How much of the middle of a wall is open, by its gap. */
const OPENING: Readonly<Record<Gap, number>> = {
  blocked: 0,
  small: 0.25,
  medium: 0.5,
  large: 0.75,
  open: 1,
};

/** Dots beside a gap: the largest size that passes. */
const DOTS: Readonly<Record<Gap, number>> = { blocked: 0, small: 1, medium: 2, large: 3, open: 0 };

const THICK = 9;

/** The walls of the level, and those that are seen on lower ones. */
export function wallsOf(board: CubeBoard, seen: readonly VisibleSquare[], level: number): SvgNode {
  const walls = edges().flatMap(({ cube: [column, row], side }) => {
    const here = seen.find((each) => each.column === column && each.row === row);
    const next = nextTo([column, row, 1], side);
    const there = seen.find((each) => each.column === next[0] && each.row === next[1]);
    const floors = [here, there].flatMap((each) =>
      each && each.kind !== 'solid' ? [each.level] : [],
    );
    const wanted = [...new Set([level, ...floors])].filter(
      (each) => floors.includes(each) || each === level,
    );
    return wanted.flatMap((each) => {
      const wall = wallAt(board, [column, row, each], side);
      if (wall === 'open' || isBuried(seen, column, row, side, each)) return [];
      return [wallPicture([column, row, each], side, wall, each === level)];
    });
  });
  return svgNode('g', { class: 'walls' }, walls);
}

/** Whether both sides of a wall are higher than it, so that nobody sees it. */
function isBuried(
  seen: readonly VisibleSquare[],
  column: number,
  row: number,
  side: Side,
  level: number,
): boolean {
  const next = nextTo([column, row, 1], side);
  const around = [
    [column, row],
    [next[0], next[1]],
  ].map(([c, r]) => seen.find((each) => each.column === c && each.row === r));
  return (
    around.every((each) => !each || each.level > level || each.kind === 'solid') ||
    around.some((each) => each?.kind === 'solid' && each.level === level)
  );
}

/** Every edge between two squares once, and those of the rim. */
function edges(): readonly { readonly cube: Cube; readonly side: Side }[] {
  return squares().flatMap(([column, row]) => [
    ...(row === 1 ? [{ cube: [column, row, 1] as const, side: 'north' as const }] : []),
    ...(column === 1 ? [{ cube: [column, row, 1] as const, side: 'west' as const }] : []),
    { cube: [column, row, 1] as const, side: 'south' as const },
    { cube: [column, row, 1] as const, side: 'east' as const },
  ]);
}

function nextTo([column, row, level]: Cube, side: Side): Cube {
  const [across, along] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[side];
  return [column + (across ?? 0), row + (along ?? 0), level];
}

/** A wall along one side, with a real opening; low ones are as thick as they are high. */
function wallPicture([column, row]: Cube, side: Side, wall: Wall, now: boolean): SvgNode {
  const flat = side === 'north' || side === 'south';
  const x = (side === 'east' ? column : column - 1) * CUBE;
  const y = (side === 'south' ? row : row - 1) * CUBE;
  const low = wall.startsWith('low-');
  const gap = gapOf(wall);
  const open = low ? 0 : OPENING[gap] * CUBE;
  const thick = low ? (gap === 'large' ? 4 : gap === 'medium' ? 6 : 7) : THICK;
  const length = (CUBE - open) / 2;
  const bar = (from: number, long: number) =>
    flat
      ? `M${x + from} ${y - thick / 2}h${long}v${thick}h${-long}Z`
      : `M${x - thick / 2} ${y + from}h${thick}v${long}h${-thick}Z`;
  const d = open === 0 ? bar(0, CUBE) : bar(0, length) + bar(CUBE - length, length);
  const dots = Array.from({ length: low || !now ? 0 : DOTS[gap] }, (_, i) => {
    const along = CUBE / 2 + (i - (DOTS[gap] - 1) / 2) * 8;
    return flat ? `M${x + along} ${y}h.1` : `M${x} ${y + along}h.1`;
  });
  return svgNode('g', { class: `wall${low ? ' low' : ''}${now ? '' : ' lower'}` }, [
    svgNode('path', { class: 'bar', d }),
    dots.length > 0 && svgNode('path', { class: 'dots', d: dots.join('') }),
  ]);
}

/** Ladders, stairs and ramps of the level, and hatches in its floors. */
export function risesOf(board: CubeBoard, seen: readonly VisibleSquare[]): readonly SvgChild[] {
  return seen.flatMap(({ column, row, level, kind }) => {
    if (kind === 'solid') return [];
    const cube: Cube = [column, row, level];
    const rise = climbAt(board, cube);
    const at = `translate(${(column - 0.5) * CUBE} ${(row - 0.5) * CUBE})`;
    const hatch = level > 1 && floorAt(board, cube) === 'partial';
    return [
      hatch && svgNode('path', { class: 'hatch', transform: at, d: 'M-27-27h54v54h-54Z' }),
      rise?.kind === 'ladder' &&
        svgNode('path', {
          class: 'ladder',
          transform: at,
          d: 'M20-34v26M34-34v26M20-30h14M20-24h14M20-18h14M20-12h14',
        }),
      rise &&
        rise.kind !== 'ladder' &&
        svgNode('g', { class: rise.kind, transform: `${at} rotate(${TURN[rise.towards]})` }, [
          svgNode('path', { class: 'flight', d: 'M-30-40h60v80h-60Z' }),
          svgNode('path', {
            class: 'treads',
            d:
              rise.kind === 'stairs'
                ? 'M-30-27h60M-30-13h60M-30 0h60M-30 13h60M-30 27h60'
                : 'M-30-40 0-26 30-40M-30-14 0 0 30-14M-30 12 0 26 30 12',
          }),
          svgNode('path', { class: 'up', d: 'M0 26V-20M-10-10 0-22 10-10' }),
        ]),
    ];
  });
}

/** Stairs are drawn going up to the north, and turned. */
const TURN: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** Walkways above the level: where something hangs over it. */
export function overheadOf(board: CubeBoard, level: number): SvgChild {
  const d = squares().flatMap(([column, row]) => {
    const above = Array.from(
      { length: Math.max(0, board.levels - level) },
      (_, i) => level + 1 + i,
    );
    const hangs = above.some((each) => floorAt(board, [column, row, each]) === 'partial');
    return hangs
      ? [
          `M${(column - 1) * CUBE + 6} ${(row - 1) * CUBE + 6}h${CUBE - 12}v${CUBE - 12}h${-(CUBE - 12)}Z`,
        ]
      : [];
  });
  return d.length > 0 && svgNode('path', { class: 'overhead', d: d.join('') });
}
