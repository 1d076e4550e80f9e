import { renderSvg, type SvgNode } from '@skirmish-kit/ui/picture';
import {
  moreDrawings,
  moreStyles,
  standaloneStyles,
  tablePicture,
  tableStyles,
} from '@skirmish-kit/ui/table';
import { tableSceneOf } from './battle-picture.ts';
import type { Scene } from './scene.ts';

/**
 * The table from above: what the element shows, the command line prints and a page without
 * scripts can carry as an image.
 */
export function battlePicture(scene: Scene): SvgNode {
  return tablePicture(tableSceneOf(scene), moreDrawings);
}

/** The sheet of a picture that stands alone. */
export const pictureStyles: string = `${standaloneStyles}${tableStyles}${moreStyles}`;

/**
 * The picture as a file of its own.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * makeBattleSvg({ battle: game.state, language: 'en' }); // '<svg xmlns="http://www.w3.org/2000/svg" …</svg>'
 * ```
 */
export function makeBattleSvg(scene: Scene): string {
  return renderSvg(battlePicture(scene), pictureStyles);
}
