import type { Flow, Refusal } from '@skirmish-kit/core';
import { sameCube } from '../board/index.ts';
import { sideOf } from './models.ts';
import { emit } from './events.ts';
import { objectiveCube } from './objective.ts';
import { refuse } from './refusals.ts';
import type { Battle, Model } from './state.ts';

/** DZ-SPEC-01: what the mission lets models do at an objective, once. */
export function whyNotMission(battle: Battle, model: Model, id: string): Refusal | undefined {
  const task = battle.mission.actions.find((each) => each.id === id);
  const place = battle.mission.objectives.find((each) => each.id === task?.objective);
  if (!task || !place) return refuse('no-such-task', 'DZ-SPEC-01', { task: id });
  const { zone } = sideOf(battle, model.seat);
  if (task.zone !== undefined && task.zone !== zone)
    return refuse('no-such-task', 'DZ-SPEC-01', { task: id });
  if (battle.achieved.includes(id)) return refuse('task-done', 'DZ-SPEC-01', { task: id });
  return sameCube(objectiveCube(battle, place.id), model.cube)
    ? undefined
    : refuse('not-at-objective', 'DZ-SPEC-01', { model: model.id });
}

/** DZ-SPEC-01: pays for it at once. */
export function* achieve(battle: Battle, model: Model, id: string): Flow {
  const task = battle.mission.actions.find((each) => each.id === id);
  if (!task) throw new Error(`The mission has no action ${id}.`);
  battle.achieved = [...battle.achieved, id];
  sideOf(battle, model.seat).points += task.vp;
  yield* emit('task', 'DZ-SPEC-01', { model: model.id, seat: model.seat, points: task.vp });
}
