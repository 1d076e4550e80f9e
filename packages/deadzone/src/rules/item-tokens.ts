import { bagSize, d, faceList, roll, type Flow } from '@skirmish-kit/core';
import { topCube } from '../board/index.ts';
import { SIDES } from './dice.ts';
import { isInZone } from './mission.ts';
import { boardOf } from './battlefield.ts';
import { emit } from './events.ts';
import type { Battle } from './state.ts';
import { internCube } from './cube-index.ts';

/**
 * DZ-ITEMP-01 to DZ-ITEMP-05: tokens are drawn unseen and placed by two dice, for the column and the
 * row, on top of what stands there; what falls into a deployment zone is discarded. Nobody knows what
 * they are, so nothing is drawn yet: that happens when one is turned over.
 */
export function* placeTokens(battle: Battle): Flow {
  const drawn =
    battle.settings.items === 'on' ? Math.min(battle.mission.drawn, bagSize(battle.bag)) : 0;
  for (let token = 0; token < drawn; token++) {
    const [column = 1, row = 1] = yield* roll(faceList([d(1, SIDES), d(1, SIDES)]), 'DZ-ITEMP-01', {
      who: token % 2,
      about: 'token-place',
    });
    battle.unused -= 1;
    if (battle.mission.zones.some((zone) => isInZone([column, row], zone))) {
      yield* emit('token-discarded', 'DZ-ITEMP-04', {});
      continue;
    }
    battle.items.push({
      id: `t${token + 1}`,
      kind: null,
      holder: null,
      cube: internCube(topCube(boardOf(battle), column, row)),
      broken: false,
      gun: null,
    });
  }
  battle.phase = { step: 'recon' };
}
