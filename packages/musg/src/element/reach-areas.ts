import { isRefusal } from '@skirmish-kit/core';
import { reachAreas, type Areas } from '@skirmish-kit/ui/table';
import { tableOf, trafficFor } from '../rules/battlefield.ts';
import { RUN } from '../rules/legal.ts';
import { isInReach, marchTo, neverRuns, reachOf as farOf } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';

/** Where a figure can go on the level it stands on: at a run, if it can pay for one, and at a walk. */
export function reachOf(battle: Battle, figure: Figure): readonly Areas[] {
  if (figure.ap < 1 || figure.hanging || figure.on !== null) return [];
  const bands = figure.ap > 1 && !neverRuns(figure) ? [RUN, 1] : [1];
  const [most = 1] = bands;
  return reachAreas({
    index: tableOf(battle),
    figure,
    traffic: trafficFor(battle, figure),
    most: Math.floor(farOf(figure, most)),
    bands: bands.map((times) => (cost) => isInReach(figure, times, cost)),
    wayTo: (to) => {
      const march = marchTo(battle, figure, to, most);
      return isRefusal(march) ? undefined : march.places;
    },
  });
}
