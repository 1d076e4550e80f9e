import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import { tokenPicture } from '@skirmish-kit/ui/table';
import type { Battle, Model } from '../../rules/state.ts';
import type { DeadzoneNames } from '../../messages/names.ts';
import { figureOf, type Highlights } from './battle-picture.ts';

/** A model on a picture of its own: for cards, strips and sentences. */
export function figurePicture(
  battle: Battle,
  model: Model,
  names: DeadzoneNames,
  marked: Highlights = {},
): SvgNode {
  const figure = figureOf(battle, model, names, marked);
  return svgNode('svg', { class: 'table', viewBox: '-20 -20 40 40' }, [
    tokenPicture(
      {
        ...figure,
        at: [0, 0],
        radius: 12,
        base: 'cut',
        pips: figure.size > 1 ? figure.size : 0,
        weaponTurn: figure.side % 2 === 0 ? 62 : -62,
      },
      0.35,
    ),
  ]);
}
