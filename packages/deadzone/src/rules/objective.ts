import type { Seat } from '@skirmish-kit/core';
import { topCube, type Cube } from '../board/index.ts';
import { boardOf } from './battlefield.ts';
import { modelsIn } from './models.ts';
import type { Battle } from './state.ts';

/** DZ-OBJ-02, ruling O-04: where an objective stands: at its level, or on top of its stack. */
export function objectiveCube(battle: Battle, id: string): Cube {
  const objective = battle.mission.objectives.find((each) => each.id === id);
  if (!objective) throw new Error(`There is no objective ${id}.`);
  const [column, row] = objective.square;
  return objective.level === undefined
    ? topCube(boardOf(battle), column, row)
    : [column, row, objective.level];
}

/** DZ-OBJ-03: the only side with models in the objective’s cube, pinned ones too (ruling O-05). */
export function holderOf(battle: Battle, objective: string): Seat | undefined {
  const seats = new Set(modelsIn(battle, objectiveCube(battle, objective)).map(({ seat }) => seat));
  const [only] = seats;
  return seats.size === 1 ? only : undefined;
}
