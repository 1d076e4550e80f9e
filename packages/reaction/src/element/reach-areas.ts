import { isRefusal } from '@skirmish-kit/core';
import { reachAreas, type Areas } from '@skirmish-kit/ui/table';
import { tableOf, trafficFor } from '../rules/battlefield.ts';
import { marchTo, moveActionPoints, strideOf } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';

/** Where a figure can go, for each number of action points from the most to 1. */
export function reachOf(battle: Battle, figure: Figure): readonly Areas[] {
  return reachAreas({
    index: tableOf(battle),
    figure,
    traffic: trafficFor(battle, figure),
    most: figure.ap * strideOf(figure),
    bands: Array.from(
      { length: figure.ap },
      (_, i) => (cost) => moveActionPoints(figure, cost) <= figure.ap - i,
    ),
    wayTo: (to) => {
      const march = marchTo(battle, figure, to);
      return isRefusal(march) ? undefined : march.places;
    },
  });
}
