import { isAble, isAutonomous, sideOf } from './figures.ts';
import type { Battle, Figure } from './state.ts';

function hates(battle: Battle, figure: Figure, enemy: Figure): boolean {
  return !isAutonomous(battle, enemy) && isAble(figure, `hates ${sideOf(battle, enemy.seat).band}`);
}

/** MU-INJ-12: whether a band he hates takes part in this battle. */
export function facesHated(battle: Battle, figure: Figure): boolean {
  return battle.figures.some((other) => other.seat !== figure.seat && hates(battle, figure, other));
}
