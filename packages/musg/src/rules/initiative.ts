import type { Flow, Seat } from '@skirmish-kit/core';
import { rollOfSide } from './extra-die.ts';
import { isAble, isHere } from './figures.ts';
import { emit } from './events.ts';
import type { Battle } from './state.ts';

/** MU-TURN-02: minions who stand, also those who flee; or all it began with. */
export function minionsOf(battle: Battle, seat: Seat): number {
  const { minionsCounted } = battle.settings;
  return battle.figures.filter(
    (figure) =>
      figure.seat === seat &&
      figure.recruit.rank === 'minion' &&
      !isAble(figure, 'bystander') && // MU-CIV-07
      (minionsCounted === 'start' || isHere(figure)),
  ).length;
}

/** MU-TURN-02, MU-TURN-03: a die and the minions, highest first; of equals who has fewer minions. */
export function* rollInitiative(battle: Battle, seats: readonly Seat[]): Flow<readonly Seat[]> {
  const rolled: { readonly seat: Seat; readonly total: number; readonly minions: number }[] = [];
  for (const seat of seats) {
    const minions = minionsOf(battle, seat);
    const params = { seat, minions };
    const context = { who: seat, about: 'initiative', params };
    const die = yield* rollOfSide(battle, seat, 'MU-TURN-02', context);
    yield* emit('initiative', 'MU-TURN-02', { seat, die, minions, total: die + minions });
    rolled.push({ seat, total: die + minions, minions });
  }
  rolled.sort((a, b) => b.total - a.total || a.minions - b.minions);
  const order: Seat[] = [];
  while (rolled.length > 0) {
    const [first] = rolled;
    const tied = rolled.filter(
      ({ total, minions }) => total === first?.total && minions === first.minions,
    );
    rolled.splice(0, tied.length);
    const equals = tied.map(({ seat }) => seat);
    if (equals.length > 1) yield* emit('tie', 'MU-TURN-03', { order: equals });
    order.push(...(equals.length > 1 ? yield* rollInitiative(battle, equals) : equals));
  }
  return order;
}
