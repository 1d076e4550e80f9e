import { hexPicture, type HexDrawing } from '@skirmish-kit/ui/hex-picture';
import { renderSvg, type SvgNode } from '@skirmish-kit/ui/picture';
import { nameHex } from '../../notation/hex-name.ts';
import type { BoardScene, PlacedTile } from './board-scene.ts';
import { pictureStyles } from './picture-styles.ts';
import { tilePicture } from './tile-picture.ts';

const DRAWING: HexDrawing<PlacedTile> = {
  piece: (tile) => tilePicture(tile.look, tile),
  name: nameHex,
};

/**
 * The board: what the elements show, the command line prints and a page without scripts can carry
 * as an image.
 */
export function boardPicture(scene: BoardScene): SvgNode {
  return hexPicture(scene, DRAWING);
}

/**
 * The board as a file of its own.
 *
 * @example
 * ```ts
 * const position = parsePosition('3.0_moloch_hq.c3_borgo_mutant.d3.5_hq.e3');
 * if (isProblems(position)) throw new Error(position[0]?.message);
 * makeBoardSvg(diagramScene(position, armyStyles(), 'en', false));
 * // '<svg xmlns="http://www.w3.org/2000/svg" …</svg>'
 * ```
 */
export function makeBoardSvg(scene: BoardScene): string {
  return renderSvg(boardPicture(scene), `svg{color-scheme:light dark}${pictureStyles}`);
}
