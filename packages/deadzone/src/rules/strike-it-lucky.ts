import { choose, draw, roll, takeOut, type Flow } from '@skirmish-kit/core';
import { yesOrNo } from './answer-keys.ts';
import { itemById } from './carry.ts';
import { ITEMS } from './item.ts';
import { spendSpecial } from './leader-special.ts';
import { modelOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';

/**
 * DZ-LDR-06: after a friend has picked up an item it may be discarded for a random token that was
 * never drawn; not for a trap, which has gone off by then.
 */
export function* strikeItLucky(battle: Battle, id: ModelId, name: string): Flow {
  const { seat } = modelOf(battle, id);
  const item = itemById(battle, name);
  if (item.kind === 'booby-trap' || battle.unused === 0) return;
  const again = yield* choose({
    who: seat,
    about: 'strike-it-lucky',
    rule: 'DZ-LDR-06',
    skip: 'no',
    params: { model: id, item: item.kind ?? '' },
    options: [
      { key: yesOrNo.make({ kind: 'no' }), value: false },
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
    ],
  });
  if (!again) return;
  spendSpecial(battle, seat);
  const drawn = yield* roll(draw(battle.bag), 'DZ-LDR-06', { who: seat, about: 'token' });
  takeOut(battle.bag, drawn);
  battle.unused -= 1;
  // Another item altogether: what was broken or bound to a gun has gone with the old one.
  item.kind = ITEMS.find((each) => each === drawn) ?? null;
  item.broken = false;
  item.gun = null;
  yield* emit('lucky', 'DZ-LDR-06', { model: id, item: drawn });
}
