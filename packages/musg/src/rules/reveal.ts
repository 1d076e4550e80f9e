import { moduleOf } from './modules.ts';
import type { Battle, Figure } from './state.ts';

/** MU-MERC-13: who was hidden is shown. */
export function reveal(battle: Battle, figure: Figure): void {
  if (figure.hidden) moduleOf(battle, 'campaign').stepOut(battle, figure);
}
