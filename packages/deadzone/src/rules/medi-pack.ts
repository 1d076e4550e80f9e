import type { Flow, Refusal } from '@skirmish-kit/core';
import { sameCube } from '../board/index.ts';
import { useItem } from './carry.ts';
import { enemiesBeside, isAble, isOnField, isVehicle, itemOf, modelOf } from './models.ts';
import { emit } from './events.ts';
import { deny } from './refusals.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** DZ-ITEM-08: who carries one, without enemies beside. */
export function whyNotMediPack(battle: Battle, model: Model, target: ModelId): Refusal | undefined {
  const who = { model: model.id };
  if (!itemOf(battle, model, 'medi-pack')) return deny('unable', 'DZ-ITEM-08', who);
  if (enemiesBeside(battle, model).length > 0) return deny('enemy-beside', 'DZ-ITEM-08', who);
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
  const beside = target && isOnField(target) && sameCube(target.cube, model.cube);
  if (!beside || target.seat !== model.seat) return deny('not-beside', rule, { target: id });
  if (isAble(target, 'construct') || isVehicle(battle, target))
    return deny('machine', rule, { target: id });
  return target.damage > 0 ? undefined : deny('not-wounded', rule, { target: id });
}

/** DZ-ITEM-08: all of its damage, once. */
export function* heal(battle: Battle, id: ModelId, target: ModelId): Flow {
  useItem(battle, modelOf(battle, id), 'medi-pack');
  modelOf(battle, target).damage = 0;
  yield* emit('healed', 'DZ-ITEM-08', { model: target });
}
