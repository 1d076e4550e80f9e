import { choose, subFlow, type Flow } from '@skirmish-kit/core';
import { picks } from './answer-keys.ts';
import { pickUp } from './carry.ts';
import { fight } from './fight.ts';
import { controllerOf, adjacentEnemies, modelOf } from './models.ts';
import type { Battle, ModelId } from './state.ts';

/** How a model came to a cube: by a Move or Sprint, not of its own will, or out of the air. */
export type ArrivalKind = 'moved' | 'thrown' | 'landed';

/**
 * A model has come to a cube. An enemy there means a fight at once, against one of the mover’s choice
 * (DZ-MOVE-04, DZ-MOVE-10); otherwise it may pick up what lies there (DZ-CARRY-02). Gives whether
 * there was a fight, which ends a move.
 */
export function* arrive(battle: Battle, id: ModelId, coming: ArrivalKind): Flow<boolean> {
  const model = modelOf(battle, id);
  const enemies = adjacentEnemies(battle, model);
  if (enemies.length === 0) {
    yield* subFlow(pickUp, battle, id, coming);
    return false;
  }
  const target = yield* chooseEnemy(battle, id);
  yield* subFlow(fight, battle, id, target, 'moved-in');
  return true;
}

/** DZ-FIGHT-01: with several enemies the mover chooses one. */
function* chooseEnemy(battle: Battle, id: ModelId): Flow<ModelId> {
  const model = modelOf(battle, id);
  const [only, ...others] = adjacentEnemies(battle, model);
  if (!only) throw new Error(`${id} has nobody to fight.`);
  if (others.length === 0) return only.id;
  return yield* choose({
    who: controllerOf(battle, model),
    about: 'whom-to-fight',
    rule: 'DZ-MOVE-04',
    params: { model: id },
    options: [only, ...others].map((enemy) => ({
      key: picks.make({ kind: 'model', id: enemy.id }),
      value: enemy.id,
    })),
  });
}
