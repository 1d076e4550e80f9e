import { choose, type Flow } from '@skirmish-kit/core';
import { yesOrNo } from './answer-keys.ts';
import { useItem } from './carry.ts';
import { controllerOf, itemOf, modelOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';

/** What ammunition adds to a Shoot action. Where no modifiers count, its die is left out. */
interface Ammunition {
  readonly dice: number;
  readonly ap: number;
}

/** DZ-ITEM-11, DZ-ITEM-12: ammunition for one Shoot action, one of those that help it. */
export function* useAmmo(
  battle: Battle,
  id: ModelId,
  helpful: readonly ('ammo' | 'ap-ammo')[],
): Flow<Ammunition> {
  const model = modelOf(battle, id);
  for (const kind of helpful) {
    if (!itemOf(battle, model, kind)) continue;
    const uses = yield* choose({
      who: controllerOf(battle, model),
      about: 'ammo',
      rule: kind === 'ammo' ? 'DZ-ITEM-11' : 'DZ-ITEM-12',
      skip: 'no',
      params: { model: id, item: kind },
      options: [
        { key: yesOrNo.make({ kind: 'no' }), value: false },
        { key: yesOrNo.make({ kind: 'yes' }), value: true },
      ],
    });
    if (!uses) continue;
    useItem(battle, model, kind);
    yield* emit('uses-item', 'DZ-ABIL-50', { model: id, item: kind });
    return { dice: 1, ap: kind === 'ammo' ? 0 : 1 };
  }
  return { dice: 0, ap: 0 };
}
