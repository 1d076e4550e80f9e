import { draw, makeSvg, seeded, type Drawn, type Part } from '@skirmish-kit/ui/picture';
import { ring, sameHex, type Hex } from '@skirmish-kit/space';
import { nameHex } from '../../notation/hex-name.ts';
import type { Arrow, Badge, BoardScene, Heat, PlacedTile, Threat, Tie } from './board-scene.ts';
import { boardBox, hexPath, middleOf } from './hex-layout.ts';
import { pictureStyles } from './picture-styles.ts';
import { tilePicture } from './tile-picture.ts';

/**
 * The board: what the elements show, the command line prints and a page without scripts can carry
 * as an image.
 */
export function boardPicture(scene: BoardScene): Drawn {
  const { radius, tiles, foundations = [], ghost } = scene;
  const { x, y, width, height } = boardBox(radius);
  return draw('svg', { class: 'hexes', viewBox: `${x} ${y} ${width} ${height}` }, [
    draw('g', { class: 'cells' }, cellPictures(scene)),
    draw('g', { class: 'foundations' }, slots(foundations)),
    draw('g', { class: 'tiles' }, slots(tiles)),
    draw('g', { class: 'heat' }, (scene.heat ?? []).map(heatPicture)),
    draw('g', { class: 'ghosts' }, ghost ? [placed(ghost)] : []),
    draw('g', { class: 'marks' }, [
      ...(scene.lit ?? []).map((hex) => {
        const taken = tiles.some((tile) => sameHex(tile.hex, hex));
        return at(hex, taken ? 'lit taken' : 'lit', hexPath(5));
      }),
      ...(scene.focus ? [at(scene.focus, 'focus', hexPath(-1))] : []),
    ]),
    draw('g', { class: 'overlay' }, [
      ...(scene.ties ?? []).map(tiePicture),
      ...(scene.threats ?? []).map(threatPicture),
      ...(scene.arrows ?? []).map(arrowPicture),
      ...(scene.badges ?? []).map(badgePicture),
    ]),
  ]);
}

/**
 * The board as a file of its own.
 *
 * @example
 * ```ts
 * const position = parsePosition('3.0_moloch_hq.c3_borgo_mutant.d3.5_hq.e3');
 * if (isProblems(position)) throw new Error(position[0]?.message);
 * makeBoardSvg(diagramScene(position, armyLooks(), 'en', false));
 * // '<svg xmlns="http://www.w3.org/2000/svg" …</svg>'
 * ```
 */
export function makeBoardSvg(scene: BoardScene): string {
  return makeSvg(boardPicture(scene), `svg{color-scheme:light dark}${pictureStyles}`);
}

/** The hexes of a board, from the centre outwards. */
export function hexesOf(radius: number): readonly Hex[] {
  return Array.from({ length: radius + 1 }, (_, i) => ring([0, 0], i)).flat();
}

/** All cells are one shape: whatever is done to one of them is shown above it. */
function cellPictures({ radius, hill = false, names = false, tiles }: BoardScene): Part[] {
  const hexes = hexesOf(radius);
  const cells = hexes.map((hex) => hexPath(1, middleOf(hex)));
  const empty = hexes.filter((hex) => !tiles.some((tile) => sameHex(tile.hex, hex)));
  return [
    draw('path', { class: 'cell', d: cells.slice(hill ? HILL : 0).join('') }),
    hill && draw('path', { class: 'cell hill', d: cells.slice(0, HILL).join('') }),
    draw('path', { class: 'cracks', d: empty.map(cracks).join('') }),
    ...(names ? empty : []).map((hex) => {
      const [x, y] = middleOf(hex);
      return draw('text', { class: 'coordinate', x, y }, nameHex(hex, radius));
    }),
  ];
}

/** Cracks in the concrete of a cell, and some grit: always the same ones. */
function cracks(hex: Hex): string {
  const random = seeded(hex.join());
  const [x, y] = middleOf(hex);
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

/** One slot for each id, empty when its tile is gone, so that no other tile slides into its place. */
function slots(tiles: readonly PlacedTile[]): readonly Drawn[] {
  const last = tiles.reduce((most, { id }) => Math.max(most, id), -1);
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return Array.from({ length: last + 1 }, (_, id) => {
    const tile = byId.get(id);
    return tile ? placed(tile) : draw('g', { class: 'slot' });
  });
}

function placed(tile: PlacedTile): Drawn {
  const [x, y] = middleOf(tile.hex);
  return draw(
    'g',
    {
      class: ['slot', ...(tile.states ?? [])].join(' '),
      transform: `translate(${x} ${y})`,
      'data-hex': tile.hex.join(),
      'data-card': `hex:${tile.hex.join()}`,
    },
    [
      tile.title !== undefined && draw('title', {}, tile.title),
      tilePicture(tile.look, tile),
      tile.states !== undefined && draw('path', { class: 'outline', d: hexPath(3) }),
    ],
  );
}

function at(hex: Hex, kind: string, d: string): Drawn {
  const [x, y] = middleOf(hex);
  return draw('path', { class: kind, d, transform: `translate(${x} ${y})` });
}

/** From the rim of one disc to just before the other, with a head. */
function arrowPicture({ from, to, kind }: Arrow): Drawn {
  const [x1, y1] = middleOf(from);
  const [x2, y2] = middleOf(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 1800) / Math.PI) / 10;
  const end = Math.round(length - 26);
  return draw('g', { class: `arrow ${kind}`, transform: `translate(${x1} ${y1})rotate(${turn})` }, [
    draw('path', { class: 'under', d: `M22 0H${end - 10}` }),
    draw('path', { class: 'shaft', d: `M22 0H${end - 10}` }),
    draw('path', {
      class: 'head',
      d:
        kind === 'blocked'
          ? `M${end - 12} -13H${end - 5}V13H${end - 12}Z`
          : `M${end} 0 ${end - 18} -11V11Z`,
    }),
  ]);
}

/** From who gives to who gets, with what is given in the middle. */
function tiePicture({ from, to, kind, text }: Tie): Drawn {
  const [x1, y1] = middleOf(from);
  const [x2, y2] = middleOf(to);
  const half = 8 + 6 * text.length;
  return draw('g', { class: `tie ${kind}` }, [
    draw('path', { d: `M${x1} ${y1}L${x2} ${y2}` }),
    ...(text === ''
      ? []
      : [
          draw('g', { transform: `translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})` }, [
            draw('rect', { x: -half, y: -12, width: 2 * half, height: 24, rx: 12 }),
            draw('text', { y: 0.5, 'font-size': 17 }, text),
          ]),
        ]),
  ]);
}

/** A ring with the damage where a blow would land. */
function threatPicture({ hex, text }: Threat): Drawn {
  const [x, y] = middleOf(hex);
  return draw('g', { class: 'threat', transform: `translate(${x + 30} ${y + 30})` }, [
    draw('circle', { r: 16 }),
    draw('text', { y: 0.5, 'font-size': 18 }, text),
  ]);
}

function badgePicture({ hex, text, kind = 'wound' }: Badge): Drawn {
  const [x, y] = middleOf(hex);
  return draw('g', { class: `badge ${kind}`, transform: `translate(${x + 24} ${y - 38})` }, [
    draw('circle', { r: 14 }),
    draw('text', { y: 0.5, 'font-size': 18 }, text),
  ]);
}

function heatPicture({ hex, value, text }: Heat): Drawn {
  const [x, y] = middleOf(hex);
  const strength = Math.round(Math.min(1, Math.abs(value)) * 70) / 100;
  return draw(
    'g',
    { class: value < 0 ? 'heat-cell bad' : 'heat-cell good', transform: `translate(${x} ${y})` },
    [
      draw('path', { d: hexPath(5), 'fill-opacity': strength }),
      draw('text', { 'font-size': 24 }, text),
    ],
  );
}
