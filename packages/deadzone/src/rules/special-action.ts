import { each, last, part, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  areAdjacent,
  cubeRange,
  hasFloor,
  makeCube,
  sameCube,
  topCube,
  type Cube,
} from '@skirmish-kit/space/cube';
import type { Action } from './action.ts';
import { has } from './ability.ts';
import { arrive } from './arrival.ts';
import { throwAway } from './blast.ts';
import { itemById, slotsOf, useItem } from './carry.ts';
import { plainHarm, type Harm } from './damage.ts';
import { die } from './death.ts';
import { successesOf, USUAL_DICE } from './dice.ts';
import { addSurviveDice } from './frag.ts';
import { boardOf, sightOf } from './ground.ts';
import {
  abilityOf,
  areEnemies,
  carriedBy,
  enemiesBeside,
  fits,
  isAble,
  isOnField,
  isSentryGun,
  isVehicle,
  itemOf,
  modelOf,
  sideOf,
} from './models.ts';
import { tell } from './moments.ts';
import { deny } from './refusals.ts';
import { gunsOf, reachOf } from './shoot.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { surviveHits, surviveTest } from './survive.ts';
import { placeOf } from './place.ts';

/** DZ-SPEC-01: the short actions that abilities, items and missions give. */
export const SPECIAL_KINDS = [
  'heal',
  'medi-pack',
  'reload',
  'load',
  'tag',
  'detonate',
  'teleport',
  'call-hammerfist',
  'emplace',
  'pack',
  'mission',
] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];
export type SpecialAction = Extract<Action, { readonly kind: SpecialKind }>;

export function isSpecialAction(action: Action): action is SpecialAction {
  return SPECIAL_KINDS.some((kind) => kind === action.kind);
}

const TELEPORT_RANGE = 2;

/** Why the active model cannot do it, apart from what holds for all actions. */
export function whyNotSpecial(
  battle: Battle,
  model: Model,
  action: SpecialAction,
): Refusal | undefined {
  const who = { model: model.id };
  switch (action.kind) {
    case 'heal':
      if (!isAble(model, 'medic')) return deny('unable', 'DZ-ABIL-28', who);
      return whyNotHealed(battle, model, action.target, 'DZ-ABIL-28');
    case 'medi-pack':
      if (!itemOf(battle, model, 'medi-pack')) return deny('unable', 'DZ-ITEM-08', who);
      if (enemiesBeside(battle, model).length > 0) return deny('enemy-beside', 'DZ-ITEM-08', who);
      return whyNotHealed(battle, model, action.target, 'DZ-ITEM-08');
    case 'reload':
      if (model.unloaded.includes(action.weapon)) return undefined;
      return deny('is-loaded', 'DZ-ABIL-37', { weapon: action.weapon });
    case 'load':
      return whyNotLoad(battle, model, action.target, action.weapon);
    case 'tag':
      return whyNotTag(battle, model, action.target);
    case 'detonate':
      return boomOf(model) > 0 ? undefined : deny('unable', 'DZ-ABIL-06', who);
    case 'teleport':
      return whyNotTeleport(battle, model, action.to);
    case 'call-hammerfist':
      return whyNotHammerfist(battle, model, action.model, action.to);
    case 'emplace':
      return whyNotEmplace(battle, model, action.item);
    case 'pack':
      return whyNotPack(battle, model, action.model);
    case 'mission':
      return whyNotMission(battle, model, action.action);
  }
}

/** DZ-ABIL-28, DZ-ITEM-08, DZ-EDGE-14: a wounded friend in the cube, or oneself; no machines. */
function whyNotHealed(
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

function whyNotLoad(
  battle: Battle,
  model: Model,
  id: ModelId,
  weapon: string,
): Refusal | undefined {
  if (!isAble(model, 'loader')) return deny('unable', 'DZ-ABIL-04', { model: model.id });
  const friend = battle.models.find((each) => each.id === id);
  const beside = friend && isOnField(friend) && sameCube(friend.cube, model.cube);
  if (!beside || friend.seat !== model.seat || friend === model)
    return deny('not-beside', 'DZ-ABIL-04', { target: id });
  return friend.unloaded.includes(weapon) ? undefined : deny('is-loaded', 'DZ-ABIL-04', { weapon });
}

/** DZ-ABIL-44, ruling O-71: within range and in sight of the Tag Rifle. */
function whyNotTag(battle: Battle, model: Model, id: ModelId): Refusal | undefined {
  const rifle = gunsOf(model).find((weapon) => has(weapon, 'tag'));
  const target = battle.models.find((each) => each.id === id);
  if (!rifle) return deny('unable', 'DZ-ABIL-44', { model: model.id });
  if (!target || !isOnField(target) || !areEnemies(battle, model, target))
    return deny('not-an-enemy', 'DZ-ABIL-44', { target: id });
  if (target.tagged) return deny('is-tagged', 'DZ-ABIL-44', { target: id });
  const distance = cubeRange(model.cube, target.cube);
  const range = reachOf(model, rifle);
  if (distance > range) return deny('out-of-range', 'DZ-ABIL-44', { target: id, distance, range });
  if (sightOf(battle, model, target) === 'none')
    return deny('out-of-sight', 'DZ-ABIL-44', { model: model.id, target: id });
  return undefined;
}

/** DZ-ABIL-46: two cubes in any direction, whatever is between; onto a floor with room. */
function whyNotTeleport(battle: Battle, model: Model, to: Cube): Refusal | undefined {
  const params = { model: model.id, to: makeCube(to), steps: TELEPORT_RANGE };
  if (!isAble(model, 'teleport')) return deny('unable', 'DZ-ABIL-46', { model: model.id });
  const distance = cubeRange(model.cube, to);
  if (distance === 0 || distance > TELEPORT_RANGE) return deny('no-way', 'DZ-ABIL-46', params);
  if (!hasFloor(boardOf(battle), to)) return deny('no-floor', 'DZ-MOVE-12', params);
  return fits(battle, model, to) ? undefined : deny('no-room', 'DZ-CAP-01', params);
}

/** DZ-ABIL-03: on top of a stack with room for it (ruling O-52). */
function whyNotHammerfist(
  battle: Battle,
  model: Model,
  id: ModelId,
  to: Cube,
): Refusal | undefined {
  const waiting = battle.models.find((each) => each.id === id);
  if (!waiting || waiting.where !== 'waiting' || waiting.seat !== model.seat)
    return deny('not-waiting', 'DZ-ABIL-03', { target: id });
  const params = { model: id, to: makeCube(to), steps: 0 };
  if (!sameCube(topCube(boardOf(battle), to[0], to[1]), to))
    return deny('not-on-top', 'DZ-ABIL-03', { to: makeCube(to) });
  return fits(battle, waiting, to) ? undefined : deny('no-room', 'DZ-CAP-01', params);
}

/** DZ-ITEM-15: an Engineer, and a gun that works, in his hands or anybody’s in his cube. */
function whyNotEmplace(battle: Battle, model: Model, name: string): Refusal | undefined {
  if (!isAble(model, 'engineer')) return deny('unable', 'DZ-ITEM-15', { model: model.id });
  const item = battle.items.find((each) => each.id === name);
  const holder = battle.models.find(({ id }) => id === item?.holder);
  const at = holder?.cube ?? item?.cube;
  const isHere = item?.kind === 'sentry-gun' && at && sameCube(at, model.cube);
  if (!isHere || (holder && holder.seat !== model.seat))
    return deny('no-such-item', 'DZ-ITEM-15', { item: name });
  if (item.broken || item.gun === null) return deny('broken', 'DZ-ITEM-15', { item: 'sentry-gun' });
  const gun = modelOf(battle, item.gun);
  if (gun.seat !== model.seat) return deny('no-such-item', 'DZ-ITEM-15', { item: name });
  return fits(battle, gun, model.cube)
    ? undefined
    : deny('no-room', 'DZ-CAP-01', { model: gun.id, to: makeCube(model.cube), steps: 0 });
}

function whyNotPack(battle: Battle, model: Model, id: ModelId): Refusal | undefined {
  if (!isAble(model, 'engineer')) return deny('unable', 'DZ-ITEM-15', { model: model.id });
  const gun = battle.models.find((each) => each.id === id);
  const isHere = gun && isSentryGun(gun) && isOnField(gun) && sameCube(gun.cube, model.cube);
  return isHere && gun.seat === model.seat
    ? undefined
    : deny('not-beside', 'DZ-ITEM-15', { target: id });
}

/** DZ-SPEC-01: what the mission lets models do at an objective, once. */
function whyNotMission(battle: Battle, model: Model, id: string): Refusal | undefined {
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

/** DZ-ABIL-06: how strongly it explodes; 0 when it does not. */
export function boomOf(model: Model): number {
  return abilityOf(model, 'boom') + model.boom;
}

/** Does what {@link whyNotSpecial} allows. */
export function* actSpecially(battle: Battle, id: ModelId, action: SpecialAction): Flow {
  const model = modelOf(battle, id);
  switch (action.kind) {
    case 'heal':
      modelOf(battle, action.target).damage -= 1;
      return yield* tell('healed', 'DZ-ABIL-28', { model: action.target });
    case 'medi-pack':
      useItem(battle, model, 'medi-pack');
      modelOf(battle, action.target).damage = 0;
      return yield* tell('healed', 'DZ-ITEM-08', { model: action.target });
    case 'reload':
      return yield* load(model, action.weapon, 'DZ-ABIL-37');
    case 'load':
      return yield* load(modelOf(battle, action.target), action.weapon, 'DZ-ABIL-04');
    case 'tag':
      modelOf(battle, action.target).tagged = true;
      return yield* tell('tagged', 'DZ-ABIL-44', { model: action.target });
    case 'detonate':
      // Ruling O-53: it is gone, and the opponent scores it.
      return yield* last(die, battle, id, 1 - model.seat);
    case 'teleport':
      model.cube = placeOf(action.to);
      yield* tell('teleports', 'DZ-ABIL-46', { model: id, to: makeCube(action.to) });
      return void (yield* part(arrive, battle, id, 'moved'));
    case 'call-hammerfist':
      return yield* last(dropHammerfist, battle, action.model, action.to);
    case 'emplace':
      return yield* emplace(battle, action.item);
    case 'pack':
      return yield* packUp(battle, model, action.model);
    case 'mission':
      return yield* achieve(battle, model, action.action);
  }
}

function* load(model: Model, weapon: string, rule: string): Flow {
  model.unloaded = model.unloaded.filter((id) => id !== weapon);
  yield* tell('loaded', rule, { model: model.id, weapon });
}

/**
 * DZ-ABIL-03: it drops from the sky; whoever is beside it and cannot stand the shock is thrown
 * directly away and pinned, friends too.
 */
function* dropHammerfist(battle: Battle, id: ModelId, to: Cube): Flow {
  const model = modelOf(battle, id);
  model.where = 'field';
  model.cube = placeOf(to);
  model.activated = true;
  yield* tell('drops-in', 'DZ-ABIL-03', { model: id, to: makeCube(to) });
  const around = battle.models.filter((other) => isOnField(other) && areAdjacent(other.cube, to));
  const ids = around.map((other) => other.id);
  const added = yield* addSurviveDice(battle, ids);
  const shock = yield* roll(successesOf({ dice: USUAL_DICE, at: 4, rerolls: 0 }), 'DZ-ABIL-03', {
    who: model.seat,
    about: 'shock',
  });
  yield* each(
    shake,
    battle,
    ids.map((one, i): [ModelId, ModelId, number, number] => [id, one, shock, added[i] ?? 0]),
  );
  if (isOnField(modelOf(battle, id))) yield* part(arrive, battle, id, 'moved');
}

function* shake(battle: Battle, by: ModelId, id: ModelId, shock: number, added: number): Flow {
  if (!isOnField(modelOf(battle, id))) return;
  const test = surviveTest(battle, id, added);
  const margin = yield* surviveHits(battle, id, test, shock, 1, 'DZ-ABIL-03');
  const harm: Harm = plainHarm(modelOf(battle, by).seat, true);
  if (margin > 0) yield* last(throwAway, battle, by, by, id, harm);
}

/** DZ-ITEM-15: the item becomes a model that can still shoot this round. */
function* emplace(battle: Battle, name: string): Flow {
  const item = itemById(battle, name);
  if (item.gun === null) return;
  const holder = item.holder === null ? undefined : modelOf(battle, item.holder);
  const gun = modelOf(battle, item.gun);
  gun.cube = holder?.cube ?? item.cube ?? gun.cube;
  gun.where = 'field';
  item.holder = null;
  item.cube = null;
  yield* tell('emplaced', 'DZ-ITEM-15', { model: gun.id });
}

/** It goes into the engineer’s hands, or lies in the cube when they are full. */
function* packUp(battle: Battle, model: Model, id: ModelId): Flow {
  const gun = modelOf(battle, id);
  const item = battle.items.find((each) => each.gun === id);
  if (!item) return;
  gun.where = 'packed';
  const hasHand = carriedBy(battle, model).length < slotsOf(battle, model);
  item.holder = hasHand ? model.id : null;
  item.cube = hasHand ? null : gun.cube;
  yield* tell('packed', 'DZ-ITEM-15', { model: id });
}

function* achieve(battle: Battle, model: Model, id: string): Flow {
  const task = battle.mission.actions.find((each) => each.id === id);
  if (!task) return;
  battle.achieved = [...battle.achieved, id];
  sideOf(battle, model.seat).points += task.vp;
  yield* tell('task', 'DZ-SPEC-01', { model: model.id, seat: model.seat, points: task.vp });
}
