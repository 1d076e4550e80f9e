import { each, last, part, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import { areAdjacent, makeCube, sameCube, topCube, type Cube } from '@skirmish-kit/space/cube';
import { arrive } from './arrival.ts';
import { throwAway } from './blast.ts';
import { plainHarm, type Harm } from './damage.ts';
import { successesOf, USUAL_DICE } from './dice.ts';
import { addSurviveDice } from './frag.ts';
import { boardOf } from './ground.ts';
import { fits, isOnField, modelOf } from './models.ts';
import { tell } from './moments.ts';
import { moveTo } from './place.ts';
import { deny } from './refusals.ts';
import { stand } from './stand.ts';
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
    return deny('not-waiting', 'DZ-ABIL-03', { target: id });
  const params = { model: id, to: makeCube(to), steps: 0 };
  if (!sameCube(topCube(boardOf(battle), to[0], to[1]), to))
    return deny('not-on-top', 'DZ-ABIL-03', { to: makeCube(to) });
  return fits(battle, waiting, to) ? undefined : deny('no-room', 'DZ-CAP-01', params);
}

/**
 * DZ-ABIL-03: it drops from the sky; whoever is beside it and cannot stand the shock is thrown
 * directly away and pinned, friends too.
 */
export function* dropHammerfist(battle: Battle, id: ModelId, to: Cube): Flow {
  const model = modelOf(battle, id);
  model.where = 'field';
  moveTo(model, to);
  model.activated = true;
  yield* tell('drops-in', 'DZ-ABIL-03', { model: id, to: makeCube(to) });
  const around = battle.models.filter((other) => isOnField(other) && areAdjacent(other.cube, to));
  const ids = around.map((other) => other.id);
  const added = yield* addSurviveDice(battle, ids);
  const shock = yield* roll(successesOf({ dice: USUAL_DICE, at: 4, rerolls: 0 }), 'DZ-ABIL-03', {
    who: model.seat,
    about: 'shock',
  });
  yield* each(
    shake,
    battle,
    ids.map((one, i): [ModelId, ModelId, number, number] => [id, one, shock, added[i] ?? 0]),
  );
  if (isOnField(modelOf(battle, id))) yield* part(arrive, battle, id, 'moved');
  yield* stand(battle, id);
}

function* shake(battle: Battle, by: ModelId, id: ModelId, shock: number, added: number): Flow {
  if (!isOnField(modelOf(battle, id))) return;
  const test = surviveTest(battle, id, added);
  const margin = yield* surviveHits(battle, id, test, shock, 1, 'DZ-ABIL-03');
  const harm: Harm = plainHarm(modelOf(battle, by).seat, true);
  if (margin > 0) yield* last(throwAway, battle, by, by, id, harm);
}
