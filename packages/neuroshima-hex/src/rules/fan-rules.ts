import { aim } from './aiming.ts';
import { learn } from './chapters.ts';
import { actOptions, perform } from './fan-abilities.ts';
import { enter, lift } from './foundation.ts';
import { beginTurnMarkers, endBattleMarkers, putMarker, refuseMarker } from './markers.ts';
import { refuseSwap, swap, swapOptions } from './swap.ts';

const fanRules = {
  ...{ actOptions, perform, aim, enter, lift, swap, refuseSwap, swapOptions },
  ...{ putMarker, refuseMarker, beginTurnMarkers, endBattleMarkers },
};

/** What no army of the box does: markers, foundations, actions of units, aimed attacks, swaps. */
export type FanRules = typeof fanRules;

/** Games with fan armies can be played from now on. */
export function learnFanRules(): void {
  learn({ fans: fanRules });
}
