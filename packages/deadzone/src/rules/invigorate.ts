import type { Flow } from '@skirmish-kit/core';
import { modelOf } from './models.ts';
import { emit } from './events.ts';
import { shootSimple } from './shoot.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ABIL-39: two successes without modifiers, and the target may act again. */
export function* invigorate(battle: Battle, id: ModelId, target: ModelId): Flow {
  const successes = yield* shootSimple(battle, id, 2, 'DZ-ABIL-39');
  if (!successes) return yield* emit('missed', 'DZ-ABIL-39', { model: id, target });
  modelOf(battle, target).activated = false;
  yield* emit('invigorated', 'DZ-ABIL-39', { model: target });
}
