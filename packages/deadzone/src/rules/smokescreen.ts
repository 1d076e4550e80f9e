import { choose, type Flow } from '@skirmish-kit/core';
import { yesOrNo } from './answer-keys.ts';
import { fillWithSmoke } from './grenade.ts';
import { controllerOf, isAble, modelOf } from './models.ts';
import { internCube } from './cube-index.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ABIL-12, DZ-ABIL-13: once a game, before it acts, its cube may fill with smoke. */
export function* smokescreen(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const toxic = isAble(model, 'toxic-smokescreen');
  if (model.spent.includes('smokescreen')) return;
  const rule = toxic ? 'DZ-ABIL-13' : 'DZ-ABIL-12';
  const smokes = yield* choose({
    who: controllerOf(battle, model),
    about: 'smokescreen',
    rule,
    skip: 'no',
    params: { model: id },
    options: [
      { key: yesOrNo.make({ kind: 'no' }), value: false },
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
    ],
  });
  if (!smokes) return;
  model.spent = [...model.spent, 'smokescreen'];
  yield* fillWithSmoke(battle, internCube(model.cube), toxic);
}
