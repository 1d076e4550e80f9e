import { choose, type Flow } from '@skirmish-kit/core';
import type { Cube } from '@skirmish-kit/space/cube';
import { places } from './answers.ts';
import { modelOf, speedOf } from './models.ts';
import { walk } from './move.ts';
import type { Battle, ModelId } from './state.ts';
import { waysOf } from './ways.ts';

/** DZ-ABIL-11, ruling O-09: a free Sprint before the first command dice, into nobody’s cube. */
export function* scout(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const ways = waysOf(battle, model, speedOf(battle, model)?.sprint ?? 0, 'scouting');
  const way = yield* choose<readonly Cube[] | null>({
    who: model.seat,
    about: 'scout',
    rule: 'DZ-ABIL-11',
    skip: 'none',
    params: { model: id },
    options: [
      { key: places.make({ kind: 'none' }), value: null },
      ...ways.flatMap((each) => {
        const cube = each.at(-1);
        return cube ? [{ key: places.make({ kind: 'to', cube }), value: each }] : [];
      }),
    ],
  });
  if (way) yield* walk(battle, id, way);
}
