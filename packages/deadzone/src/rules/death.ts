import { last, type Flow, type Seat } from '@skirmish-kit/core';
import { explode } from './frag.ts';
import { abilityOf, carriedBy, isAble, modelOf } from './models.ts';
import { tell } from './moments.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { placeOf } from './place.ts';

/**
 * A model dies (DZ-DMG-06): what it carried drops, its victory points go to who killed it, a vehicle
 * stays as a wreck, and what is full of explosives goes off (DZ-ABIL-06).
 */
export function* die(battle: Battle, id: ModelId, by: Seat | null): Flow {
  const model = modelOf(battle, id);
  const boom = abilityOf(model, 'boom') + model.boom;
  const cube = placeOf(model.cube);
  dropAll(battle, model);
  // DZ-ABIL-51; what explodes leaves nothing behind (ruling O-53).
  model.where = isAble(model, 'vehicle') && boom === 0 ? 'wreck' : 'dead';
  model.damage = model.recruit.profile.size + 1;
  model.pinned = false;
  model.burning = null;
  model.tagged = false;
  model.scoredBy = scorerOf(battle, model, by);
  yield* tell('killed', 'DZ-DMG-03', { model: id });
  if (model.scoredBy !== null && model.recruit.vp > 0) {
    yield* tell('scores', 'DZ-DMG-06', { seat: model.scoredBy, points: model.recruit.vp });
  }
  if (boom === 0) return;
  yield* tell('explodes', 'DZ-ABIL-06', { model: id, dice: boom });
  yield* last(explode, battle, cube, boom, model.seat, 'DZ-ABIL-06');
}

/** Ruling O-22: the opponent scores what his models killed; for the rest nobody, or always he. */
function scorerOf({ settings }: Battle, { seat }: Model, by: Seat | null): Seat | null {
  const opponent = 1 - seat;
  return by === opponent || settings.ownLosses === 'opponent-scores' ? opponent : null;
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
