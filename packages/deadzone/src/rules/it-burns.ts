import { subFlow, roll, type Flow, type Seat } from '@skirmish-kit/core';
import { useAmmo } from './ammo.ts';
import { addDice } from './command-dice.ts';
import { hurtAll, inTurnOrder } from './cube-attack.ts';
import { effectOf, enoughFor, hurt, plainDamage, type DamageSource } from './damage.ts';
import { goOff } from './death.ts';
import { successesOf, USUAL_DICE } from './dice.ts';
import { addSurviveDice } from './frag.ts';
import { bastion } from './leader-special.ts';
import { controllerOf, isOnField, modelOf, modelsIn } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';
import { survive, surviveTest, type SurviveTest } from './survive.ts';

/**
 * DZ-ABIL-07 It Burns!: one attack roll without modifiers against everybody in the cube, seen or not;
 * each takes its own margin, and hit or miss they all catch fire.
 */
export function* burn(battle: Battle, id: ModelId, weaponId: string, target: ModelId): Flow {
  const model = modelOf(battle, id);
  const weapon = model.recruit.weapons.find((each) => each.id === weaponId);
  if (!weapon) return;
  const seat = controllerOf(battle, model);
  const ids = inTurnOrder(battle, modelsIn(battle, modelOf(battle, target).cube));
  const ammo = yield* useAmmo(battle, id, ['ap-ammo']);
  const guarded = yield* bastion(battle, ids);
  // Ruling O-56.
  const rolls = battle.settings.unmodifiedShots === 'command-dice';
  const [more = 0] = yield* addDice(battle, [{ model: id, seat, rolls }]);
  const added = yield* addSurviveDice(battle, ids);
  const test = { dice: USUAL_DICE + more, at: model.recruit.profile.shoot, rerolls: 0 };
  const hits = yield* roll(successesOf(test), 'DZ-ABIL-07', {
    who: seat,
    about: 'flames',
    params: { model: id },
  });
  yield* emit('flames', 'DZ-ABIL-07', { model: id, hits });
  const harm: DamageSource = {
    ...plainDamage(seat, true),
    ...effectOf(weapon, ammo.ap),
    bastion: guarded,
  };
  const charged = yield* hurtAll(battle, ids, { hits, added, harm, rule: 'DZ-ABIL-07' });
  for (const one of ids) yield* catchFire(battle, one, seat);
  for (const one of charged) yield* subFlow(goOff, battle, one, harm);
}

function* catchFire(battle: Battle, id: ModelId, by: Seat): Flow {
  const model = modelOf(battle, id);
  // Ruling O-54: burning does not add up.
  if (!isOnField(model) || model.burning !== null) return;
  model.burning = by;
  yield* emit('catches-fire', 'DZ-ABIL-07', { model: id });
}

const FIRE: SurviveTest = {
  rule: 'DZ-ABIL-07',
  about: 'fire',
  test: { dice: USUAL_DICE, at: 4, rerolls: 0 },
  by: null,
};

/**
 * DZ-ABIL-07: a burning model’s activation begins with the fire. It goes out either way; when it wins
 * it hurts, and the activation is over: gives whether the model may act.
 */
export function* putOutFire(battle: Battle, id: ModelId): Flow<boolean> {
  const model = modelOf(battle, id);
  // Ruling O-69: the fire is no attack.
  const harm = plainDamage(model.burning, false, 1);
  model.burning = null;
  const [added = 0] = yield* addSurviveDice(battle, [id]);
  const own = surviveTest(battle, id, added);
  const margin = yield* survive(battle, id, own, FIRE, enoughFor(battle, id, harm));
  if (margin === 0) {
    yield* emit('fire-out', 'DZ-ABIL-07', { model: id });
    return true;
  }
  yield* emit('burns', 'DZ-ABIL-07', { model: id, margin });
  yield* subFlow(hurt, battle, id, margin, harm);
  return false;
}
