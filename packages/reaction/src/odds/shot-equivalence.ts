import { worstDamage } from '../rules/machines.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import { isNewlyDamaged } from './effect.ts';

/**
 * Battles are alike to those who shoot when every figure is hurt and frightened alike: which system
 * of a machine was hit makes no difference to the next shot at it, only how badly, and whether it was
 * hit at all since the start. Of those who still `act` or wait to fire, it does.
 */
export function sameForShots(start: Battle, acts?: FigureId): (battle: Battle) => string {
  const harm = (figure: Figure, i: number): string => {
    const before = start.figures[i];
    if (!figure.machine || !before) return '';
    if (figure.id === acts || figure.opportunity) return JSON.stringify(figure.machine);
    return `${worstDamage(figure.machine)}${isNewlyDamaged(before, figure) ? '!' : ''}`;
  };
  return ({ figures }) => {
    let text = '';
    for (let i = 0; i < figures.length; i++) {
      const figure = figures[i];
      if (!figure) continue;
      const { fate, reaction, armour, inCover, opportunity } = figure;
      text += `${fate},${reaction},${armour},${inCover},${opportunity},${harm(figure, i)};`;
    }
    return text;
  };
}
