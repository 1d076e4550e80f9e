import { forEachFlow, tailFlow, type Flow } from '@skirmish-kit/core';
import { chooseDirection } from './knock-back.ts';
import { inTurnOrder } from './cube-attack.ts';
import { plainDamage, type DamageSource } from './damage.ts';
import { pinAll } from './frag.ts';
import { controllerOf, isOnField, modelOf, modelsIn } from './models.ts';
import { emit } from './events.ts';
import { isImmovable, scatterModel, throwModel } from './scatter.ts';
import type { Battle, ModelId } from './state.ts';

/**
 * DZ-ABIL-16 Blast: no damage. A hit throws everybody else in the cube directly away from the target
 * and the target at random, and pins them all; a miss only pins.
 */
export function* blast(battle: Battle, by: ModelId, target: ModelId, hit: boolean): Flow {
  yield* emit(hit ? 'blast' : 'blast-missed', 'DZ-ABIL-16', { model: target });
  const there = inTurnOrder(battle, modelsIn(battle, modelOf(battle, target).cube));
  if (!hit) return yield* tailFlow(pinAll, battle, there);
  const harm = plainDamage(controllerOf(battle, modelOf(battle, by)), true);
  yield* forEachFlow(
    knockAway,
    battle,
    there
      .filter((id) => id !== target)
      .map((id): [ModelId, ModelId, ModelId, DamageSource] => [by, target, id, harm]),
  );
  if (isOnField(modelOf(battle, target))) yield* tailFlow(scatterModel, battle, target, true, harm);
}

/** Ruling O-58: in one cube, directly away is where the attacker likes. */
export function* knockAway(
  battle: Battle,
  by: ModelId,
  from: ModelId,
  id: ModelId,
  harm: DamageSource,
): Flow {
  if (!isOnField(modelOf(battle, id))) return;
  const way = isImmovable(battle, id)
    ? 0
    : yield* chooseDirection(battle, by, modelOf(battle, from).cube, id);
  yield* tailFlow(throwModel, battle, id, way, true, harm);
}
