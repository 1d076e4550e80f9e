import type { CardContent } from '@skirmish-kit/ui';
import { findFigure } from '../rules/figures.ts';
import { figureCard } from './figure-card.ts';
import type { MusgView } from './game-view.ts';
import { pieceId } from '../rules/vehicle-piece.ts';
import { sceneryCard } from './scenery-card.ts';
import { vehicleCard } from './vehicle-card.ts';

/** The card of `figure:a1` or `piece:hall`. */
export function cardOf(
  { battle, names, acting, host }: MusgView,
  thing: string,
): CardContent | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'figure') {
    const figure = findFigure(battle, id);
    const goods = host.session?.game.setup.goods;
    return figure && figureCard(battle, figure, acting, names, goods?.equipment);
  }
  const vehicle = battle.vehicles?.find((each) => pieceId(each.id) === id);
  if (kind === 'piece' && vehicle) return vehicleCard(vehicle, names);
  const piece = kind === 'piece' && battle.terrain.find((each) => each.id === id);
  return piece ? sceneryCard(battle, piece, names) : undefined;
}
