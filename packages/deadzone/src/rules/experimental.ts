import { mapReading, roll, type Flow } from '@skirmish-kit/core';
import { ONE_DIE } from './dice.ts';
import { modelOf } from './models.ts';
import { emit } from './events.ts';
import type { WeaponMode } from './profile.ts';
import type { Battle, ModelId } from './state.ts';

/** What an experimental weapon does this time. */
export type Experiment = 'blast' | 'knockback' | 'weight-of-fire' | 'armour-piercing';

/** What each face of the die brings. */
const TABLE: readonly (Experiment | 'boom')[] = [
  'blast',
  'blast',
  'knockback',
  'knockback',
  'weight-of-fire',
  'weight-of-fire',
  'armour-piercing',
  'boom',
];

/** DZ-ABIL-15: rolled for each shot; an 8 makes its carrier explosive and is rolled again. */
export function* experiment(battle: Battle, id: ModelId): Flow<Experiment> {
  const model = modelOf(battle, id);
  for (;;) {
    const result = yield* roll(
      mapReading(ONE_DIE, (die) => TABLE[die - 1] ?? 'boom'),
      'DZ-ABIL-15',
      { who: model.seat, about: 'experiment', params: { model: id } },
    );
    yield* emit('experiment', 'DZ-ABIL-15', { model: id, result });
    if (result !== 'boom') return result;
    model.boom += 1;
  }
}

/** The weapon as it is for this shot. */
export function withResult(weapon: WeaponMode, result: Experiment): WeaponMode {
  if (result === 'armour-piercing') return { ...weapon, ap: weapon.ap + 3 };
  const added = result === 'weight-of-fire' ? { id: result, n: 2 } : { id: result };
  return { ...weapon, abilities: [...weapon.abilities, added] };
}
