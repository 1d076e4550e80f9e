import {
  choose,
  d,
  faceList,
  roll,
  type DiceGroup,
  type Flow,
  type Option,
  type Seat,
} from '@skirmish-kit/core';
import { hasMembers, hasReaction, isIn } from './figures.ts';
import { emit } from './events.ts';
import type { Battle } from './state.ts';

/** What a side rolled for initiative. */
export interface InitiativeRoll {
  readonly seat: Seat;
  /** Every die, highest first. */
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly total: number;
}

/** RX-INIT-01: d6 or d4 for each group, d8 for each steady hero. */
export function initiativeDice(battle: Battle, seat: Seat): DiceGroup[] {
  let together = 0;
  let scattered = 0;
  for (const group of battle.groups) {
    if (group.seat !== seat || group.lone || !hasMembers(battle, group)) continue;
    if (group.cohesion) together++;
    else scattered++;
  }
  let heroes = 0;
  for (const { role } of steady(battle, seat)) if (role === 'hero') heroes++;
  return [d(together, 6), d(scattered, 4), d(heroes, 8)].filter(({ count }) => count > 0);
}

/** RX-INIT-02 */
export function initiativeBonus(battle: Battle, seat: Seat): number {
  let bonus = 0;
  for (const { role } of steady(battle, seat)) {
    if (role === 'second') bonus += 1;
    if (role === 'leader') bonus += 2;
  }
  return bonus;
}

function steady(battle: Battle, seat: Seat) {
  return battle.figures.filter(
    (figure) => figure.seat === seat && isIn(figure) && !hasReaction(figure),
  );
}

/** RX-INIT-05: the total, then the highest dice. Negative when `a` comes first. */
export function compareRolls(battle: Battle, a: InitiativeRoll, b: InitiativeRoll): number {
  if (a.total !== b.total) return b.total - a.total;
  const compared =
    battle.settings.initiativeTie === 'next-dice' ? Math.max(a.dice.length, b.dice.length) : 1;
  for (let i = 0; i < compared; i++) {
    const difference = (b.dice[i] ?? 0) - (a.dice[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function* rollFor(battle: Battle, seat: Seat, again: boolean): Flow<InitiativeRoll> {
  const bonus = initiativeBonus(battle, seat);
  const own = initiativeDice(battle, seat);
  // A side without any dice could tie for ever: it breaks a tie with a plain d6.
  const groups = own.length === 0 && again ? [d(1, 6)] : own;
  const rolled =
    groups.length === 0
      ? []
      : yield* roll(faceList(groups), 'RX-INIT-01', {
          who: seat,
          about: 'initiative',
          params: { seat, bonus },
        });
  const dice = [...rolled].sort((a, b) => b - a);
  const total = dice.reduce((sum, die) => sum + die, bonus);
  yield* emit('initiative', 'RX-INIT-01', { seat, dice, bonus, total });
  return { seat, dice, bonus, total };
}

/** RX-INIT-01…06: the sides by their rolls; who ties to the last die rolls again. */
export function* rankSides(
  battle: Battle,
  seats: readonly Seat[],
  again = false,
): Flow<InitiativeRoll[]> {
  const rolls: InitiativeRoll[] = [];
  for (const seat of seats) rolls.push(yield* rollFor(battle, seat, again));
  rolls.sort((a, b) => compareRolls(battle, a, b));
  const ranked: InitiativeRoll[] = [];
  for (let [next] = rolls; next; [next] = rolls) {
    const first = next;
    const tied = rolls.filter((other) => compareRolls(battle, first, other) === 0);
    rolls.splice(0, tied.length);
    if (tied.length === 1) {
      ranked.push(first);
    } else {
      yield* emit('initiative-tie', 'RX-INIT-05', { total: first.total });
      ranked.push(
        ...(yield* rankSides(
          battle,
          tied.map(({ seat }) => seat),
          true,
        )),
      );
    }
  }
  return ranked;
}

/** RX-INIT-04, RX-INIT-06: the winner takes the place he likes, the others follow by total. */
export function* decideOrder(battle: Battle): Flow {
  const present = battle.sides
    .map(({ seat }) => seat)
    .filter((seat) => battle.figures.some((figure) => figure.seat === seat && isIn(figure)));
  const ranked = yield* rankSides(battle, present);
  const [winner, ...others] = ranked;
  if (!winner) return;
  battle.initiative = ranked.map(({ seat }) => seat);
  const byDice = others.some(({ total }) => total === winner.total);
  const rule = byDice ? 'RX-INIT-05' : 'RX-INIT-04';
  yield* emit('initiative-won', rule, { seat: winner.seat, total: winner.total });
  const order = others.map(({ seat }) => seat);
  order.splice(yield* placeOfWinner(battle, winner.seat, ranked.length), 0, winner.seat);
  battle.order = order;
  yield* emit('order', 'RX-INIT-04', { order });
}

function* placeOfWinner(battle: Battle, who: Seat, sides: number): Flow<number> {
  if (sides === 1 || (sides > 2 && battle.settings.manySides === 'by-total')) return 0;
  const options: Option<number>[] = [];
  for (let place = 0; place < sides; place++)
    options.push({ key: String(place + 1), value: place });
  const rule = sides > 2 ? 'RX-INIT-06' : 'RX-INIT-04';
  return yield* choose({ who, about: 'order', rule, options, params: { sides } });
}
