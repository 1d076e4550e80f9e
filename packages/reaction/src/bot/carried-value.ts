import type { Battle, Figure } from '../rules/state.ts';

/** The points of the objects that a figure carries. */
export function carried(battle: Battle, figure: Figure): number {
  let points = 0;
  for (const thing of battle.things) if (thing.holder === figure.id) points += thing.points;
  return points;
}
