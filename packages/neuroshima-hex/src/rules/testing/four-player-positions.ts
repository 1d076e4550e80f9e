import type { Mode } from '../modes.ts';
import type { State } from '../state.ts';
import { inTurn, type Opening, type TestGame } from './play.ts';
import { units } from './positions.ts';

/** Three or four HQs in corners, far apart. */
export const FOUR = ['moloch', 'borgo', 'outpost', 'hegemony'];
export const THREE = ['moloch', 'borgo', 'outpost'];
export const CORNERS = [
  ...units('moloch', 'hq -2,0'),
  ...units('borgo', 'hq 2,0'),
  ...units('outpost', 'hq 0,-2'),
];
export const FOUR_CORNERS = [...CORNERS, ...units('hegemony', 'hq 0,2')];

/** The last turn before the final battle, with these hit points. */
export function finalTurn(mode: Mode, points: readonly number[], how: Opening = {}): TestGame {
  const armies = points.length === 3 ? THREE : FOUR;
  const list = points.length === 3 ? CORNERS : FOUR_CORNERS;
  return inTurn(armies, list, [], {
    ...how,
    mode,
    change(state) {
      state.ending = { left: [], extra: false };
      setPoints(state, points);
    },
  });
}

export function setPoints(state: State, points: readonly number[]): void {
  state.players.forEach((player, seat) => void (player.hp = points[seat] ?? 20));
}
