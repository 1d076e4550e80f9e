import { isRefusal, subFlow, type Flow } from '@skirmish-kit/core';
import { placesAlong, samePoint, type Point } from '@skirmish-kit/space';
import { moduleOf } from './modules.ts';
import { figureOf, isIn } from './figures.ts';
import { mayStand } from './battlefield.ts';
import { emit } from './events.ts';
import { marchTo } from './movement.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** MU-MOVE-01, MU-MOVE-03: goes there; nothing more when something has come between since. */
export function* walkTo(battle: Battle, id: FigureId, to: Point, times: number): Flow {
  const figure = figureOf(battle, id);
  const march = marchTo(battle, figure, to, times);
  if (isRefusal(march)) return;
  yield* subFlow(goAlong, battle, id, march.places);
  const [x, y] = figureOf(battle, id).at;
  if (times > 1) yield* emit('runs', 'MU-MOVE-03', { figure: id, x, y });
  else yield* emit('walks', 'MU-MOVE-01', { figure: id, x, y });
}

/**
 * Takes a figure along a way. MU-MOVE-04: a passive action on the way ends it there. Says whether it
 * went all the way. A figure that has changed its level at the start says how it stood before.
 */
export function* goAlong(
  battle: Battle,
  id: FigureId,
  places: readonly Point[],
  before: Figure = { ...figureOf(battle, id) },
): Flow<boolean> {
  const figure = figureOf(battle, id);
  const end = places.at(-1) ?? figure.at;
  if (battle.settings.spotting === 'on') {
    const steps = placesAlong(places, PACE);
    for (const [i, at] of steps.entries()) {
      if (i === 0 || !mayStand(battle, figure, at)) continue;
      figure.at = at;
      const tested = yield* moduleOf(battle, 'optional').spotOnTheWay(battle, id);
      if (!isIn(figureOf(battle, id))) return false;
      if (!tested) continue;
      yield* passed(battle, id, before, steps.slice(0, i + 1));
      return samePoint(figureOf(battle, id).at, end);
    }
  }
  figure.at = end;
  yield* passed(battle, id, before, places);
  return true;
}
