import { part, type Flow } from '@skirmish-kit/core';
import type { Exit, Square, Zone } from './mission.ts';
import { carriedBy, isOnField, modelOf, sideOf } from './models.ts';
import { tell } from './moments.ts';
import { breakAway } from './move.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** Whether a square lies in a rectangle of squares. */
export function isInZone([column, row]: Square, { from, to }: Zone): boolean {
  return column >= from[0] && column <= to[0] && row >= from[1] && row <= to[1];
}

/** DZ-MOVE-13: the exit through which a model may leave from where it stands. */
export function exitOf(battle: Battle, model: Model): Exit | undefined {
  const { zone } = sideOf(battle, model.seat);
  const [column, row] = model.cube;
  const isLeader = model.recruit.profile.type === 'leader';
  return battle.mission.exits.find(
    (exit) =>
      exit.zone === zone &&
      (exit.who === 'any' || isLeader) &&
      isInZone([column, row], exit.squares),
  );
}

/** DZ-MOVE-13: off the table, never to return; what it carries goes with it. */
export function* leave(battle: Battle, id: ModelId): Flow {
  const parting = yield* part(breakAway, battle, id);
  const model = modelOf(battle, id);
  const exit = exitOf(battle, model);
  if (parting !== 'free' || !exit || !isOnField(model)) return;
  model.where = 'left';
  for (const item of carriedBy(battle, model)) item.holder = null;
  sideOf(battle, model.seat).points += exit.vp;
  yield* tell('leaves', 'DZ-MOVE-13', { model: id, seat: model.seat, points: exit.vp });
}
