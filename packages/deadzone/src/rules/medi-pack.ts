import type { Flow, Refusal } from '@skirmish-kit/core';
import { sameCube } from '../board/index.ts';
import { useItem } from './carry.ts';
import { adjacentEnemies, isAble, isOnField, isVehicle, itemOf, modelOf } from './models.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** DZ-ITEM-08: who carries one, without enemies beside. */
export function whyNotMediPack(battle: Battle, model: Model, target: ModelId): Refusal | undefined {
  const who = { model: model.id };
  if (!itemOf(battle, model, 'medi-pack')) return refuse('unable', 'DZ-ITEM-08', who);
  if (adjacentEnemies(battle, model).length > 0) return refuse('enemy-beside', 'DZ-ITEM-08', who);
  return whyNotHealed(battle, model, target, 'DZ-ITEM-08');
}

/** DZ-ABIL-28, DZ-ITEM-08, DZ-EDGE-14: a wounded friend in the cube, or oneself; no machines. */
export function whyNotHealed(
  battle: Battle,
  model: Model,
  id: ModelId,
  rule: string,
): Refusal | undefined {
  const target = battle.models.find((each) => each.id === id);
  const adjacent = target && isOnField(target) && sameCube(target.cube, model.cube);
  if (!adjacent || target.seat !== model.seat) return refuse('not-beside', rule, { target: id });
  if (isAble(target, 'construct') || isVehicle(battle, target))
    return refuse('machine', rule, { target: id });
  return target.damage > 0 ? undefined : refuse('not-wounded', rule, { target: id });
}

/** DZ-ITEM-08: all of its damage, once. */
export function* heal(battle: Battle, id: ModelId, target: ModelId): Flow {
  useItem(battle, modelOf(battle, id), 'medi-pack');
  modelOf(battle, target).damage = 0;
  yield* emit('healed', 'DZ-ITEM-08', { model: target });
}
