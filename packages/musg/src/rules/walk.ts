import { isRefusal, subFlow, type Flow } from '@skirmish-kit/core';
import { pointsAlong, samePoint, type Point } from '@skirmish-kit/space';
import { moduleOf } from './modules.ts';
import { figureOf, isIn } from './figures.ts';
import { canStand } from './battlefield.ts';
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
  const end = places.at(-1) ?? before.at;
  const walked = yield* comeAlong(battle, id, places);
  if (!isIn(figureOf(battle, id))) return false;
  yield* passed(battle, id, before, walked);
  return walked === places || samePoint(figureOf(battle, id).at, end);
}

/**
 * MU-PASS-04, MU-MOVE-04: moves a figure along a path, up to the first pace at which any figure sees
 * an enemy of better rank for the first time. Returns the places it has walked; a figure that failed a
 * test on the way has moved on from the last of them.
 */
export function* comeAlong(
  battle: Battle,
  id: FigureId,
  places: readonly Point[],
): Flow<readonly Point[]> {
  const figure = figureOf(battle, id);
  if (battle.settings.spotting === 'on') {
    const steps = pointsAlong(places, PACE);
    for (const [i, at] of steps.entries()) {
      if (i === 0 || !canStand(battle, figure, at)) continue;
      figure.at = at;
      const tested = yield* moduleOf(battle, 'optional').spotOnTheWay(battle, id);
      if (tested || !isIn(figure)) return steps.slice(0, i + 1);
    }
  }
  figure.at = places.at(-1) ?? figure.at;
  return places;
}

/**
 * MU-PASS-04: a figure has come into view where it stands: it arrived, or came out of hiding or out of
 * a wreck. Somebody may see it for the first time, and its world looks.
 */
export function* comeIntoView(battle: Battle, id: FigureId, before: Figure): Flow {
  const figure = figureOf(battle, id);
  const { at } = figure;
  yield* lookAbout(battle, id);
  if (isIn(figure)) yield* passed(battle, id, { ...before, at }, [at]);
}

/** MU-PASS-04: a figure has come to stand somewhere at once: it fell, or got out of a vehicle. */
export function* lookAbout(battle: Battle, id: FigureId): Flow {
  if (battle.settings.spotting === 'on' && isIn(figureOf(battle, id)))
    yield* moduleOf(battle, 'optional').spotOnTheWay(battle, id);
}
