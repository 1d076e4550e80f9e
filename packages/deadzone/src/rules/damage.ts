import {
  d,
  exploding,
  tailFlow,
  subFlow,
  mapReading,
  roll,
  tally,
  type Flow,
  type Seat,
} from '@skirmish-kit/core';
import { has } from './ability.ts';
import { goOff, perish } from './death.ts';
import { SIDES } from './dice.ts';
import { isInToxicSmoke } from './battlefield.ts';
import { hasSpecialFor } from './leader-special.ts';
import {
  abilityOf,
  canBePinned,
  adjacentFriends,
  isAble,
  isOnField,
  isVehicle,
  itemOf,
  modelOf,
  modelsIn,
} from './models.ts';
import { emit } from './events.ts';
import type { WeaponMode } from './profile.ts';
import { starforged } from './starforged.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { burst } from './volatile.ts';

/** What harms: all that armour, victory points and abilities have to know of it. */
export interface DamageSource {
  /** DZ-ABIL-02. */
  readonly ap: number;
  /** Whose doing it is; nobody’s when it is a trap or a jump (ruling O-22). */
  readonly by: Seat | null;
  /** Who set off the charge of another, so that it is his doing too (DZ-ABIL-06, ruling O-22). */
  readonly setOffBy: Seat | null;
  /** DZ-ABIL-42: an attack, or what one led to. */
  readonly attack: boolean;
  /** DZ-LDR-01: who has one more point of armour against it. */
  readonly bastion: ModelId | null;
  /** DZ-ABIL-49. */
  readonly toxic: boolean;
  /** DZ-ABIL-31. */
  readonly stun: boolean;
}

/** Harm without anything special to it (DZ-DMG-05). */
export function plainDamage(by: Seat | null, attack: boolean, ap = 0): DamageSource {
  return { ap, by, setOffBy: null, attack, bastion: null, toxic: false, stun: false };
}

/** What a weapon does to whom it hurts, whatever the kind of attack. */
export type Effect = Pick<DamageSource, 'ap' | 'toxic' | 'stun'>;

export function effectOf(weapon: WeaponMode | undefined, ap = 0): Effect {
  return {
    ap: (weapon?.ap ?? 0) + ap,
    toxic: weapon !== undefined && has(weapon, 'toxic'),
    stun: weapon !== undefined && has(weapon, 'stun'),
  };
}

/** Armour, with a Defender Shield of its own or beside it (DZ-ITEM-01). */
export function armourOf(battle: Battle, model: Model): number {
  const { armour, size } = model.recruit.profile;
  const bearers = size <= 2 ? [model, ...adjacentFriends(battle, model)] : [model];
  return armour + (bearers.some((each) => itemOf(battle, each, 'defender-shield')) ? 1 : 0);
}

/** DZ-DMG-02, DZ-DMG-04: what armour penetration leaves of it. */
function armourLeft(battle: Battle, model: Model, { bastion }: DamageSource, ap: number): number {
  return Math.max(0, armourOf(battle, model) + (bastion === model.id ? 1 : 0) - ap);
}

/** DZ-ABIL-49, DZ-ABIL-52, DZ-ABIL-13: whether any effective damage kills it. */
function isFragile(battle: Battle, model: Model, { toxic }: DamageSource): boolean {
  if (isAble(model, 'vulnerable')) return true;
  const immune = isAble(model, 'construct') || isVehicle(battle, model);
  return !immune && (toxic || isInToxicSmoke(battle, model));
}

/** The potential damage that kills it for sure; what is more makes no difference. */
export function enoughFor(battle: Battle, id: ModelId, harm: DamageSource): number {
  const model = modelOf(battle, id);
  if (shieldsOver(battle, model).length > 0) return Infinity;
  const tough = isAble(model, 'tough') ? 1 : 0;
  if (harm.stun) return 1 + tough;
  const ap = hasSpecialFor(battle, model, 'starforged-armour') ? 0 : harm.ap;
  const left = armourLeft(battle, model, harm, ap);
  const wounds = isFragile(battle, model, harm) ? 1 : model.recruit.profile.size + 1 - model.damage;
  return Math.max(1, tough + left + wounds);
}

/** An energy shield over a model: its own, or the generator of somebody in its cube. */
interface Shield {
  readonly dice: number;
  break(): void;
}

/** DZ-ITEM-02, DZ-ABIL-20: every shield that works for it, friend’s or enemy’s. */
function shieldsOver(battle: Battle, model: Model): readonly Shield[] {
  const own = itemOf(battle, model, 'energy-shield');
  const carried: readonly Shield[] = own
    ? [{ dice: 1, break: () => void (own.broken = true) }]
    : [];
  const generators = modelsIn(battle, model.cube).filter(
    (each) => isAble(each, 'shield-generator') && !each.spent.includes('shield-generator'),
  );
  return [
    ...carried,
    ...generators.map((each) => ({
      dice: abilityOf(each, 'shield-generator'),
      break: () => void (each.spent = [...each.spent, 'shield-generator']),
    })),
  ];
}

/** DZ-DMG-02: potential damage, from Tough and shields and armour to wounds and death. */
export function* hurt(battle: Battle, id: ModelId, potential: number, harm: DamageSource): Flow {
  const effective = yield* subFlow(effectiveDamage, battle, id, potential, harm);
  if (effective === null) return;
  if (yield* subFlow(suffer, battle, id, effective, harm)) yield* tailFlow(goOff, battle, id, harm);
}

/** What Tough, shields and armour let through; `null` when nothing more comes of it. */
export function* effectiveDamage(
  battle: Battle,
  id: ModelId,
  potential: number,
  harm: DamageSource,
): Flow<number | null> {
  const model = modelOf(battle, id);
  if (!isOnField(model)) return null;
  const tough = isAble(model, 'tough') ? 1 : 0; // DZ-ABIL-10, ruling O-44
  const left = yield* subFlow(shielded, battle, id, Math.max(0, potential - tough));
  if (left <= 0) return null;
  if (harm.stun) {
    // DZ-ABIL-31, ruling O-66: before armour.
    modelOf(battle, id).activated = true;
    yield* emit('stunned', 'DZ-ABIL-31', { model: id });
    return null;
  }
  const isStarforged = harm.ap > 0 && hasSpecialFor(battle, model, 'starforged-armour');
  const ap = isStarforged ? yield* starforged(battle, id, harm.ap) : harm.ap;
  const effective = Math.max(0, left - armourLeft(battle, modelOf(battle, id), harm, ap));
  if (effective === 0) yield* emit('armour-holds', 'DZ-DMG-02', { model: id });
  return effective > 0 || isVolatile(model) ? effective : null;
}

/** DZ-ABIL-24: saved by armour, it may still catch fire. */
function isVolatile({ recruit }: Model): boolean {
  return recruit.weapons.some((each) => has(each, 'volatile'));
}

/** Takes effective damage. Gives whether it died of it: what it is charged with has not gone off yet. */
export function* suffer(
  battle: Battle,
  id: ModelId,
  effective: number,
  harm: DamageSource,
): Flow<boolean> {
  if (!isOnField(modelOf(battle, id))) return false;
  if (effective > 0) yield* wound(battle, id, effective, harm);
  const model = modelOf(battle, id);
  if (!isOnField(model)) return true;
  if (isVolatile(model)) yield* subFlow(burst, battle, id, harm);
  return false;
}

/** What shields let through (ruling O-78: their eights explode). */
function* shielded(battle: Battle, id: ModelId, potential: number): Flow<number> {
  let left = potential;
  if (left === 0) return 0;
  const model = modelOf(battle, id);
  for (const shield of shieldsOver(battle, model)) {
    const before = left;
    const dice = tally(exploding(d(shield.dice, SIDES)), [
      { compare: '>=', value: 6 },
      { compare: '=', value: 1 },
    ]);
    const held = mapReading(dice, ([saved = 0, ones = 0]) => {
      const through = Math.max(0, before - saved);
      return ones > saved ? -1 - through : through;
    });
    const code = yield* roll(held, 'DZ-ITEM-02', {
      who: model.seat,
      about: 'shield',
      params: { model: id },
    });
    left = code < 0 ? -1 - code : code;
    if (left < before) yield* emit('shielded', 'DZ-ITEM-02', { model: id, count: before - left });
    if (code >= 0) continue;
    shield.break();
    yield* emit('shield-broken', 'DZ-ITEM-02', { model: id });
  }
  return left;
}

/** DZ-DMG-03: more damage than its Size is death. */
function* wound(battle: Battle, id: ModelId, effective: number, harm: DamageSource): Flow {
  const model = modelOf(battle, id);
  const total = model.damage + effective;
  if (isFragile(battle, model, harm) || total > model.recruit.profile.size) {
    return yield* perish(battle, id, harm);
  }
  model.damage = total;
  yield* emit('wounded', 'DZ-DMG-03', { model: id, count: effective, damage: total });
  if (isAble(model, 'rampage')) model.rampant = true; // DZ-ABIL-17
  const saved = harm.attack || battle.settings.lifeSupport === 'any-damage';
  if (saved && isAble(model, 'life-support') && !model.spent.includes('life-support')) {
    model.damage = 0;
    model.spent = [...model.spent, 'life-support'];
    yield* emit('life-support', 'DZ-ABIL-42', { model: id });
  }
}

/** DZ-PIN-01, DZ-PIN-03: lies down, unless nothing can make it or it lies already. */
export function* pin(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  if (!isOnField(model) || model.pinned || !canBePinned(model)) return;
  model.pinned = true;
  yield* emit('pinned', 'DZ-PIN-01', { model: id });
}
