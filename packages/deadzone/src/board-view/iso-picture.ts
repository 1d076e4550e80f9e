import { hasFloor, makeCube, sameCube, type Cube } from '../board/index.ts';
import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { isoFigure } from './iso-figure.ts';
import { isoPoint, IsoTurn, STOREY } from './iso-point.ts';
import { bodyPicture, path, risePicture, tilePath, wallPicture } from './iso-scenery.ts';
import { labelPicture } from './label.ts';
import { squareName, type Cutaway } from './cutaway.ts';
import { CUBE, planPlaces } from './plan-layout.ts';
import type { CubeLine, ReachableCube, CubeScene, CubeZone } from './scene.ts';

const PARTS = 24;

/**
 * A board of cubes from a corner; everything above the level that is looked at is taken off. The upper
 * storeys of one building may be lifted instead.
 */
export function isoPicture(scene: CubeScene, turns = 0, lift?: Cutaway): SvgNode {
  const { board } = scene;
  const turn = new IsoTurn(turns);
  const view = isoView(board.levels);
  return svgNode(
    'svg',
    {
      class: 'table cubes iso',
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      'data-turns': turns,
    },
    [
      svgNode('g', { class: 'ground' }, groundPicture(scene, turn)),
      svgNode('g', { class: 'storeys' }, storeysPicture(scene, turn, lift)),
      svgNode('g', { class: 'overlay' }, overlayPicture(scene, turn, lift)),
    ],
  );
}

/** How high a storey hangs above the one below it that lies open. */
const LIFTED = 58;

/** Whether a cube, as it is drawn, hangs in the air. */
function hangs(lift: Cutaway | undefined, turn: IsoTurn, drawn: Cube): lift is Cutaway {
  const [column, row, level] = turn.cubeAt(drawn);
  return lift !== undefined && level > lift.level && lift.squares.has(squareName(column, row));
}

function isoView(levels: number) {
  const top = (levels - 1) * STOREY + LIFTED;
  return { x: -430, y: -top, width: 860, height: top + 450 };
}

/** The slab, its grid, its zones and its letters. */
function groundPicture({ zones = [] }: CubeScene, turn: IsoTurn): readonly SvgNode[] {
  const [north, east, south, west] = [
    isoPoint(0, 0, 1),
    isoPoint(8, 0, 1),
    isoPoint(8, 8, 1),
    isoPoint(0, 8, 1),
  ];
  const down = ([x, y]: Point): Point => [x, y + 12];
  const lines = [1, 2, 3, 4, 5, 6, 7].map(
    (at) =>
      `M${isoPoint(at, 0, 1).join(' ')}L${isoPoint(at, 8, 1).join(' ')}M${isoPoint(0, at, 1).join(' ')}L${isoPoint(8, at, 1).join(' ')}`,
  );
  return [
    svgNode('path', { class: 'slab-edge dark', d: path([west, south, down(south), down(west)]) }),
    svgNode('path', { class: 'slab-edge', d: path([south, east, down(east), down(south)]) }),
    svgNode('path', { class: 'sheet', d: path([north, east, south, west]) }),
    ...zones.map((zone, i) => zonePicture(zone, turn, i)),
    svgNode('path', { class: 'grid', d: lines.join('') }),
    svgNode('g', { class: 'letters' }, lettersPicture(turn)),
  ];
}

function zonePicture({ from, to }: CubeZone, turn: IsoTurn, i: number): SvgNode {
  const squares: string[] = [];
  for (let row = from[1]; row <= to[1]; row++)
    for (let column = from[0]; column <= to[0]; column++) {
      const drawn = turn.drawn([column, row, 1]);
      squares.push(tilePath(drawn), ...(i === 0 ? [hatching(drawn)] : []));
    }
  return svgNode('g', { class: 'zone' }, [
    svgNode('path', {
      class: 'zone-floor',
      d: squares.filter((each) => each.endsWith('Z')).join(''),
    }),
    i === 0 && svgNode('path', { d: squares.filter((each) => !each.endsWith('Z')).join('') }),
  ]);
}

function hatching([column, row, level]: Cube): string {
  return [0.25, 0.5, 0.75, 1]
    .map((at) => {
      const from = isoPoint(column - 1 + at, row - 1, level);
      const to = isoPoint(column - 1, row - 1 + at, level);
      return `M${from.join(' ')}L${to.join(' ')}`;
    })
    .join('');
}

/** Letters and digits of whatever lies along the two near edges. */
function lettersPicture(turn: IsoTurn): readonly SvgNode[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => {
    const [lx, ly] = isoPoint(at - 0.5, 8, 1);
    const [rx, ry] = isoPoint(8, at - 0.5, 1);
    return [
      svgNode(
        'text',
        { x: lx - 14, y: ly + 20, 'font-size': 14 },
        edgeName(turn, [at, 8, 1], [at, 1, 1]),
      ),
      svgNode(
        'text',
        { x: rx + 14, y: ry + 20, 'font-size': 14 },
        edgeName(turn, [8, at, 1], [1, at, 1]),
      ),
    ];
  });
}

/** What two cubes at both ends of a row of cubes have in common: the letter or the digit. */
function edgeName(turn: IsoTurn, near: Cube, far: Cube): string {
  const [a, b] = [turn.cubeAt(near), turn.cubeAt(far)];
  return a[0] === b[0] ? ('ABCDEFGH'[a[0] - 1] ?? '') : String(a[1]);
}

/** By column and row, then column, then level: what is nearer is drawn later. */
function storeysPicture(
  scene: CubeScene,
  turn: IsoTurn,
  lift: Cutaway | undefined,
): readonly SvgNode[] {
  const { board, level: shown } = scene;
  const found: SvgNode[] = [];
  for (let sum = 2; sum <= 16; sum++) {
    for (let column = Math.max(1, sum - 8); column <= Math.min(8, sum - 1); column++) {
      for (let level = 1; level <= Math.min(shown, board.levels); level++) {
        const drawn: Cube = [column, sum - column, level];
        const parts = cubePicture(scene, turn, drawn, lift);
        if (parts.length === 0) continue;
        const isHanging = hangs(lift, turn, drawn);
        found.push(
          svgNode(
            'g',
            isHanging ? { class: 'lifted', transform: `translate(0 ${-LIFTED})` } : {},
            isHanging && level === lift.level + 1 ? [...parts, guides(lift, turn, drawn)] : parts,
          ),
        );
      }
    }
  }
  return found;
}

/** From the corners of what was lifted down to where it was. */
function guides({ squares }: Cutaway, turn: IsoTurn, [column, row, level]: Cube): SvgNode {
  const isIn = (c: number, r: number) => {
    const cube = turn.cubeAt([c, r, level]);
    return squares.has(squareName(cube[0], cube[1]));
  };
  const corners = CORNERS.filter(
    ([dc, dr]) => isIn(column + dc, row) === isIn(column, row + dr) && !isIn(column + dc, row + dr),
  );
  const lines = corners.map(([dc, dr]) => {
    const [x, y] = isoPoint(column + Math.min(0, dc), row + Math.min(0, dr), level);
    return `M${x} ${y}v${LIFTED}`;
  });
  return svgNode('path', { class: 'guides', d: lines.join('') });
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A cube: floor, far walls, what can be reached, things, figures, near walls. */
function cubePicture(
  scene: CubeScene,
  turn: IsoTurn,
  drawn: Cube,
  lift: Cutaway | undefined,
): readonly SvgNode[] {
  const { board } = scene;
  const cube = turn.cubeAt(drawn);
  // The storey that lies open is cut down as the one that is looked at.
  const isOpen = lift?.level === cube[2] && lift.squares.has(squareName(cube[0], cube[1]));
  const shown = isOpen ? cube[2] : scene.level;
  const wall = (side: 'north' | 'west' | 'south' | 'east') =>
    wallPicture(board, turn, drawn, side, shown);
  const parts: readonly SvgChild[] = [
    ...bodyPicture(board, turn, drawn),
    drawn[1] === 1 && wall('north'),
    drawn[0] === 1 && wall('west'),
    risePicture(board, turn, drawn),
    hasFloor(board, cube) && tilePicture(scene, cube, drawn),
    ...reachPicture(scene, cube, drawn),
    ...thingsPicture(scene, cube, drawn),
    ...figuresPicture(scene, turn, cube),
    wall('south'),
    wall('east'),
  ];
  return parts.filter((part) => !!part);
}

/** The floor to point at. */
function tilePicture({ chosen, cubeTitle }: CubeScene, cube: Cube, drawn: Cube): SvgNode {
  const isChosen = chosen !== undefined && sameCube(chosen, cube);
  return svgNode(
    'path',
    {
      class: isChosen ? 'square chosen' : 'square',
      'data-cube': makeCube(cube),
      'data-card': `cube:${makeCube(cube)}`,
      d: tilePath(drawn),
    },
    [svgNode('title', {}, cubeTitle?.(cube) ?? makeCube(cube))],
  );
}

function reachPicture({ reach = [] }: CubeScene, cube: Cube, drawn: Cube): readonly SvgChild[] {
  const here: ReachableCube | undefined = reach.find((each) => sameCube(each.cube, cube));
  if (!here) return [];
  const [x, y] = isoPoint(drawn[0] - 0.5, drawn[1] - 0.5, drawn[2]);
  return [
    svgNode('g', { class: here.far ? 'reached far' : 'reached' }, [
      svgNode('path', { class: 'tile', d: tilePath(drawn, 0.07) }),
      here.text !== '' && svgNode('circle', { cx: x, cy: y - 15, r: 8 }),
      here.text !== '' && svgNode('text', { x, y: y - 14.5, 'font-size': 11 }, here.text),
    ]),
  ];
}

function thingsPicture(scene: CubeScene, cube: Cube, drawn: Cube): readonly SvgChild[] {
  const { objectives = [], things = [], smoke = [] } = scene;
  const at = (across: number, along: number) => {
    const [x, y] = isoPoint(drawn[0] - 0.5 + across, drawn[1] - 0.5 + along, drawn[2]);
    return `translate(${x} ${y})`;
  };
  const here = <T extends { readonly cube: Cube }>(list: readonly T[]): readonly T[] =>
    list.filter((each) => sameCube(each.cube, cube));
  return [
    ...here(things).map(({ id, title }) =>
      svgNode('g', { class: 'thing', 'data-card': `item:${id}`, transform: at(-0.28, 0.1) }, [
        svgNode('title', {}, title),
        svgNode('path', { d: 'M-9-6 0-11 9-6V3L0 8-9 3ZM-9-6 0-1 9-6M0-1V8' }),
      ]),
    ),
    ...here(objectives).map(({ id, label, title, side }) =>
      svgNode(
        'g',
        {
          class: side === undefined ? 'objective' : `objective held side-${side}`,
          'data-card': `goal:${id}`,
          transform: at(0.26, 0.26),
        },
        [
          svgNode('title', {}, title),
          svgNode('path', { class: 'diamond', d: 'M0-9 16 0 0 9-16 0Z' }),
          svgNode('text', { y: 0.5, 'font-size': 11 }, label),
        ],
      ),
    ),
    ...here(smoke).map(({ title }) =>
      svgNode('g', { class: 'smoke', transform: at(0, 0) }, [
        svgNode('title', {}, title),
        svgNode('path', {
          class: 'cloud',
          d: 'M-32 4a12 12 0 0 1 3-23a18 18 0 0 1 30-14a16 16 0 0 1 28 12a12 12 0 0 1 3 23q-30 12-64 2Z',
        }),
        svgNode('text', { y: -14, 'font-size': 12 }, title),
      ]),
    ),
  ];
}

/** How high above the floor a figure holds its weapon. */
const CHEST = 18;

/** Every figure where it is drawn. */
function standing({ figures }: CubeScene, turn: IsoTurn) {
  return planPlaces(figures).map(({ figure, at: [x, y] }) => ({
    figure,
    at: turn.point([(x * PARTS) / CUBE, (y * PARTS) / CUBE, (figure.cube[2] - 1) * PARTS]),
  }));
}

function figuresPicture(scene: CubeScene, turn: IsoTurn, cube: Cube): readonly SvgNode[] {
  const here = standing(scene, turn).filter(({ figure }) => sameCube(figure.cube, cube));
  return here
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ figure, at }) => isoFigure(figure, at, here.length > 1));
}

/** Lines run over everything; labels above all. */
function overlayPicture(
  scene: CubeScene,
  turn: IsoTurn,
  lift: Cutaway | undefined,
): readonly SvgChild[] {
  const { lines = [], way, board } = scene;
  const view = isoView(board.levels);
  const up = (cube: Cube) => (hangs(lift, turn, turn.drawn(cube)) ? LIFTED : 0);
  const spots = new Map(
    standing(scene, turn).map(({ figure, at: [x, y] }) => [
      figure.id,
      [x, y - CHEST - up(figure.cube)] as const,
    ]),
  );
  const middle = (cube: Cube): Point => {
    const [column, row, level] = turn.drawn(cube);
    const [x, y] = isoPoint(column - 0.5, row - 0.5, level);
    return [x, y - up(cube)];
  };
  const places = way?.cubes.map(middle) ?? [];
  const end = places.at(-1);
  const d = `M${places.map((place) => place.join(' ')).join('L')}`;
  return [
    places.length > 1 && svgNode('path', { class: 'halo', d }),
    places.length > 1 && svgNode('path', { class: way?.allowed ? 'way' : 'way stopped', d }),
    end &&
      svgNode('ellipse', {
        class: way?.allowed ? 'ghost' : 'ghost stopped',
        cx: end[0],
        cy: end[1],
        rx: 20,
        ry: 10,
      }),
    ...lines.flatMap((line) => lineParts(line, turn, spots)),
    end && way && way.text !== '' && labelPicture(end, 26, way.text, view, way.allowed),
    ...lines.map(
      ({ to, between, text, kind }) =>
        text !== undefined &&
        labelPicture(
          spots.get(between?.[1] ?? '') ?? turn.point(to),
          -34,
          text,
          view,
          kind !== 'none',
        ),
    ),
  ];
}

function lineParts(
  { from, to, kind, stop, between = ['', ''] }: CubeLine,
  turn: IsoTurn,
  spots: ReadonlyMap<string, Point>,
): readonly SvgChild[] {
  const end = stop ? turn.point(stop) : (spots.get(between[1]) ?? turn.point(to));
  const start = spots.get(between[0]) ?? turn.point(from);
  const d = `M${start.join(' ')}L${end.join(' ')}`;
  return [
    kind !== 'thin' && svgNode('path', { class: 'halo', d }),
    svgNode('path', { class: `sight ${kind}`, d }),
    stop &&
      kind !== 'thin' &&
      svgNode('path', {
        class: 'stop',
        transform: `translate(${end[0]} ${end[1]})`,
        d: 'M-7-7 7 7M-7 7 7-7',
      }),
  ];
}
