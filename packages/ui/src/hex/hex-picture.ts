import { makeHex, ring, sameHex, type Hex } from '@skirmish-kit/space';
import { svgNode, type SvgNode, type SvgChild } from '../picture.ts';
import { randomFromName } from '../name-random.ts';
import type {
  Arrow,
  Badge,
  HeatValue,
  HexScene,
  PlacedPiece,
  Threat,
  HexLink,
} from './hex-scene.ts';
import { boardBounds, hexPath, hexCentre } from './hex-layout.ts';

/** The drawings of a game: its pieces about the origin, and its names of hexes. */
export interface HexDrawing<Piece> {
  piece(piece: Piece): SvgNode;
  name(hex: Hex, radius: number): string;
}

/** A board of hexes: the ground, what lies on it, what can be chosen, and what happens. */
export function hexPicture<Piece extends PlacedPiece>(
  scene: HexScene<Piece>,
  drawing: HexDrawing<Piece>,
): SvgNode {
  const { radius, tiles, foundations = [], ghost } = scene;
  const { x, y, width, height } = boardBounds(radius);
  const placed = (piece: Piece) => placedPicture(piece, drawing.piece(piece));
  return svgNode('svg', { class: 'hexes', viewBox: `${x} ${y} ${width} ${height}` }, [
    svgNode('g', { class: 'cells' }, cellPictures(scene, drawing)),
    svgNode('g', { class: 'foundations' }, slots(foundations, placed)),
    svgNode('g', { class: 'tiles' }, slots(tiles, placed)),
    svgNode('g', { class: 'heat' }, (scene.heat ?? []).map(heatPicture)),
    svgNode('g', { class: 'ghosts' }, ghost ? [placed(ghost)] : []),
    svgNode('g', { class: 'marks' }, [
      ...(scene.lit ?? []).map((hex) => {
        const taken = tiles.some((tile) => sameHex(tile.hex, hex));
        return at(hex, taken ? 'lit taken' : 'lit', LIT);
      }),
      ...(scene.focus ? [at(scene.focus, 'focus', FOCUS)] : []),
    ]),
    svgNode('g', { class: 'overlay' }, [
      ...(scene.ties ?? []).map(tiePicture),
      ...(scene.threats ?? []).map(threatPicture),
      ...(scene.arrows ?? []).map(arrowPicture),
      ...(scene.badges ?? []).map(badgePicture),
    ]),
  ]);
}

/** A hex of the ground, which looks the same in every picture. */
interface GroundCell {
  readonly hex: Hex;
  readonly key: string;
  readonly path: string;
  readonly cracks: string;
}

/** The ground of a board by its radius, drawn for the first picture of it. */
const GROUNDS: (readonly GroundCell[])[] = [];

function groundOf(radius: number): readonly GroundCell[] {
  return (GROUNDS[radius] ??= Array.from({ length: radius + 1 }, (_, i) => ring([0, 0], i))
    .flat()
    .map((hex) => ({
      hex,
      key: makeHex(hex),
      path: hexPath(1, hexCentre(hex)),
      cracks: cracks(hex),
    })));
}

/** The hexes of a board, from the centre outwards. */
export function hexesOf(radius: number): readonly Hex[] {
  return groundOf(radius).map(({ hex }) => hex);
}

/** All cells are one shape: whatever is done to one of them is shown above it. */
function cellPictures<Piece extends PlacedPiece>(
  { radius, hill = false, names = false, tiles }: HexScene<Piece>,
  drawing: HexDrawing<Piece>,
): SvgChild[] {
  const ground = groundOf(radius);
  const taken = new Set(tiles.map((tile) => makeHex(tile.hex)));
  const paths = ground.map(({ path }) => path);
  const empty = ground.filter(({ key }) => !taken.has(key));
  return [
    svgNode('path', { class: 'cell', d: paths.slice(hill ? HILL : 0).join('') }),
    hill && svgNode('path', { class: 'cell hill', d: paths.slice(0, HILL).join('') }),
    svgNode('path', { class: 'cracks', d: empty.map((cell) => cell.cracks).join('') }),
    ...(names ? empty : []).map(({ hex }) => {
      const [x, y] = hexCentre(hex);
      return svgNode('text', { class: 'coordinate', x, y }, drawing.name(hex, radius));
    }),
  ];
}

/** Cracks in the concrete of a cell, and some grit: always the same ones. */
function cracks(hex: Hex): string {
  const random = randomFromName(hex.join());
  const [x, y] = hexCentre(hex);
  const at = (far: number) => Math.round((random() - 0.5) * far);
  const grit = `M${x + at(70)} ${y + at(70)}h2M${x + at(60)} ${y + at(60)}h3`;
  if (random() < 0.35) return grit;
  const angle = random() * 6.28;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const joint = (far: number) =>
    `${Math.round(x + dx * far + at(16))} ${Math.round(y + dy * far + at(16))}`;
  return `M${Math.round(x + dx * 46)} ${Math.round(y + dy * 46)}L${joint(33)} ${joint(20)} ${joint(8)}${grit}`;
}

/** How many hexes in the middle can be a hill. */
const HILL = 7;

/** One slot for each id, empty when its piece is gone, so that no other one slides into its place. */
function slots<Piece extends PlacedPiece>(
  pieces: readonly Piece[],
  placed: (piece: Piece) => SvgNode,
): readonly SvgNode[] {
  const last = pieces.reduce((most, { id }) => Math.max(most, id), -1);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return Array.from({ length: last + 1 }, (_, id) => {
    const piece = byId.get(id);
    return piece ? placed(piece) : svgNode('g', { class: 'slot' });
  });
}

function placedPicture({ hex, states, title }: PlacedPiece, picture: SvgNode): SvgNode {
  const [x, y] = hexCentre(hex);
  return svgNode(
    'g',
    {
      class: ['slot', ...(states ?? [])].join(' '),
      transform: `translate(${x} ${y})`,
      'data-hex': hex.join(),
      'data-card': `hex:${hex.join()}`,
    },
    [
      title !== undefined && svgNode('title', {}, title),
      picture,
      states !== undefined && svgNode('path', { class: 'outline', d: OUTLINE }),
    ],
  );
}

const LIT = /* @__PURE__ */ hexPath(5);
const OUTLINE = /* @__PURE__ */ hexPath(3);
const FOCUS = /* @__PURE__ */ hexPath(-1);

function at(hex: Hex, kind: string, d: string): SvgNode {
  const [x, y] = hexCentre(hex);
  return svgNode('path', { class: kind, d, transform: `translate(${x} ${y})` });
}

/** From the rim of one disc to just before the other, with a head. */
function arrowPicture({ from, to, kind }: Arrow): SvgNode {
  const [x1, y1] = hexCentre(from);
  const [x2, y2] = hexCentre(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 1800) / Math.PI) / 10;
  const end = Math.round(length - 26);
  return svgNode(
    'g',
    { class: `arrow ${kind}`, transform: `translate(${x1} ${y1})rotate(${turn})` },
    [
      svgNode('path', { class: 'under', d: `M22 0H${end - 10}` }),
      svgNode('path', { class: 'shaft', d: `M22 0H${end - 10}` }),
      svgNode('path', {
        class: 'head',
        d:
          kind === 'blocked'
            ? `M${end - 12} -13H${end - 5}V13H${end - 12}Z`
            : `M${end} 0 ${end - 18} -11V11Z`,
      }),
    ],
  );
}

/** From who gives to who gets, with what is given in the middle. */
function tiePicture({ from, to, kind, text }: HexLink): SvgNode {
  const [x1, y1] = hexCentre(from);
  const [x2, y2] = hexCentre(to);
  const half = 8 + 6 * text.length;
  return svgNode('g', { class: `tie ${kind}` }, [
    svgNode('path', { d: `M${x1} ${y1}L${x2} ${y2}` }),
    ...(text === ''
      ? []
      : [
          svgNode('g', { transform: `translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})` }, [
            svgNode('rect', { x: -half, y: -12, width: 2 * half, height: 24, rx: 12 }),
            svgNode('text', { y: 0.5, 'font-size': 17 }, text),
          ]),
        ]),
  ]);
}

/** A ring with the damage where a blow would land. */
function threatPicture({ hex, text }: Threat): SvgNode {
  const [x, y] = hexCentre(hex);
  return svgNode('g', { class: 'threat', transform: `translate(${x + 30} ${y + 30})` }, [
    svgNode('circle', { r: 16 }),
    svgNode('text', { y: 0.5, 'font-size': 18 }, text),
  ]);
}

function badgePicture({ hex, text, kind = 'wound' }: Badge): SvgNode {
  const [x, y] = hexCentre(hex);
  return svgNode('g', { class: `badge ${kind}`, transform: `translate(${x + 24} ${y - 38})` }, [
    svgNode('circle', { r: 14 }),
    svgNode('text', { y: 0.5, 'font-size': 18 }, text),
  ]);
}

function heatPicture({ hex, value, text }: HeatValue): SvgNode {
  const [x, y] = hexCentre(hex);
  const strength = Math.min(1, Math.abs(value));
  // A hex without gain stays bare; ink, because every colour belongs to a side.
  if (strength === 0) return svgNode('g', { class: 'heat-cell' });
  return svgNode(
    'g',
    { class: value < 0 ? 'heat-cell bad' : 'heat-cell good', transform: `translate(${x} ${y})` },
    [
      svgNode('path', {
        d: LIT,
        'fill-opacity': Math.round(strength * 24) / 100,
        'stroke-width': Math.round((1 + 2.5 * strength) * 10) / 10,
      }),
      svgNode('text', { 'font-size': 40 }, text),
    ],
  );
}
