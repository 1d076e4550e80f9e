import { mapReading, roll, type Flow } from '@skirmish-kit/core';
import { has } from './ability.ts';
import { isDoingOf, type Doing } from './death.ts';
import { ONE_DIE } from './dice.ts';
import { isOnField, modelOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ABIL-24: damaged or saved by armour, its carrier may catch fire; the weapon is lost then. */
export function* burst(battle: Battle, id: ModelId, doing: Doing): Flow {
  const model = modelOf(battle, id);
  const weapon = model.recruit.weapons.find(
    (each) => has(each, 'volatile') && !model.spent.includes(each.id),
  );
  if (!weapon || !isOnField(model)) return;
  const bursts = yield* roll(
    mapReading(ONE_DIE, (pips) => pips === 1),
    'DZ-ABIL-24',
    { who: model.seat, about: 'volatile', params: { model: id } },
  );
  if (!bursts) return;
  const opponent = 1 - model.seat;
  // Ruling O-22: the fire is whose shot pierced the tank; one that burns already stays whose it is.
  model.burning ??= isDoingOf(doing, opponent) ? opponent : model.seat;
  model.spent = [...model.spent, weapon.id];
  yield* emit('volatile', 'DZ-ABIL-24', { model: id, weapon: weapon.id });
}
