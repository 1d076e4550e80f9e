import { each, last, part, roll, type Flow, type Seat } from '@skirmish-kit/core';
import type { Cube } from '@skirmish-kit/space/cube';
import { addDice } from './command-dice.ts';
import { enoughFor, hurt, pin, plainHarm, type Harm } from './damage.ts';
import { ONE_DIE, successesOf } from './dice.ts';
import { bastion } from './leader-special.ts';
import { isOnField, modelOf, modelsIn } from './models.ts';
import { tell } from './moments.ts';
import { scatterModel, throwModel } from './scatter.ts';
import type { Battle, ModelId } from './state.ts';
import { surviveHits, surviveTest } from './survive.ts';

/** What an explosion rolls against everybody. */
export const FRAG_AT = 4;

/**
 * DZ-ABIL-18 Frag (n): one attack roll of n dice; everybody in the cube survives it or not, and who is
 * left is thrown one cube at random and pinned, whatever the result.
 */
export function* explode(
  battle: Battle,
  cube: Cube,
  dice: number,
  by: Seat | null,
  rule: string,
): Flow {
  const ids = modelsIn(battle, cube).map(({ id }) => id);
  if (ids.length === 0) return;
  const guarded = yield* bastion(battle, ids);
  const added = yield* addSurviveDice(battle, ids);
  const hits = yield* roll(successesOf({ dice, at: FRAG_AT, rerolls: 0 }), rule, {
    ...(by !== null && { who: by }),
    about: 'frag',
  });
  yield* tell('frag', rule, { hits });
  const harm: Harm = { ...plainHarm(by, true), bastion: guarded };
  // DZ-EDGE-01: one scatter roll for each, or one for all.
  const way =
    battle.settings.fragScatter === 'each'
      ? 0
      : yield* roll(ONE_DIE, 'DZ-EDGE-01', { about: 'scatter' });
  yield* each(
    fragOn,
    battle,
    ids.map((id, i): [ModelId, number, number, Harm, number] => [
      id,
      hits,
      added[i] ?? 0,
      harm,
      way,
    ]),
  );
}

/** DZ-CMD-13: Dice faces for the Survive tests of several models. */
export function* addSurviveDice(battle: Battle, ids: readonly ModelId[]): Flow<readonly number[]> {
  return yield* addDice(
    battle,
    ids.map((id) => {
      const { seat, recruit } = modelOf(battle, id);
      return { model: id, seat, rolls: recruit.profile.survive !== null };
    }),
  );
}

/** @param way the scatter die that was rolled for all; 0 when each rolls its own */
function* fragOn(
  battle: Battle,
  id: ModelId,
  hits: number,
  added: number,
  harm: Harm,
  way: number,
): Flow {
  if (!isOnField(modelOf(battle, id))) return;
  yield* part(impact, battle, id, hits, added, harm, 'DZ-ABIL-18');
  if (!isOnField(modelOf(battle, id))) return;
  if (way > 0) yield* last(throwModel, battle, id, way, true, harm);
  else yield* last(scatterModel, battle, id, true, harm);
}

/** One model’s own Survive test against the one attack roll, and its own margin. */
export function* impact(
  battle: Battle,
  id: ModelId,
  hits: number,
  added: number,
  harm: Harm,
  rule: string,
): Flow {
  const test = surviveTest(battle, id, added);
  const margin = yield* surviveHits(battle, id, test, hits, enoughFor(battle, id, harm), rule);
  if (margin > 0) yield* last(hurt, battle, id, margin, harm);
}

/** Everybody in the cube is pinned. */
export function* pinAll(battle: Battle, cube: Cube): Flow {
  for (const { id } of modelsIn(battle, cube)) yield* pin(battle, id);
}
