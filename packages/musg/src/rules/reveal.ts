import { chapter } from './chapters.ts';
import type { Battle, Figure } from './state.ts';

/** MU-MERC-13: who was hidden is shown. */
export function reveal(battle: Battle, figure: Figure): void {
  if (figure.hidden) chapter('mercenaries').stepOut(battle, figure);
}
