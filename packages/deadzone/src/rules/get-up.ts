import { choose, tailFlow, type Flow } from '@skirmish-kit/core';
import { picks } from './answer-keys.ts';
import { fight, strikersBeside } from './fight.ts';
import { controllerOf, modelOf } from './models.ts';
import { emit } from './events.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle, ModelId } from './state.ts';

/**
 * DZ-GETUP-01, DZ-GETUP-02: it is no longer pinned; a standing enemy beside it attacks at once, one of
 * the opponent’s choice, and it must Survive.
 */
export function* getUp(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  model.pinned = false;
  yield* emit('gets-up', 'DZ-GETUP-01', { model: id });
  yield* placeInCube(battle, id);
  const standing = strikersBeside(battle, model);
  const [only, ...others] = standing;
  if (!only) return;
  const attacker =
    others.length === 0
      ? only.id
      : yield* choose({
          who: 1 - controllerOf(battle, model),
          about: 'who-attacks',
          rule: 'DZ-GETUP-02',
          params: { model: id },
          options: standing.map((enemy) => ({
            key: picks.make({ kind: 'model', id: enemy.id }),
            value: enemy.id,
          })),
        });
  yield* tailFlow(fight, battle, attacker, id, 'get-up');
}
