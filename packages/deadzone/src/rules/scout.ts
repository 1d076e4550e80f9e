import { choose, type Flow } from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import { modelOf, speedOf } from './models.ts';
import { walk } from './move.ts';
import type { Battle, ModelId } from './state.ts';
import { pathAnswers } from './path-answers.ts';
import { movePaths } from './move-paths.ts';

/** DZ-ABIL-11, ruling O-09: a free Sprint before the first command dice, into nobody’s cube. */
export function* scout(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const ways = movePaths(battle, model, speedOf(battle, model)?.sprint ?? 0, 'scouting');
  const way = yield* choose<readonly Cube[] | null>({
    who: model.seat,
    about: 'scout',
    rule: 'DZ-ABIL-11',
    skip: 'none',
    params: { model: id },
    options: pathAnswers(ways),
  });
  if (way) yield* walk(battle, id, way);
}
