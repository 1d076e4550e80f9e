import type { CardContent } from '@skirmish-kit/ui';
import { findFigure } from '../rules/figures.ts';
import { figureCard } from './figure-card.ts';
import type { ReactionView } from './game-view.ts';
import { objectiveCard, sceneryCard } from './scenery-card.ts';

/** The card of `figure:a1`, `piece:wall-north` or `goal:mast-foot`. */
export function cardOf(
  { battle, names, acting }: ReactionView,
  thing: string,
): CardContent | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'figure') {
    const figure = findFigure(battle, id);
    return figure && figureCard(battle, figure, acting, names);
  }
  if (kind === 'piece') {
    const piece = battle.terrain.find((each) => each.id === id);
    return piece && sceneryCard(piece, names);
  }
  const goal = [...battle.objectives, ...battle.things].find((each) => each.id === id);
  return goal && objectiveCard(goal, names);
}
