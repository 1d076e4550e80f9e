import { groupOf, isIn } from './figures.ts';
import { powerLimit } from './machines.ts';
import type { Quality } from './profile.ts';
import type { Battle, Figure } from './state.ts';

/** RX-AP-01 */
const BY_QUALITY: Readonly<Record<Quality, number>> = {
  green: 5,
  average: 6,
  veteran: 6,
  elite: 7,
};
const HERO = 8;

/** RX-AP-03, RX-REACT-11, RX-REACT-12 */
const SHAKEN = 3;

/** The action points of a figure this turn. */
export function actionPoints(battle: Battle, figure: Figure): number {
  if (figure.reaction === 'rout') return 0;
  if (isShaken(figure)) return SHAKEN;
  const full = figure.role === 'hero' ? HERO : BY_QUALITY[figure.quality];
  const scattered = groupOf(battle, figure).cohesion ? 0 : 1; // RX-AP-02
  return powerLimit(battle, figure, full - scattered);
}

function isShaken(figure: Figure): boolean {
  return figure.reaction === 'panic' || figure.reaction === 'ok';
}

/** Can do anything at all this turn (RX-REACT-13, RX-MACH-05). */
export function canAct(battle: Battle, figure: Figure): boolean {
  return isIn(figure) && !figure.machine?.idle && actionPoints(battle, figure) > 0;
}

export function pay(figure: Figure, cost: number): void {
  figure.ap -= cost;
  figure.spent += cost;
}

/**
 * RX-REACT-12: who panics in the middle of his activation has 3 AP this turn, spent ones included.
 */
export function capActionPoints(figure: Figure): void {
  figure.ap = Math.min(figure.ap, Math.max(0, SHAKEN - figure.spent));
}

/** The most points a panic or a failing power supply leaves a figure this turn. */
export function apLimit(battle: Battle, figure: Figure): number {
  return figure.reaction === 'panic' ? SHAKEN : powerLimit(battle, figure, Infinity);
}

/** Whether what happened in between lets the figure finish what it has paid for. */
export function mayGoOn(battle: Battle, figure: Figure): boolean {
  if (!isIn(figure) || figure.reaction === 'rout') return false;
  return figure.spent <= apLimit(battle, figure);
}
