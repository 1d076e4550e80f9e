import { placeAt } from '@skirmish-kit/space';
import { canStand } from './battlefield.ts';
import { PACE } from './paces.ts';
import type { Battle, Figure } from './state.ts';

/** How far a free place is looked for, in twentieths of a pace. */
const FAR = 6 * PACE;

/** MU-MERC-13: he is shown; where somebody stands by now, he stands as near as he can. */
export function stepOut(battle: Battle, figure: Figure): void {
  figure.hidden = false;
  for (let far = 0; far <= FAR; far += 2)
    for (let direction = 0; direction < 360; direction += 15) {
      const at = far === 0 ? figure.at : placeAt(figure.at, direction, far);
      if (!canStand(battle, figure, at)) continue;
      figure.at = at;
      return;
    }
}
