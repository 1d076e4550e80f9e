import { mapReading, roll, type Flow } from '@skirmish-kit/core';
import { ONE_DIE } from '../rules/dice.ts';
import type { FigureId } from '../rules/state.ts';
import { emit } from './events.ts';
import { memberOf } from './roster.ts';
import type { Campaign } from './state.ts';

export type Treatment = 'misses-a-game' | 'healed' | 'patched-up';

/** MU-INJ-10: what a quack's die comes to. */
export function treatmentOf(die: number): Treatment {
  return die <= 2 ? 'misses-a-game' : die <= 5 ? 'healed' : 'patched-up';
}

/** MU-INJ-10: for worse, for nothing, or for better. */
export function* seeTheQuack(campaign: Campaign, id: FigureId): Flow {
  const { seat } = memberOf(campaign, id);
  const treatment = yield* roll(mapReading(ONE_DIE, treatmentOf), 'MU-INJ-10', {
    who: seat,
    about: 'quack',
    params: { figure: id },
  });
  const { character } = memberOf(campaign, id);
  if (treatment === 'misses-a-game') character.misses = true;
  if (treatment === 'patched-up') character.patched = true;
  yield* emit(treatment, 'MU-INJ-10', { figure: id });
}
