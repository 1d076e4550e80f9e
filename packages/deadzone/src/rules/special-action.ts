import { tailFlow, subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { cubeRange, hasFloor, makeCube, sameCube, topCube, type Cube } from '../board/index.ts';
import { has } from './ability.ts';
import type { Action } from './action.ts';
import { arrive } from './arrival.ts';
import { cubesWithin } from './candidates.ts';
import { itemById } from './carry.ts';
import { chargeOf, goOff, perish } from './death.ts';
import { boardOf, sees } from './battlefield.ts';
import { dropHammerfist, whyNotHammerfist } from './hammerfist.ts';
import { areEnemies, controllerOf, fits, isAble, isOnField, itemOf, modelOf } from './models.ts';
import { whyNotHealed } from './medi-pack.ts';
import { emit } from './events.ts';
import { achieve, whyNotMission } from './mission-action.ts';
import { moveTo } from './cube-index.ts';
import { refuse } from './refusals.ts';
import { emplace, packUp, whyNotEmplace, whyNotPack } from './sentry-gun.ts';
import { gunsOf, reachOf } from './shoot.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** DZ-SPEC-01: the short actions that abilities, items and missions give; a Medi-Pack is apart. */
export type SpecialAction = Extract<
  Action,
  {
    readonly kind:
      | 'heal'
      | 'reload'
      | 'load'
      | 'tag'
      | 'detonate'
      | 'teleport'
      | 'call-hammerfist'
      | 'emplace'
      | 'pack'
      | 'dismount'
      | 'mission';
  }
>;

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
      if (!isAble(model, 'medic')) return refuse('unable', 'DZ-ABIL-28', who);
      return whyNotHealed(battle, model, action.target, 'DZ-ABIL-28');
    case 'reload':
      if (model.unloaded.includes(action.weapon)) return undefined;
      return refuse('is-loaded', 'DZ-ABIL-37', { weapon: action.weapon });
    case 'load':
      return whyNotLoad(battle, model, action.target, action.weapon);
    case 'tag':
      return whyNotTag(battle, model, action.target);
    case 'detonate':
      return chargeOf(model) > 0 ? undefined : refuse('unable', 'DZ-ABIL-06', who);
    case 'teleport':
      return whyNotTeleport(battle, model, action.to);
    case 'call-hammerfist':
      return whyNotHammerfist(battle, model, action.model, action.to);
    case 'emplace':
      return whyNotEmplace(battle, model, action.item);
    case 'pack':
      return whyNotPack(battle, model, action.model);
    case 'dismount':
      return itemOf(battle, model, 'scout-bike')?.id === action.item
        ? undefined
        : refuse('unable', 'DZ-ITEM-10', who);
    case 'mission':
      return whyNotMission(battle, model, action.action);
  }
}

function whyNotLoad(
  battle: Battle,
  model: Model,
  id: ModelId,
  weapon: string,
): Refusal | undefined {
  if (!isAble(model, 'loader')) return refuse('unable', 'DZ-ABIL-04', { model: model.id });
  const friend = battle.models.find((each) => each.id === id);
  const adjacent = friend && isOnField(friend) && sameCube(friend.cube, model.cube);
  if (!adjacent || friend.seat !== model.seat || friend === model)
    return refuse('not-beside', 'DZ-ABIL-04', { target: id });
  return friend.unloaded.includes(weapon)
    ? undefined
    : refuse('is-loaded', 'DZ-ABIL-04', { weapon });
}

/** DZ-ABIL-44, ruling O-71: within range and in sight of the Tag Rifle. */
function whyNotTag(battle: Battle, model: Model, id: ModelId): Refusal | undefined {
  const rifle = gunsOf(model).find((weapon) => has(weapon, 'tag'));
  const target = battle.models.find((each) => each.id === id);
  if (!rifle) return refuse('unable', 'DZ-ABIL-44', { model: model.id });
  if (!target || !isOnField(target) || !areEnemies(battle, model, target))
    return refuse('not-an-enemy', 'DZ-ABIL-44', { target: id });
  if (target.tagged) return refuse('is-tagged', 'DZ-ABIL-44', { target: id });
  const distance = cubeRange(model.cube, target.cube);
  const range = reachOf(model, rifle);
  if (distance > range)
    return refuse('out-of-range', 'DZ-ABIL-44', { target: id, distance, range });
  if (!sees(battle, model, target))
    return refuse('out-of-sight', 'DZ-ABIL-44', { model: model.id, target: id });
  return undefined;
}

/** DZ-ABIL-46: two cubes in any direction, whatever is between; onto a floor with room. */
function whyNotTeleport(battle: Battle, model: Model, to: Cube): Refusal | undefined {
  const params = { model: model.id, to: makeCube(to), steps: TELEPORT_RANGE };
  if (!isAble(model, 'teleport')) return refuse('unable', 'DZ-ABIL-46', { model: model.id });
  const distance = cubeRange(model.cube, to);
  if (distance === 0 || distance > TELEPORT_RANGE) return refuse('no-way', 'DZ-ABIL-46', params);
  if (!hasFloor(boardOf(battle), to)) return refuse('no-floor', 'DZ-MOVE-12', params);
  return fits(battle, model, to) ? undefined : refuse('no-room', 'DZ-CAP-01', params);
}

/** Does what {@link whyNotSpecial} allows. */
export function* actSpecially(battle: Battle, id: ModelId, action: SpecialAction): Flow {
  const model = modelOf(battle, id);
  switch (action.kind) {
    case 'heal':
      modelOf(battle, action.target).damage -= 1;
      return yield* emit('healed', 'DZ-ABIL-28', { model: action.target });
    case 'reload':
      return yield* load(model, action.weapon, 'DZ-ABIL-37');
    case 'load':
      return yield* load(modelOf(battle, action.target), action.weapon, 'DZ-ABIL-04');
    case 'tag':
      modelOf(battle, action.target).tagged = true;
      return yield* emit('tagged', 'DZ-ABIL-44', { model: action.target });
    case 'detonate':
      // Ruling O-53: it is gone, and the opponent scores it.
      yield* perish(battle, id, { by: 1 - model.seat, setOffBy: null });
      return yield* tailFlow(goOff, battle, id, {
        by: controllerOf(battle, model),
        setOffBy: null,
      });
    case 'teleport':
      moveTo(model, action.to);
      yield* emit('teleports', 'DZ-ABIL-46', { model: id, to: makeCube(action.to) });
      yield* subFlow(arrive, battle, id, 'landed');
      return yield* placeInCube(battle, id);
    case 'call-hammerfist':
      return yield* tailFlow(dropHammerfist, battle, action.model, action.to);
    case 'emplace':
      return yield* emplace(battle, action.item, model.seat);
    case 'pack':
      return yield* packUp(battle, model, action.model);
    case 'dismount':
      return yield* dismount(battle, model, action.item);
    case 'mission':
      return yield* achieve(battle, model, action.action);
  }
}

/** DZ-ITEM-10, ruling O-82: the bike lies in the cube, and who has dropped it goes on foot. */
function* dismount(battle: Battle, model: Model, item: string): Flow {
  const bike = itemById(battle, item);
  bike.holder = null;
  bike.cube = model.cube;
  yield* emit('drops', 'DZ-ITEM-10', { model: model.id, item: 'scout-bike' });
}

function* load(model: Model, weapon: string, rule: string): Flow {
  const token = model.unloaded.indexOf(weapon);
  model.unloaded = model.unloaded.filter((_, i) => i !== token);
  yield* emit('loaded', rule, { model: model.id, weapon });
}

/** What might be done; {@link whyNotSpecial} says what of it may be. */
export function specialActions(battle: Battle, model: Model): readonly SpecialAction[] {
  const found: SpecialAction[] = [];
  const onField = battle.models.filter(isOnField);
  const tags = gunsOf(model).some((weapon) => has(weapon, 'tag'));
  for (const { id, damage } of onField) {
    if (damage > 0) found.push({ kind: 'heal', target: id });
    if (isAble(model, 'engineer')) found.push({ kind: 'pack', model: id });
    if (tags) found.push({ kind: 'tag', target: id });
  }
  for (const weapon of new Set(model.unloaded)) found.push({ kind: 'reload', weapon });
  if (isAble(model, 'loader')) {
    for (const friend of onField)
      for (const weapon of new Set(friend.unloaded))
        found.push({ kind: 'load', target: friend.id, weapon });
  }
  if (chargeOf(model) > 0) found.push({ kind: 'detonate' });
  if (isAble(model, 'teleport')) {
    for (const to of cubesWithin(battle, model, 2)) found.push({ kind: 'teleport', to });
  }
  for (const waiting of battle.models.filter(({ where }) => where === 'waiting')) {
    for (const to of tops(battle)) found.push({ kind: 'call-hammerfist', model: waiting.id, to });
  }
  if (isAble(model, 'engineer')) {
    for (const item of battle.items)
      if (item.kind === 'sentry-gun') found.push({ kind: 'emplace', item: item.id });
  }
  const bike = itemOf(battle, model, 'scout-bike');
  if (bike) found.push({ kind: 'dismount', item: bike.id });
  for (const task of battle.mission.actions) found.push({ kind: 'mission', action: task.id });
  return found;
}

/** The top of every stack. */
function tops(battle: Battle): readonly Cube[] {
  const board = boardOf(battle);
  const rows = [1, 2, 3, 4, 5, 6, 7, 8];
  return rows.flatMap((row) => rows.map((column) => topCube(board, column, row)));
}
