import { forEachFlow, tailFlow, subFlow, roll, type Flow, type Seat } from '@skirmish-kit/core';
import { sameCube, type Cube } from '../board/index.ts';
import { addDice } from './command-dice.ts';
import { hurtAll, inTurnOrder } from './cube-attack.ts';
import { pin, plainDamage, type Effect, type DamageSource } from './damage.ts';
import { goOff } from './death.ts';
import { ONE_DIE, successesOf } from './dice.ts';
import { bastion } from './leader-special.ts';
import { controllerOf, isOnField, modelOf, modelsIn } from './models.ts';
import { emit } from './events.ts';
import { isImmovable, scatterModel, throwModel } from './scatter.ts';
import type { Battle, ModelId } from './state.ts';

/** What an explosion rolls against everybody. */
export const FRAG_AT = 4;

/** What explodes in a cube. */
export interface Explosion {
  readonly dice: number;
  /** Whose it is; a trap is nobody’s. */
  readonly by: Seat | null;
  /** Who set off the charge of another. */
  readonly setOffBy?: Seat | null;
  readonly rule: string;
  readonly effect?: Effect;
}

/**
 * DZ-ABIL-18 Frag (n): one attack roll of n dice; everybody in the cube survives it or not and takes the
 * damage. Only then who is left there is thrown one cube at random and pinned, whatever the result.
 */
export function* explode(
  battle: Battle,
  cube: Cube,
  { dice, by, setOffBy = null, rule, effect }: Explosion,
): Flow {
  const ids = inTurnOrder(battle, modelsIn(battle, cube));
  if (ids.length === 0) return;
  const guarded = yield* bastion(battle, ids);
  const added = yield* addSurviveDice(battle, ids);
  const hits = yield* roll(successesOf({ dice, at: FRAG_AT, rerolls: 0 }), rule, {
    ...(by !== null && { who: by }),
    about: 'frag',
  });
  yield* emit('frag', rule, { hits });
  const harm: DamageSource = { ...plainDamage(by, true), ...effect, setOffBy, bastion: guarded };
  const charged = yield* hurtAll(battle, ids, { hits, added, harm, rule: 'DZ-ABIL-18' });
  for (const id of charged) yield* subFlow(goOff, battle, id, harm);
  const left = ids.filter((id) => isStillIn(battle, id, cube));
  // DZ-EDGE-01: one scatter roll for each, or one for all.
  const together =
    battle.settings.fragScatter === 'cube' && left.some((id) => !isImmovable(battle, id));
  const way = together ? yield* roll(ONE_DIE, 'DZ-EDGE-01', { about: 'scatter' }) : 0;
  yield* forEachFlow(
    fling,
    battle,
    left.map((id): [ModelId, Cube, DamageSource, number] => [id, cube, harm, way]),
  );
}

/** A model has not died, nor been thrown elsewhere by another explosion. */
function isStillIn(battle: Battle, id: ModelId, cube: Cube): boolean {
  const model = modelOf(battle, id);
  return isOnField(model) && sameCube(model.cube, cube);
}

/** @param way the scatter die that was rolled for all; 0 when each rolls its own */
function* fling(battle: Battle, id: ModelId, from: Cube, harm: DamageSource, way: number): Flow {
  if (!isStillIn(battle, id, from)) return;
  if (way > 0) yield* tailFlow(throwModel, battle, id, way, true, harm);
  else yield* tailFlow(scatterModel, battle, id, true, harm);
}

/** DZ-CMD-13: Dice faces for the Survive tests of several models. */
export function* addSurviveDice(battle: Battle, ids: readonly ModelId[]): Flow<readonly number[]> {
  return yield* addDice(
    battle,
    ids.map((id) => {
      const model = modelOf(battle, id);
      const rolls = model.recruit.profile.survive !== null;
      return { model: id, seat: controllerOf(battle, model), rolls };
    }),
  );
}

/** All of them are pinned, who is left. */
export function* pinAll(battle: Battle, ids: readonly ModelId[]): Flow {
  for (const id of ids) yield* pin(battle, id);
}
