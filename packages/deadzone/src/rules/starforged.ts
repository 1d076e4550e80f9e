import { choose, type Flow } from '@skirmish-kit/core';
import { amounts } from './answer-keys.ts';
import { spend } from './command-dice.ts';
import { modelOf, sideOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-LDR-07: each Special face spent takes a point off the armour penetration, down to none. */
export function* starforged(battle: Battle, id: ModelId, ap: number): Flow<number> {
  const { seat } = modelOf(battle, id);
  const most = Math.min(ap, sideOf(battle, seat).dice.special);
  const spent = yield* choose({
    who: seat,
    about: 'starforged',
    rule: 'DZ-LDR-07',
    skip: 'none',
    params: { seat, model: id, ap },
    options: [
      { key: amounts.make({ kind: 'none' }), value: 0 },
      ...(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const)
        .slice(0, most)
        .map((count) => ({ key: amounts.make({ kind: 'add', count }), value: Number(count) })),
    ],
  });
  if (spent === 0) return ap;
  spend(battle, seat, 'special', spent);
  yield* emit('starforged', 'DZ-LDR-07', { model: id, count: spent });
  return ap - spent;
}
