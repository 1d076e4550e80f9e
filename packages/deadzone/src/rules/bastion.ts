import { choose, type Flow, type Seat } from '@skirmish-kit/core';
import { picks } from './answer-keys.ts';
import { spendSpecial } from './leader-special.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-LDR-01: which of its models a side protects from an attack. */
export function* chooseProtected(
  battle: Battle,
  seat: Seat,
  own: readonly ModelId[],
): Flow<ModelId | null> {
  const chosen = yield* choose<ModelId | null>({
    who: seat,
    about: 'bastion',
    rule: 'DZ-LDR-01',
    skip: 'none',
    params: { seat },
    options: [
      { key: picks.make({ kind: 'none' }), value: null },
      ...own.map((id) => ({ key: picks.make({ kind: 'model', id }), value: id })),
    ],
  });
  if (chosen === null) return null;
  spendSpecial(battle, seat);
  yield* emit('bastion', 'DZ-LDR-01', { model: chosen });
  return chosen;
}
