import { parseCube } from '../board/index.ts';
import type { CardContent } from '@skirmish-kit/ui';
import { cubeCard, itemCard, objectiveCard } from './cube-card.ts';
import { figureCard } from './figure-card.ts';
import type { DeadzoneView } from './game-view.ts';

/** The card of `figure:a1`, `cube:c4.2`, `item:t3` or `goal:north`. */
export function cardOf({ battle, names }: DeadzoneView, thing: string): CardContent | undefined {
  const [kind = '', id = ''] = thing.split(':');
  switch (kind) {
    case 'figure': {
      const model = battle.models.find((each) => each.id === id);
      return model && figureCard(battle, model, names);
    }
    case 'cube': {
      const cube = parseCube(id);
      return cube && cubeCard(battle, cube, names);
    }
    case 'item':
      return itemCard(battle, id, names);
    case 'goal':
      return objectiveCard(battle, id, names);
    default:
      return undefined;
  }
}
