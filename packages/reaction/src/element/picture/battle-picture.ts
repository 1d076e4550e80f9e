import { draw, makeSvg, type Drawn, type Part } from '@skirmish-kit/ui/picture';
import { figurePicture } from './figure-picture.ts';
import { labelsPicture, linesPicture, reachPicture } from './overlay-picture.ts';
import { pictureStyles } from './picture-styles.ts';
import type { Scene } from './scene.ts';
import { patterns, terrainPicture, doorPicture } from './terrain-picture.ts';
import { objectivePicture, thingPicture } from './objective-picture.ts';

/**
 * The table from above: what the element shows, the command line prints and a page without
 * scripts can carry as an image.
 */
export function battlePicture(scene: Scene): Drawn {
  const { battle, view, prefix = '' } = scene;
  const { x, y, width, height } = view ?? {
    x: 0,
    y: 0,
    width: battle.width,
    height: battle.height,
  };
  const layers: readonly Part[] = [
    patterns(prefix),
    draw('rect', { class: 'ground', width: battle.width, height: battle.height }),
    draw('rect', {
      class: 'scale',
      width: battle.width,
      height: battle.height,
      fill: `url(#${prefix}scale)`,
    }),
    draw(
      'g',
      { class: 'terrain' },
      battle.terrain.map((piece) => terrainPicture(piece, prefix)),
    ),
    draw('g', { class: 'doors' }, battle.doors.map(doorPicture)),
    draw(
      'g',
      { class: 'objectives' },
      battle.objectives.map((objective) => objectivePicture(objective, scene)),
    ),
    reachPicture(scene),
    linesPicture(scene),
    draw(
      'g',
      { class: 'figures' },
      battle.figures.map((figure) => figurePicture(figure, scene)),
    ),
    draw(
      'g',
      { class: 'things' },
      battle.things.map((thing) => thingPicture(thing, battle)),
    ),
    labelsPicture(scene, { x, y, width, height }),
  ];
  return draw('svg', { viewBox: `${x} ${y} ${width} ${height}`, class: 'battle' }, layers);
}

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
  return makeSvg(battlePicture(scene), pictureStyles);
}
