import type { Battle, Figure } from '../rules/state.ts';
import { carried } from './carried-value.ts';

/** The value of a panicked or frightened enemy, as a share of an eliminated one. */
export const PANIC_SHARE = 0.35;
export const ROUT_SHARE = 0.75;
export const DAMAGE_SHARE = 0.3;

/** The value of eliminating a figure: scenario points and its remaining threat. */
export function unitValue(battle: Battle, figure: Figure): number {
  const double = figure.role === 'leader' || figure.role === 'hero' ? 2 : 1;
  let shots = 0;
  for (const { rateOfFire } of figure.weapons) shots = Math.max(shots, rateOfFire);
  const fight = 0.4 + 0.08 * shots + (figure.role === 'leader' ? 0.3 : 0);
  const points = battle.victory.casualty * double + carried(battle, figure);
  // Who runs away is as good as gone, who panics fights half as well.
  if (figure.reaction === 'rout') return 0.6 * points;
  return points + (figure.reaction === 'panic' ? 0.6 * fight : fight);
}
