import { choose, type Flow } from '@skirmish-kit/core';
import { picks } from './answers.ts';
import { figureOf, friendsOf, isAble, isChief, isWithin } from './figures.ts';
import { tell } from './moments.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** MU-MERC-09: a bodyguard has at least so much life, and is within so many paces. */
const GUARD_LIFE = 2;
const GUARD_PACES = 2;

export function isGuarding(figure: Figure, chief: Figure): boolean {
  return (
    isAble(figure, 'bodyguard') &&
    figure.life >= GUARD_LIFE &&
    !figure.fleeing &&
    isWithin(figure, chief, GUARD_PACES)
  );
}

/**
 * MU-FREE-01 to MU-FREE-04: who may take a hit for this one: only for a chief, by somebody of his
 * band within 1 pace who stands and does not flee; no orc, and of mercenaries only a bodyguard.
 */
export function rescuersOf(battle: Battle, chief: Figure): readonly Figure[] {
  if (!isChief(chief)) return [];
  return friendsOf(battle, chief).filter(
    (friend) =>
      isGuarding(friend, chief) ||
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
  yield* tell('look-out', 'MU-FREE-01', { figure: rescuer, chief: id });
  return rescuer;
}
