import type { Flow } from '@skirmish-kit/core';
import { place } from './placement-rules.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-MOVE-03: a model has come to a cube, or moves about in it; where owners place, its owner does. */
export function* placeInCube(battle: Battle, id: ModelId): Flow {
  if (battle.settings.placing === 'owner') yield* place(battle, id);
}
