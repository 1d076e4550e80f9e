import type { Point } from '@skirmish-kit/space';
import { figureOf } from '../figures.ts';
import { footingsAt } from '../footing.ts';
import type { Battle } from '../state.ts';
import type { Passage } from '../world.ts';

/** What a world gets of a figure that has gone straight from there to where it is. */
export function cameFrom(battle: Battle, id: string, from: Point): Passage {
  const figure = figureOf(battle, id);
  return { before: { ...figure, at: from }, places: footingsAt(figure, [from, figure.at]) };
}
