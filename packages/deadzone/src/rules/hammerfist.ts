import { forEachFlow, subFlow, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import { areAdjacent, makeCube, sameCube, topCube, type Cube } from '../board/index.ts';
import { arrive } from './arrival.ts';
import { knockAway } from './blast.ts';
import { inTurnOrder } from './cube-attack.ts';
import { plainDamage, type DamageSource } from './damage.ts';
import { successesOf, USUAL_DICE } from './dice.ts';
import { addSurviveDice } from './frag.ts';
import { boardOf } from './battlefield.ts';
import { fits, isOnField, modelOf } from './models.ts';
import { emit } from './events.ts';
import { moveTo } from './cube-index.ts';
import { refuse } from './refusals.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { surviveHits, surviveTest } from './survive.ts';

/** DZ-ABIL-03: on top of a stack with room for it (ruling O-52). */
export function whyNotHammerfist(
  battle: Battle,
  model: Model,
  id: ModelId,
  to: Cube,
): Refusal | undefined {
  const waiting = battle.models.find((each) => each.id === id);
  if (!waiting || waiting.where !== 'waiting' || waiting.seat !== model.seat)
    return refuse('not-waiting', 'DZ-ABIL-03', { target: id });
  const params = { model: id, to: makeCube(to), steps: 0 };
  if (!sameCube(topCube(boardOf(battle), to[0], to[1]), to))
    return refuse('not-on-top', 'DZ-ABIL-03', { to: makeCube(to) });
  return fits(battle, waiting, to) ? undefined : refuse('no-room', 'DZ-CAP-01', params);
}

/**
 * DZ-ABIL-03: it drops from the sky; models next to it that fail to stand the shock are thrown directly
 * away and pinned, friends too.
 */
export function* dropHammerfist(battle: Battle, id: ModelId, to: Cube): Flow {
  const model = modelOf(battle, id);
  model.where = 'field';
  moveTo(model, to);
  model.activated = true;
  yield* emit('drops-in', 'DZ-ABIL-03', { model: id, to: makeCube(to) });
  const around = battle.models.filter((other) => isOnField(other) && areAdjacent(other.cube, to));
  const ids = inTurnOrder(battle, around);
  const added = yield* addSurviveDice(battle, ids);
  const shock = yield* roll(successesOf({ dice: USUAL_DICE, at: 4, rerolls: 0 }), 'DZ-ABIL-03', {
    who: model.seat,
    about: 'shock',
  });
  const shaken: ModelId[] = [];
  for (const [i, one] of ids.entries()) {
    const test = surviveTest(battle, one, added[i] ?? 0);
    if ((yield* subFlow(surviveHits, battle, one, test, shock, 1, 'DZ-ABIL-03')) > 0)
      shaken.push(one);
  }
  const harm = plainDamage(model.seat, true);
  yield* forEachFlow(
    knockAway,
    battle,
    shaken.map((one): [ModelId, ModelId, ModelId, DamageSource] => [id, id, one, harm]),
  );
  if (isOnField(modelOf(battle, id))) yield* subFlow(arrive, battle, id, 'landed');
  yield* placeInCube(battle, id);
}
