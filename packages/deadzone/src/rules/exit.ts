import { subFlow, type Flow } from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import { isInZone, type Exit } from './mission.ts';
import { carriedBy, enemiesIn, isOnField, modelOf, sideOf } from './models.ts';
import { emit } from './events.ts';
import { breakAway, move } from './move.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { movePaths } from './move-paths.ts';

/** DZ-MOVE-13: the exit through which a model may leave from a cube. */
export function exitOf(
  battle: Battle,
  model: Model,
  [column, row]: Cube = model.cube,
): Exit | undefined {
  const { zone } = sideOf(battle, model.seat);
  const isLeader = model.recruit.profile.type === 'leader';
  return battle.mission.exits.find(
    (exit) =>
      exit.zone === zone &&
      (exit.who === 'any' || isLeader) &&
      isInZone([column, row], exit.squares),
  );
}

/** DZ-MOVE-13: the way to an exit, when the step over the edge is the last of so many. */
export function wayOut(battle: Battle, model: Model, steps: number): readonly Cube[] | undefined {
  if (steps < 1) return undefined;
  if (exitOf(battle, model)) return [];
  return movePaths(battle, model, steps - 1).find((way) => {
    const end = way.at(-1);
    return end && exitOf(battle, model, end) && enemiesIn(battle, model, end).length === 0;
  });
}

/** DZ-MOVE-13: off the table, never to return; what it carries goes with it. */
export function* leave(battle: Battle, id: ModelId, steps: number): Flow {
  const way = wayOut(battle, modelOf(battle, id), steps);
  if (!way) return;
  if (way.length > 0) yield* subFlow(move, battle, id, way, steps - 1);
  else if ((yield* subFlow(breakAway, battle, id)) !== 'free') return;
  const model = modelOf(battle, id);
  const exit = exitOf(battle, model);
  if (!exit || !isOnField(model) || model.pinned) return;
  if (way.length > 0 && enemiesIn(battle, model, model.cube).length > 0) return;
  model.where = 'left';
  for (const item of carriedBy(battle, model)) item.holder = null;
  sideOf(battle, model.seat).points += exit.vp;
  yield* emit('leaves', 'DZ-MOVE-13', { model: id, seat: model.seat, points: exit.vp });
}
