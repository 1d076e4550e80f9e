import { cubeRange } from '../board/index.ts';
import { isAble, isOnField, modelOf } from './models.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ABIL-45: a Remote model without an Engineer within three cubes does nothing. */
export function isIdle(battle: Battle, id: ModelId): boolean {
  const model = modelOf(battle, id);
  return !battle.models.some(
    (other) =>
      other.seat === model.seat &&
      isOnField(other) &&
      isAble(other, 'engineer') &&
      cubeRange(other.cube, model.cube) <= REMOTE_RANGE,
  );
}

const REMOTE_RANGE = 3;
