import type { Flow, Refusal } from '@skirmish-kit/core';
import type { Action } from './action.ts';
import { areEnemies, isOnField, modelOf } from './models.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** DZ-LDR-03: any enemy, seen or not. */
export function whyNotAcquire(battle: Battle, model: Model, id: string): Refusal | undefined {
  const target = battle.models.find((each) => each.id === id);
  if (!target || !isOnField(target) || !areEnemies(battle, model, target))
    return refuse('not-an-enemy', 'DZ-LDR-03', { target: id });
  return target.tagged ? refuse('is-tagged', 'DZ-LDR-03', { target: id }) : undefined;
}

export function acquisitions(battle: Battle): readonly Action[] {
  return battle.models.map(({ id }) => ({ kind: 'target-acquisition', target: id }));
}

export function* acquire(battle: Battle, target: ModelId): Flow {
  modelOf(battle, target).tagged = true;
  yield* emit('tagged', 'DZ-LDR-03', { model: target });
}
