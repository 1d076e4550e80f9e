import type { Seat } from '@skirmish-kit/core';
import { fitsInCube, sameCube, type Cube } from '../board/index.ts';
import { has, valueOf, type AbilityId } from './ability.ts';
import type { ItemId } from './item.ts';
import type { WeaponMode } from './profile.ts';
import type { Battle, Item, Model, ModelId, Side } from './state.ts';

export function modelOf(battle: Battle, id: ModelId): Model {
  const model = battle.models.find((each) => each.id === id);
  if (!model) throw new Error(`There is no model ${id}.`);
  return model;
}

export function sideOf(battle: Battle, seat: Seat): Side {
  const side = battle.sides[seat];
  if (!side) throw new Error(`Nobody sits in seat ${seat}.`);
  return side;
}

export function isOnField({ where }: Model): boolean {
  return where === 'field';
}

export function modelsIn(battle: Battle, cube: Cube): readonly Model[] {
  return battle.models.filter((model) => isOnField(model) && sameCube(model.cube, cube));
}

/** The seat it acts for: a rampaging model acts for its controller (DZ-ABIL-17). */
export function controllerOf({ activation }: Battle, { id, seat }: Model): Seat {
  return activation?.model === id ? activation.controller : seat;
}

export function areEnemies(battle: Battle, a: Model, b: Model): boolean {
  return controllerOf(battle, a) !== controllerOf(battle, b);
}

/** Enemies in the same cube, pinned or not. */
export function adjacentEnemies(battle: Battle, model: Model): readonly Model[] {
  return enemiesIn(battle, model, model.cube);
}

export function enemiesIn(battle: Battle, model: Model, cube: Cube): readonly Model[] {
  return modelsIn(battle, cube).filter(
    (other) => other !== model && areEnemies(battle, model, other),
  );
}

export function adjacentFriends(battle: Battle, model: Model): readonly Model[] {
  return modelsIn(battle, model.cube).filter(
    (other) => other !== model && !areEnemies(battle, model, other),
  );
}

export function isAble({ recruit }: Model, ability: AbilityId): boolean {
  return has(recruit.profile, ability);
}

export function abilityOf({ recruit }: Model, ability: AbilityId): number {
  return valueOf(recruit.profile, ability);
}

/** DZ-DMG-01. */
export function isWounded({ damage }: Model): boolean {
  return damage > 0;
}

/** What a model carries (DZ-CARRY-01). */
export function carriedBy({ items }: Battle, { id }: Model): readonly Item[] {
  return items.filter((item) => item.holder === id);
}

/** An item that it carries and may use (DZ-ABIL-05, DZ-ABIL-51, ruling O-81). */
export function itemOf(battle: Battle, model: Model, kind: ItemId): Item | undefined {
  if (kind !== 'scout-bike' && (isAble(model, 'beast') || isVehicle(battle, model)))
    return undefined;
  return battle.items.find(
    (item) => item.holder === model.id && item.kind === kind && !item.broken,
  );
}

/** Vehicles, and who rides a scout bike (DZ-ABIL-51, DZ-ITEM-10, DZ-EDGE-10). */
export function isVehicle({ items }: Battle, model: Model): boolean {
  return (
    isAble(model, 'vehicle') ||
    items.some(({ holder, kind }) => holder === model.id && kind === 'scout-bike')
  );
}

/** DZ-ITEM-14: its own, or one that was bought or found; a Hammerfist has one once it has landed (DZ-ABIL-03). */
export function hasJumpPack(battle: Battle, model: Model): boolean {
  const { profile } = model.recruit;
  return (
    profile.equipment.includes('jump-pack') ||
    has(profile, 'hammerfist') ||
    itemOf(battle, model, 'jump-pack') !== undefined
  );
}

export function isSentryGun({ recruit }: Model): boolean {
  return recruit.profile.id === 'sentry-gun';
}

/** DZ-PROF-01; a scout bike is faster than legs (DZ-ITEM-10). */
export function speedOf(
  battle: Battle,
  model: Model,
): { readonly move: number; readonly sprint: number } | null {
  const { speed } = model.recruit.profile;
  const rides = battle.items.some(
    ({ holder, kind }) => holder === model.id && kind === 'scout-bike',
  );
  return rides && speed ? { move: 1, sprint: 5 } : speed;
}

/** Never pinned: Solid and Construct (DZ-PIN-03). */
export function canBePinned(model: Model): boolean {
  return !isAble(model, 'solid') && !isAble(model, 'construct');
}

/** DZ-CAP-01: whether there is room for it in a cube; a model under foreign control needs none. */
export function fits(battle: Battle, model: Model, cube: Cube): boolean {
  if (controllerOf(battle, model) !== model.seat) return true;
  const sizes = modelsIn(battle, cube)
    .filter((other) => other !== model && other.seat === model.seat)
    .filter((other) => controllerOf(battle, other) === other.seat)
    .map(({ recruit }) => recruit.profile.size);
  return fitsInCube(sizes, model.recruit.profile.size);
}

/** A weapon in its hands that still works. */
export function weaponOf(model: Model, id: string): WeaponMode | undefined {
  return model.spent.includes(id)
    ? undefined
    : model.recruit.weapons.find((weapon) => weapon.id === id);
}

/** DZ-ABIL-14: a model with a heavy weapon is clumsy in a fight. */
export function carriesHeavy(model: Model): boolean {
  return model.recruit.weapons.some((weapon) => has(weapon, 'heavy'));
}

/** Models on the field of a side that have not acted yet (DZ-TURN-03). */
export function leftToActivate(battle: Battle, seat: Seat): readonly Model[] {
  return battle.models.filter(
    (model) => model.seat === seat && isOnField(model) && !model.activated,
  );
}
