import { choose, type Flow } from '@skirmish-kit/core';
import { picks } from './answer-keys.ts';
import { moduleOf } from './modules.ts';
import { figureOf, friendsOf, isAble, isChief, isWithin } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/**
 * MU-FREE-01 to MU-FREE-04: who may take a hit for this one: only for a chief, by somebody of his
 * band within 1 pace who stands and does not flee; no orc, and of mercenaries only a bodyguard.
 */
export function rescuersOf(battle: Battle, chief: Figure): readonly Figure[] {
  if (!isChief(chief)) return [];
  if (battle.settings.rescueRace === 'either' && isAble(chief, 'no-rescue')) return [];
  return friendsOf(battle, chief).filter(
    (friend) =>
      (isAble(friend, 'bodyguard') && moduleOf(battle, 'campaign').isGuarding(friend, chief)) ||
      (!friend.fleeing && !isAble(friend, 'no-rescue') && isWithin(friend, chief, 1)),
  );
}

/** MU-FREE-03: asked for each hit, before its damage. */
export function* lookOut(battle: Battle, id: FigureId): Flow<FigureId> {
  const chief = figureOf(battle, id);
  const rescuers = rescuersOf(battle, chief);
  if (rescuers.length === 0) return id;
  const rescuer = yield* choose<FigureId | null>({
    who: chief.seat,
    about: 'look-out',
    rule: 'MU-FREE-01',
    skip: 'none',
    params: { figure: id },
    options: [
      { key: picks.make({ kind: 'none' }), value: null },
      ...rescuers.map((each) => ({
        key: picks.make({ kind: 'figure', id: each.id }),
        value: each.id,
      })),
    ],
  });
  if (rescuer === null) return id;
  yield* emit('look-out', 'MU-FREE-01', { figure: rescuer, chief: id });
  return rescuer;
}
