import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import { tokenPicture } from '@skirmish-kit/ui/table';
import type { Battle, Figure } from '../../rules/state.ts';
import type { ReactionNames } from '../../messages/names.ts';
import { tokenOf } from './battle-picture.ts';

/** A figure alone, as it is drawn on the table. */
export function standaloneToken(battle: Battle, figure: Figure, names: ReactionNames): SvgNode {
  const token = tokenOf(figure, { battle, language: names.language }, names);
  return svgNode('svg', { class: 'table', viewBox: '-20 -20 40 40' }, [
    tokenPicture({ ...token, at: [0, 0], radius: 12 }, 0.35),
  ]);
}
