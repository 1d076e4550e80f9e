import { choose, type Flow } from '@skirmish-kit/core';
import { picks } from './answer-keys.ts';
import { figureOf, friendsOf, isAble, isChief, isEngaged, isWithin } from './figures.ts';
import { emit } from './events.ts';
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

/** MU-MERC-09: a bodyguard who is not in melee may throw himself between. */
export function* intercepted(battle: Battle, id: FigureId, targetId: FigureId): Flow<FigureId> {
  const target = figureOf(battle, targetId);
  if (!isChief(target)) return targetId;
  const guards = friendsOf(battle, target).filter(
    (friend) => isGuarding(friend, target) && !isEngaged(battle, friend) && friend.on === target.on,
  );
  if (guards.length === 0) return targetId;
  const guard = yield* choose<FigureId | null>({
    who: target.seat,
    about: 'intercept',
    rule: 'MU-MERC-09',
    skip: 'none',
    params: { figure: targetId, enemy: id },
    options: [
      { key: picks.make({ kind: 'none' }), value: null },
      ...guards.map((each) => ({
        key: picks.make({ kind: 'figure', id: each.id }),
        value: each.id,
      })),
    ],
  });
  if (guard === null) return targetId;
  yield* emit('intercepts', 'MU-MERC-09', { figure: guard, chief: targetId });
  return guard;
}
