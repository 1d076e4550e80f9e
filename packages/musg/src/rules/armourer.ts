import { weaponNamed } from './figures.ts';
import type { Figure } from './state.ts';

/** MU-MERC-12: a point of an armourer pays for two shots of a fast weapon; this one cost so much. */
export function countShots(figure: Figure, weaponId: string, cost: number): void {
  const { heavy, reload } = weaponNamed(figure, weaponId);
  if (!heavy && reload === 'fast') figure.shotsLeft = cost === 0 ? 0 : 1;
}
