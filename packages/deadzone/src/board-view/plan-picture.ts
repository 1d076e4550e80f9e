import { makeCube, sameCube, type Cube } from '../board/index.ts';
import { svgNode, type SvgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { sidePlate, tokenPicture } from '@skirmish-kit/ui/table';
import { visibleSquares, squares } from './plan-ground.ts';
import { CUBE, planMiddle, planPlaces, type PlacedFigure } from './plan-layout.ts';
import {
  floorsOf,
  overheadOf,
  risesOf,
  roomsOf,
  shadesOf,
  tabsOf,
  wallsOf,
} from './plan-scenery.ts';
import type { ReachableCube, CubeScene, CubeZone } from './scene.ts';

const WIDE = 8 * CUBE;
/** Room for letters and digits. */
const MARGIN = 30;

/** The whole plan with its letters and digits. */
export const PLAN_VIEW = {
  x: -MARGIN,
  y: -MARGIN,
  width: WIDE + MARGIN + 8,
  height: WIDE + MARGIN + 8,
};

/** Draws ways and lines of sight over a plan; a page loads it after its first question. */
export type PlanOverlay = (
  scene: CubeScene,
  placed: readonly PlacedFigure[],
) => readonly SvgChild[];

/** A board of cubes from above: the level that is looked at, roofs below it, nothing above it. */
export function planPicture(scene: CubeScene, overlay?: PlanOverlay): SvgNode {
  const { board, level, figures } = scene;
  const { x, y, width, height } = PLAN_VIEW;
  const seen = visibleSquares(board, level);
  const placed = planPlaces(figures);
  return svgNode('svg', { class: 'table cubes plan', viewBox: `${x} ${y} ${width} ${height}` }, [
    svgNode('g', { class: 'ground' }, [
      svgNode('rect', { class: 'sheet', width: WIDE, height: WIDE }),
      ...(scene.zones ?? []).map(zonePicture),
      svgNode('path', { class: 'grid', d: GRID }),
      lettersPicture(),
    ]),
    svgNode('g', { class: 'scenery' }, [
      roomsOf(seen),
      shadesOf(seen),
      ...floorsOf(seen, board),
      ...risesOf(board, seen),
      wallsOf(board, seen, level),
      overheadOf(board, level),
      ...tabsOf(seen),
    ]),
    svgNode('rect', { class: 'border', width: WIDE, height: WIDE }),
    svgNode('g', { class: 'squares' }, squaresPicture(scene)),
    svgNode('g', { class: 'marks' }, marksPicture(scene)),
    svgNode(
      'g',
      { class: 'reach' },
      [...nearestReach(scene).values()].map((each) => reachPicture(each, scene)),
    ),
    svgNode('g', { class: 'figures' }, figuresPicture(placed, scene)),
    svgNode('g', { class: 'overlay' }, overlay?.(scene, placed) ?? []),
  ]);
}

const GRID = [1, 2, 3, 4, 5, 6, 7]
  .map((each) => `M${each * CUBE} 0V${WIDE}M0 ${each * CUBE}H${WIDE}`)
  .join('');

function lettersPicture(): SvgNode {
  const marks = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((each) => [
    svgNode(
      'text',
      { x: (each - 0.5) * CUBE, y: -15, 'font-size': 15 },
      'ABCDEFGH'[each - 1] ?? '',
    ),
    svgNode('text', { x: -15, y: (each - 0.5) * CUBE, 'font-size': 15 }, String(each)),
  ]);
  return svgNode('g', { class: 'letters' }, marks);
}

/** The first zone is hatched, the other plain: they stay apart in grey. */
function zonePicture({ from, to, side }: CubeZone, i: number): SvgNode {
  const [x, y] = [(from[0] - 1) * CUBE, (from[1] - 1) * CUBE];
  const [width, height] = [(to[0] - from[0] + 1) * CUBE, (to[1] - from[1] + 1) * CUBE];
  const lines: string[] = [];
  for (let at = 0; i === 0 && at < width + height; at += 14) {
    const left = Math.max(0, at - height);
    const right = Math.min(width, at);
    lines.push(`M${x + left} ${y + Math.min(height, at)}L${x + right} ${y + at - right}`);
  }
  return svgNode('g', { class: side === undefined ? 'zone' : `zone side-${side}` }, [
    svgNode('rect', { x, y, width, height }),
    lines.length > 0 && svgNode('path', { d: lines.join('') }),
  ]);
}

/** What can be reached, one cube a square: the nearest to the level that is looked at. */
function nearestReach({ reach = [], level }: CubeScene): ReadonlyMap<string, ReachableCube> {
  const found = new Map<string, ReachableCube>();
  const apart = ({ cube }: ReachableCube) =>
    Math.abs(cube[2] - level) * 2 + (cube[2] > level ? 1 : 0);
  for (const each of reach) {
    const square = `${each.cube[0]} ${each.cube[1]}`;
    const known = found.get(square);
    if (!known || apart(each) < apart(known)) found.set(square, each);
  }
  return found;
}

/** Squares to point at: each stands for the cube that can be chosen there, or is seen there. */
function squaresPicture(scene: CubeScene): readonly SvgNode[] {
  const { board, level, chosen } = scene;
  const seen = visibleSquares(board, level);
  const offered = nearestReach(scene);
  return squares().map(([column, row], i) => {
    const offer = offered.get(`${column} ${row}`)?.cube;
    const cube = offer ?? [column, row, seen[i]?.level ?? 1];
    const isChosen = chosen !== undefined && sameCube(chosen, cube);
    return svgNode(
      'rect',
      {
        class: `square${isChosen ? ' chosen' : ''}${offer ? ' offered' : ''}`,
        'data-cube': makeCube(cube),
        'data-card': `cube:${makeCube(cube)}`,
        x: (column - 1) * CUBE,
        y: (row - 1) * CUBE,
        width: CUBE,
        height: CUBE,
      },
      [svgNode('title', {}, scene.cubeTitle?.(cube) ?? makeCube(cube))],
    );
  });
}

function marksPicture({
  objectives = [],
  things = [],
  smoke = [],
  level,
}: CubeScene): readonly SvgChild[] {
  return [
    ...things.map(({ id, cube, title }) =>
      svgNode(
        'g',
        {
          class: faded('thing', cube, level),
          'data-card': `item:${id}`,
          transform: at(cube, -24, -24),
        },
        [svgNode('title', {}, title), svgNode('path', { d: 'M-8-8h16v16h-16ZM-3-3 3 3M-3 3 3-3' })],
      ),
    ),
    ...objectives.map(({ id, cube, label, title, side }) =>
      svgNode(
        'g',
        {
          class: faded(
            side === undefined ? 'objective' : `objective held side-${side}`,
            cube,
            level,
          ),
          'data-card': `goal:${id}`,
          transform: at(cube, 24, 24),
        },
        [
          svgNode('title', {}, title),
          svgNode('path', { class: 'diamond', d: 'M0-14 14 0 0 14-14 0Z' }),
          svgNode('text', { y: 1, 'font-size': 14 }, label),
        ],
      ),
    ),
    ...smoke.map(({ cube, title }) =>
      svgNode('g', { class: faded('smoke', cube, level), transform: at(cube, 0, 0) }, [
        svgNode('title', {}, title),
        svgNode('path', {
          class: 'cloud',
          d: 'M-30 14a15 15 0 0 1 2-29a17 17 0 0 1 30-8a16 16 0 0 1 27 12a14 14 0 0 1 0 27a17 17 0 0 1-29 7a16 16 0 0 1-30-9Z',
        }),
        svgNode('text', { y: 1, 'font-size': 13 }, title),
      ]),
    ),
  ];
}

function faded(name: string, cube: Cube, level: number): string {
  return cube[2] === level ? name : `${name} elsewhere`;
}

function at(cube: Cube, dx: number, dy: number): string {
  const [x, y] = planMiddle(cube);
  return `translate(${x + dx} ${y + dy})`;
}

/** A reachable cube: filled for what is usual, dashed for what takes more, with its steps. */
function reachPicture({ cube, text, far }: ReachableCube, { level }: CubeScene): SvgNode {
  const [x, y] = [(cube[0] - 1) * CUBE, (cube[1] - 1) * CUBE];
  const mark = cube[2] === level ? 0 : cube[2] > level ? -1 : 1;
  return svgNode(
    'g',
    { class: far ? 'reached far' : 'reached', transform: `translate(${x} ${y})` },
    [
      svgNode('rect', { x: 5, y: 5, width: CUBE - 10, height: CUBE - 10, rx: 6 }),
      text !== '' && svgNode('circle', { cx: 15, cy: 15, r: 9 }),
      text !== '' && svgNode('text', { x: 15, y: 15.5, 'font-size': 12 }, text),
      mark !== 0 &&
        svgNode('path', {
          class: 'up-or-down',
          transform: `translate(${CUBE - 15} 15) scale(1 ${mark})`,
          d: 'M-6-5H6L0 5Z',
        }),
    ],
  );
}

/** Figures on the level as tokens; on others a plate with an arrow. */
function figuresPicture(placed: readonly PlacedFigure[], scene: CubeScene): readonly SvgNode[] {
  const fights = new Set<string>();
  for (const a of placed)
    for (const b of placed)
      if (a.figure.side !== b.figure.side && sameCube(a.figure.cube, b.figure.cube))
        fights.add(makeCube(a.figure.cube));
  const shown = placed.filter(({ figure }) => figure.cube[2] <= scene.level || !figure.out);
  return [
    ...[...fights].flatMap((name) => {
      const found = placed.find(({ figure }) => makeCube(figure.cube) === name);
      if (!found || found.figure.cube[2] !== scene.level) return [];
      return [
        svgNode('path', {
          class: 'contested',
          transform: at(found.figure.cube, 0, 0),
          d: 'M-36-36 36 36',
        }),
      ];
    }),
    ...shown
      .toSorted((a, b) => rank(a) - rank(b))
      .map((each) =>
        each.figure.cube[2] === scene.level ? standing(each) : plate(each, scene.level),
      ),
  ];
}

/** Fallen first, who acts last. */
function rank({ figure: { out, marks = [], cube } }: PlacedFigure): number {
  return out ? 0 : marks.includes('acting') ? 200 : 10 + cube[1];
}

function standing({ figure, at: place, radius }: PlacedFigure): SvgNode {
  return tokenPicture({
    ...figure,
    at: place,
    radius,
    base: 'cut',
    pips: figure.size > 1 ? figure.size : 0,
    weaponTurn: figure.side % 2 === 0 ? 62 : -62,
  });
}

function plate({ figure, at: [x, y] }: PlacedFigure, level: number): SvgNode {
  const { id, side, label, title, marks = [], cube, out = false } = figure;
  const up = cube[2] > level;
  const classes = [
    'figure',
    'plate-only',
    `side-${side}`,
    side % 2 === 0 ? 'filled' : 'ringed',
    ...marks,
  ];
  if (out) classes.push('out');
  return svgNode(
    'g',
    {
      class: classes.join(' '),
      'data-figure': id,
      'data-card': `figure:${id}`,
      transform: `translate(${x} ${y})`,
    },
    [
      svgNode('title', {}, title),
      marks.includes('acting') && svgNode('circle', { class: 'acting-ring', r: 19 }),
      marks.includes('target') && svgNode('circle', { class: 'target-ring', r: 19 }),
      svgNode('path', { class: 'small-plate', d: sidePlate(side, 11) }),
      svgNode('text', { class: 'number', y: 0.5, 'font-size': 13 }, label),
      svgNode('path', {
        class: 'up-or-down',
        transform: `translate(17 -7) scale(1 ${up ? -1 : 1})`,
        d: 'M-5-4H5L0 4Z',
      }),
    ],
  );
}
