import { tailFlow, subFlow, mapReading, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import { cubeRange } from '../board/index.ts';
import { has, valueOf } from './ability.ts';
import { useAmmo } from './ammo.ts';
import { knockBack } from './knock-back.ts';
import { blast } from './blast.ts';
import { addDice } from './command-dice.ts';
import { codesOf } from './companion.ts';
import { effectOf, enoughFor, hurt, pin, plainDamage, type DamageSource } from './damage.ts';
import { successesOf, USUAL_DICE, type Test } from './dice.ts';
import { directFrag } from './direct-frag.ts';
import { experiment, withResult, type Experiment } from './experimental.ts';
import type { Modifier } from './fight.ts';
import { pinAll } from './frag.ts';
import { isThroughSmoke, sees, sightOf } from './battlefield.ts';
import { invigorate } from './invigorate.ts';
import { burn } from './it-burns.ts';
import { bastion } from './leader-special.ts';
import {
  abilityOf,
  areEnemies,
  controllerOf,
  adjacentEnemies,
  isAble,
  isOnField,
  itemOf,
  modelOf,
  modelsIn,
  weaponOf,
} from './models.ts';
import { emit } from './events.ts';
import type { WeaponMode } from './profile.ts';
import { refuse } from './refusals.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { survive, surviveTest, type SurviveTest } from './survive.ts';

/** DZ-SHOOT-05, DZ-ABIL-30: how far a weapon reaches in these hands. */
export function reachOf(model: Model, { range }: WeaponMode): number {
  if (range === 'melee') return 0;
  return range + (isAble(model, 'lynx-eye') ? 1 : 0);
}

/** Ranged weapons that work, and are loaded (DZ-SHOOT-01, DZ-ABIL-37). */
export function gunsOf(model: Model): readonly WeaponMode[] {
  if (model.recruit.profile.shoot === null || isAble(model, 'noncombatant')) return [];
  const guns = model.recruit.weapons.filter(({ range }) => range !== 'melee');
  if (model.unloaded.length === 0 && model.spent.length === 0) return guns;
  // Of two of a kind, each token takes one.
  const empty = [...model.unloaded, ...model.spent];
  return guns.filter(({ id }) => {
    const at = empty.indexOf(id);
    if (at >= 0) empty.splice(at, 1);
    return at < 0;
  });
}

/** Weapons that are aimed at a cube, not at a model. */
export function isLobbed(weapon: WeaponMode): boolean {
  return has(weapon, 'grenade') || has(weapon, 'indirect');
}

/** Why a model cannot shoot at another with a weapon, or at all. */
export function whyNotShoot(
  battle: Battle,
  model: Model,
  weaponId: string,
  target: Model,
): Refusal | undefined {
  const weapon = weaponOf(model, weaponId);
  const who = { model: model.id };
  if (!weapon || !gunsOf(model).some(({ id }) => id === weaponId))
    return refuse('no-such-weapon', 'DZ-SHOOT-01', { ...who, weapon: weaponId });
  if (isLobbed(weapon)) return refuse('aim-at-cube', 'DZ-ABIL-21', { weapon: weaponId });
  if (adjacentEnemies(battle, model).length > 0) return refuse('enemy-beside', 'DZ-SHOOT-02', who);
  return whyNotAim(battle, model, weapon, target);
}

/** Why a weapon that can be fired cannot be aimed at somebody. */
export function whyNotAim(
  battle: Battle,
  model: Model,
  weapon: WeaponMode,
  target: Model,
): Refusal | undefined {
  const who = { model: model.id };
  if (!isOnField(target)) return refuse('not-there', 'DZ-SHOOT-03', { target: target.id });
  if (target === model) return refuse('not-oneself', 'DZ-ABIL-39', who);
  const revives = has(weapon, 'invigorate'); // DZ-ABIL-39
  if (!revives && !areEnemies(battle, model, target))
    return refuse('not-an-enemy', 'DZ-SHOOT-04', { target: target.id });
  const distance = cubeRange(model.cube, target.cube);
  const reach = reachOf(model, weapon);
  if (distance === 0 && !revives) return refuse('own-cube', 'DZ-SHOOT-04', { target: target.id });
  if (distance > reach)
    return refuse('out-of-range', 'DZ-SHOOT-05', { target: target.id, distance, range: reach });
  if (has(weapon, 'psychic') || (distance === 0 && revives)) return undefined; // DZ-ABIL-35
  if (!sees(battle, model, target))
    return refuse('out-of-sight', 'DZ-SHOOT-06', { ...who, target: target.id });
  return undefined;
}

/** DZ-SHOOT-08: the modifiers of a shot, one by one. */
export function shotModifiers(
  battle: Battle,
  model: Model,
  weapon: WeaponMode,
  target: Model,
  forEffect: boolean,
): readonly Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, dice: number, rule = 'DZ-SHOOT-08') => found.push({ rule, why, dice });
  if (sightOf(battle, model, target) === 'clear') add('clear-shot', 2);
  const friends = modelsIn(battle, target.cube).filter(
    (other) => other !== target && other !== model && !areEnemies(battle, model, other),
  );
  if (friends.length > 0) add('friendly-fire', -2);
  if (model.cube[2] > target.cube[2]) add('high-ground', 1);
  if (forEffect) add('fire-for-effect', 1, 'DZ-BLAZE-02');
  if (forEffect && isAble(model, 'covering-fire')) add('covering-fire', 1, 'DZ-ABIL-47');
  if (has(weapon, 'sniper-scope')) add('sniper-scope', 2, 'DZ-ABIL-27');
  else if (itemOf(battle, model, 'holo-sight')) add('holo-sight', 1, 'DZ-ITEM-06');
  if (target.tagged && has(weapon, 'tag')) add('tag', 1, 'DZ-ABIL-44');
  if (isThroughSmoke(battle, model, target)) add('smoke', -1, 'DZ-ITEM-05');
  for (const code of codesOf(battle, model.recruit.profile, weapon)) {
    const dice = code.shot?.(battle, model, target) ?? 0;
    if (dice !== 0) add('companion', dice, 'DZ-PROF-01');
  }
  return found;
}

/** DZ-SHOOT-07, DZ-BLAZE-01: one weapon at one target; a Rapid Fire weapon may fire for effect. */
export function* shoot(
  battle: Battle,
  id: ModelId,
  weaponId: string,
  target: ModelId,
  forEffect: boolean,
): Flow {
  const model = modelOf(battle, id);
  const weapon = weaponOf(model, weaponId);
  if (!weapon || !isOnField(modelOf(battle, target)) || !isOnField(model)) return;
  fired(model, weapon);
  yield* emit(forEffect ? 'fires-for-effect' : 'shoots', 'DZ-SHOOT-07', {
    model: id,
    target,
    weapon: weaponId,
  });
  if (has(weapon, 'invigorate')) return yield* tailFlow(invigorate, battle, id, target);
  // DZ-BLAZE-03: for effect, a weapon only pins its target, whatever else it does.
  if (!forEffect && has(weapon, 'it-burns'))
    return yield* tailFlow(burn, battle, id, weaponId, target);
  if (!forEffect && has(weapon, 'frag'))
    return yield* tailFlow(directFrag, battle, id, weaponId, target);
  const result = has(weapon, 'experimental') ? yield* experiment(battle, id) : null;
  yield* tailFlow(shot, battle, id, weaponId, target, forEffect, result);
}

/** DZ-ABIL-37, DZ-ABIL-50: empty until it is loaded, or used for good. */
export function fired(model: Model, weapon: WeaponMode): void {
  if (has(weapon, 'slow-reload')) model.unloaded = [...model.unloaded, weapon.id];
  if (has(weapon, 'one-use')) model.spent = [...model.spent, weapon.id];
}

/** The Shoot test of a shot. */
export function shotTest(
  battle: Battle,
  model: Model,
  weapon: WeaponMode,
  target: Model,
  forEffect: boolean,
  added = 0,
): Test {
  const modifiers = shotModifiers(battle, model, weapon, target, forEffect);
  return {
    dice: modifiers.reduce((sum, { dice }) => sum + dice, USUAL_DICE) + added,
    at: model.recruit.profile.shoot,
    // DZ-ABIL-36: sources add up.
    rerolls: valueOf(weapon, 'weight-of-fire') + abilityOf(model, 'weight-of-fire'),
  };
}

function* shot(
  battle: Battle,
  id: ModelId,
  weaponId: string,
  target: ModelId,
  forEffect: boolean,
  result: Experiment | null,
): Flow {
  const model = modelOf(battle, id);
  const held = model.recruit.weapons.find((each) => each.id === weaponId);
  if (!held) throw new Error(`${id} has no ${weaponId}.`);
  const weapon = result ? withResult(held, result) : held;
  const ammo = yield* useAmmo(battle, id, ['ammo', 'ap-ammo']);
  const guarded = yield* bastion(battle, forEffect ? [] : [target]);
  const [more = 0, less = 0] = yield* addDice(battle, [
    { model: id, seat: controllerOf(battle, model), rolls: true },
    rollerOf(battle, target),
  ]);
  const isBlast = !forEffect && has(weapon, 'blast');
  const harm: DamageSource = {
    ...plainDamage(controllerOf(battle, model), true),
    ...effectOf(weapon, ammo.ap),
    bastion: guarded,
  };
  const attack: SurviveTest = {
    rule: 'DZ-SHOOT-07',
    about: 'shoot',
    test: shotTest(battle, model, weapon, modelOf(battle, target), forEffect, more + ammo.dice),
    by: id,
  };
  const own = surviveTest(battle, target, less);
  const most = forEffect || isBlast ? 1 : enoughFor(battle, target, harm);
  const margin = yield* survive(battle, target, own, attack, most);
  if (isBlast) return yield* tailFlow(blast, battle, id, target, margin > 0);
  // DZ-ABIL-41: who is there now, wherever the shot throws them.
  const suppressed = has(weapon, 'suppression')
    ? modelsIn(battle, modelOf(battle, target).cube).map((each) => each.id)
    : [];
  if (forEffect) {
    if (margin > 0) yield* subFlow(pin, battle, target); // DZ-BLAZE-03
    else yield* emit('missed', 'DZ-BLAZE-03', { model: id, target });
  } else if (margin > 0) {
    yield* emit('hits', 'DZ-SHOOT-07', { model: id, target, margin });
    yield* subFlow(hurt, battle, target, margin, harm);
    if (has(weapon, 'knockback')) yield* subFlow(knockBack, battle, id, target, harm);
  } else yield* emit('missed', 'DZ-SHOOT-07', { model: id, target });
  yield* tailFlow(pinAll, battle, suppressed);
}

function rollerOf(battle: Battle, id: ModelId) {
  const model = modelOf(battle, id);
  return {
    model: id,
    seat: controllerOf(battle, model),
    rolls: model.recruit.profile.survive !== null,
  };
}

/** A Shoot test without modifiers: whether it has so many successes (ruling O-56). */
export function* shootSimple(
  battle: Battle,
  id: ModelId,
  needed: number,
  rule: string,
): Flow<boolean> {
  const model = modelOf(battle, id);
  const seat = controllerOf(battle, model);
  const rolls = battle.settings.unmodifiedShots === 'command-dice' && rule !== 'DZ-ABIL-23';
  const [added = 0] = yield* addDice(battle, [{ model: id, seat, rolls }]);
  const test: Test = { dice: USUAL_DICE + added, at: model.recruit.profile.shoot, rerolls: 0 };
  return yield* roll(
    mapReading(successesOf(test), (hits) => hits >= needed),
    rule,
    { who: seat, about: 'aim', params: { model: id } },
  );
}
