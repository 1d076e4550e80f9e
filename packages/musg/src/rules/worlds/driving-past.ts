import type { Flow } from '@skirmish-kit/core';
import { footprintsWithin, pointsAlong, type RectangularBase } from '@skirmish-kit/space';
import { figureOf } from '../figures.ts';
import { PACE } from '../paces.ts';
import type { Battle, Figure } from '../state.ts';
import { markersOf } from '../world-helpers.ts';
import {
  comesToSee,
  detected,
  DETECTOR,
  isAgent,
  isAlarmed,
  isLeader,
  isSpotted,
  sight,
  spotted,
  STEP,
} from './alert.ts';

/** The vehicle at every step of its way. */
function basesAlong(stood: readonly RectangularBase[]): readonly RectangularBase[] {
  return stood.flatMap((to, i) => {
    const from = stood[i - 1];
    if (!from || from.facing !== to.facing) return [to];
    return pointsAlong([from.at, to.at], STEP).map((at) => ({ ...to, at }));
  });
}

/** MU-RT-13, MU-RT-14, MU-RT-16: a vehicle that drives is seen and noticed once, with all who are inside. */
export function* noticedDriving(
  battle: Battle,
  id: string,
  stood: readonly RectangularBase[],
): Flow {
  const crew = battle.vehicles?.find((vehicle) => vehicle.id === id)?.crew ?? [];
  const [driver] = crew;
  const [start, ...way] = basesAlong(stood);
  if (driver === undefined || !start || isAlarmed(battle)) return;
  const figures = crew.map((each) => figureOf(battle, each));
  const along = (figure: Figure) => way.map(({ at }) => ({ ...figure, at }));
  const seen = figures.find((each) => isAgent(battle, each) && isSpotted(battle, along(each)));
  if (seen) yield* spotted(battle, seen.id);
  const watcher = figures.find(
    (each) => isLeader(battle, each) && comesToSee(battle, { ...each, at: start.at }, along(each)),
  );
  if (watcher) yield* sight(battle, watcher.id);
  const isNear = ({ at }: { readonly at: RectangularBase['at'] }) =>
    way.some((base) => footprintsWithin({ at, radius: 0 }, base, DETECTOR * PACE));
  if (markersOf(battle, 'detector').some(isNear)) yield* detected(battle, driver);
}
