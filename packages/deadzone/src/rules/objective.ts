import type { Flow, Refusal, Seat } from '@skirmish-kit/core';
import { sameCube, topCube, type Cube } from '@skirmish-kit/space/cube';
import { boardOf } from './ground.ts';
import { modelsIn, sideOf } from './models.ts';
import { tell } from './moments.ts';
import { deny } from './refusals.ts';
import type { Battle, Model } from './state.ts';

/** DZ-SPEC-01: what the mission lets models do at an objective, once. */
export function whyNotMission(battle: Battle, model: Model, id: string): Refusal | undefined {
  const task = battle.mission.actions.find((each) => each.id === id);
  const place = battle.mission.objectives.find((each) => each.id === task?.objective);
  if (!task || !place) return deny('no-such-task', 'DZ-SPEC-01', { task: id });
  const { zone } = sideOf(battle, model.seat);
  if (task.zone !== undefined && task.zone !== zone)
    return deny('no-such-task', 'DZ-SPEC-01', { task: id });
  if (battle.achieved.includes(id)) return deny('task-done', 'DZ-SPEC-01', { task: id });
  return sameCube(objectiveCube(battle, place.id), model.cube)
    ? undefined
    : deny('not-at-objective', 'DZ-SPEC-01', { model: model.id });
}

/** DZ-OBJ-02, ruling O-04: where an objective stands: at its level, or on top of its stack. */
export function objectiveCube(battle: Battle, id: string): Cube {
  const objective = battle.mission.objectives.find((each) => each.id === id);
  if (!objective) throw new Error(`There is no objective ${id}.`);
  const [column, row] = objective.square;
  return objective.level === undefined
    ? topCube(boardOf(battle), column, row)
    : [column, row, objective.level];
}

/** DZ-SPEC-01: pays for it at once. */
export function* achieve(battle: Battle, model: Model, id: string): Flow {
  const task = battle.mission.actions.find((each) => each.id === id);
  if (!task) return;
  battle.achieved = [...battle.achieved, id];
  sideOf(battle, model.seat).points += task.vp;
  yield* tell('task', 'DZ-SPEC-01', { model: model.id, seat: model.seat, points: task.vp });
}

/** DZ-OBJ-03: the only side with models in the objective’s cube, pinned ones too (ruling O-05). */
export function holderOf(battle: Battle, objective: string): Seat | undefined {
  const seats = new Set(modelsIn(battle, objectiveCube(battle, objective)).map(({ seat }) => seat));
  const [only] = seats;
  return seats.size === 1 ? only : undefined;
}
