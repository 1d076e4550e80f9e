import { tailFlow, type Flow, type Seat } from '@skirmish-kit/core';
import { explode } from './frag.ts';
import { abilityOf, carriedBy, isAble, modelOf } from './models.ts';
import { emit } from './events.ts';
import type { DamageSource } from './damage.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { internCube } from './cube-index.ts';

/** Whose doing a death is (ruling O-22). */
export type Doing = Pick<DamageSource, 'by' | 'setOffBy'>;

/** Whether it is the doing of a side. */
export function isDoingOf({ by, setOffBy }: Doing, seat: Seat): boolean {
  return by === seat || setOffBy === seat;
}

/**
 * A model dies (DZ-DMG-06): what it carried drops, its victory points go to who killed it, and a vehicle
 * stays as a wreck.
 */
export function* perish(battle: Battle, id: ModelId, doing: Doing): Flow {
  const model = modelOf(battle, id);
  dropAll(battle, model);
  // DZ-ABIL-51; what explodes leaves nothing behind (ruling O-53).
  model.where = isAble(model, 'vehicle') && chargeOf(model) === 0 ? 'wreck' : 'dead';
  model.damage = model.recruit.profile.size + 1;
  model.pinned = false;
  model.burning = null;
  model.tagged = false;
  model.scoredBy = scorerOf(battle, model, doing);
  yield* emit('killed', 'DZ-DMG-03', { model: id });
  if (model.scoredBy !== null && model.recruit.vp > 0) {
    yield* emit('scores', 'DZ-DMG-06', { seat: model.scoredBy, points: model.recruit.vp });
  }
}

/** DZ-ABIL-06: the charge of a model that has died. It is its side’s, and whose enemy set it off. */
export function* goOff(battle: Battle, id: ModelId, doing: Doing): Flow {
  const model = modelOf(battle, id);
  const dice = chargeOf(model);
  if (dice === 0) return;
  yield* emit('explodes', 'DZ-ABIL-06', { model: id, dice });
  const opponent = 1 - model.seat;
  yield* tailFlow(explode, battle, internCube(model.cube), {
    dice,
    by: model.seat,
    setOffBy: isDoingOf(doing, opponent) ? opponent : null,
    rule: 'DZ-ABIL-06',
  });
}

/** DZ-ABIL-06, DZ-ABIL-15: how strongly it explodes; 0 when it does not. */
export function chargeOf(model: Model): number {
  return abilityOf(model, 'boom') + model.boom;
}

/** Ruling O-22: the opponent scores what his models killed; for the rest nobody, or always he. */
function scorerOf({ settings }: Battle, { seat }: Model, doing: Doing): Seat | null {
  const opponent = 1 - seat;
  return isDoingOf(doing, opponent) || settings.ownLosses === 'opponent-scores' ? opponent : null;
}

/** DZ-CARRY-06: items marked (+) drop where it died, the rest goes; a sentry gun is one itself. */
function dropAll(battle: Battle, model: Model): void {
  for (const item of carriedBy(battle, model)) {
    item.holder = null;
    if (item.kind !== 'scout-bike' && item.kind !== 'jump-pack') item.cube = model.cube;
  }
  // DZ-ITEM-15: an item again, but never to be emplaced again.
  const gun = battle.items.find((item) => item.gun === model.id);
  if (gun) {
    gun.cube = model.cube;
    gun.broken = true;
  }
}
