import { draw, makeSvg, type Drawn, type Part } from '@skirmish-kit/ui/picture';
import { ring, sameHex, type Hex } from '@skirmish-kit/space';
import { nameHex } from '../../notation/hex-name.ts';
import type { Arrow, Badge, BoardScene, Heat, PlacedTile } from './board-scene.ts';
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
    ...(names ? empty : []).map((hex) => {
      const [x, y] = middleOf(hex);
      return draw('text', { class: 'coordinate', x, y }, nameHex(hex, radius));
    }),
  ];
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
