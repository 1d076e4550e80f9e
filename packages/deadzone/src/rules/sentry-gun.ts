import type { Flow, Refusal, Seat } from '@skirmish-kit/core';
import { makeCube, sameCube } from '../board/index.ts';
import { itemById, slotsOf } from './carry.ts';
import { carriedBy, fits, isAble, isOnField, isSentryGun, modelOf } from './models.ts';
import { emit } from './events.ts';
import { packedGun } from './packed-gun.ts';
import { moveTo } from './cube-index.ts';
import { refuse } from './refusals.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** DZ-ITEM-15: an Engineer, and a gun that works, in his hands or anybody’s in his cube. */
export function whyNotEmplace(battle: Battle, model: Model, name: string): Refusal | undefined {
  if (!isAble(model, 'engineer')) return refuse('unable', 'DZ-ITEM-15', { model: model.id });
  const item = battle.items.find((each) => each.id === name);
  const holder = battle.models.find(({ id }) => id === item?.holder);
  const at = holder?.cube ?? item?.cube;
  const isHere = item?.kind === 'sentry-gun' && at && sameCube(at, model.cube);
  if (!isHere || (holder && holder.seat !== model.seat))
    return refuse('no-such-item', 'DZ-ITEM-15', { item: name });
  if (item.broken) return refuse('broken', 'DZ-ITEM-15', { item: 'sentry-gun' });
  const gun = item.gun === null ? foundGun(name, model.seat) : modelOf(battle, item.gun);
  if (gun.seat !== model.seat) return refuse('no-such-item', 'DZ-ITEM-15', { item: name });
  return fits(battle, gun, model.cube)
    ? undefined
    : refuse('no-room', 'DZ-CAP-01', { model: gun.id, to: makeCube(model.cube), steps: 0 });
}

/** The gun has to stand in his cube, on his side. */
export function whyNotPack(battle: Battle, model: Model, id: ModelId): Refusal | undefined {
  if (!isAble(model, 'engineer')) return refuse('unable', 'DZ-ITEM-15', { model: model.id });
  const gun = battle.models.find((each) => each.id === id);
  const isHere = gun && isSentryGun(gun) && isOnField(gun) && sameCube(gun.cube, model.cube);
  return isHere && gun.seat === model.seat
    ? undefined
    : refuse('not-beside', 'DZ-ITEM-15', { target: id });
}

/** A token that turned out to be a gun: it belongs to the first side whose Engineer sets it up. */
export function foundGun(token: string, seat: Seat): Model {
  return packedGun(`${'ab'[seat]}${token}g`, seat);
}

/** DZ-ITEM-15: the item becomes a model that can still shoot this round. */
export function* emplace(battle: Battle, name: string, seat: Seat): Flow {
  const item = itemById(battle, name);
  if (item.gun === null) {
    const found = foundGun(name, seat);
    // DZ-LDR-06: a gun of this token that was changed for another is gone.
    battle.models = battle.models.some(({ id }) => id === found.id)
      ? battle.models.map((each) => (each.id === found.id ? found : each))
      : [...battle.models, found];
    item.gun = found.id;
  }
  const holder = item.holder === null ? undefined : modelOf(battle, item.holder);
  const gun = modelOf(battle, item.gun);
  moveTo(gun, holder?.cube ?? item.cube ?? gun.cube);
  gun.where = 'field';
  item.holder = null;
  item.cube = null;
  yield* emit('emplaced', 'DZ-ITEM-15', { model: gun.id });
  yield* placeInCube(battle, gun.id);
}

/** It goes into the engineer’s hands, or lies in the cube when they are full. */
export function* packUp(battle: Battle, model: Model, id: ModelId): Flow {
  const gun = modelOf(battle, id);
  const item = battle.items.find((each) => each.gun === id);
  if (!item) throw new Error(`${id} is no item.`);
  gun.where = 'packed';
  const hasHand = carriedBy(battle, model).length < slotsOf(battle, model);
  item.holder = hasHand ? model.id : null;
  item.cube = hasHand ? null : gun.cube;
  yield* emit('packed', 'DZ-ITEM-15', { model: id });
}
