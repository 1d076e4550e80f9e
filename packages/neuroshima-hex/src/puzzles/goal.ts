import type { State } from '../rules/state.ts';

/** What a battle has to bring the side that plays. */
export type Goal =
  /** The enemy's HQ is destroyed and one's own is not. */
  | { readonly kind: 'win' }
  /** The enemy's HQ loses at least so many hit points. */
  | { readonly kind: 'damage'; readonly least: number }
  /** One's own HQ loses at most so many. */
  | { readonly kind: 'shield'; readonly most: number }
  /** Every enemy unit but the HQ leaves the board. */
  | { readonly kind: 'clear' }
  /** So many of one's own units, the HQ apart, are left. */
  | { readonly kind: 'keep'; readonly least: number };

/** By how much a goal is missed; 0 or less when it is reached. */
export function goalShortfall(goal: Goal, before: State, after: State, seat: number): number {
  const own = after.players[seat]?.hp ?? 0;
  switch (goal.kind) {
    case 'win':
      return own === 0 ? Infinity : enemyPoints(after, seat);
    case 'damage':
      return goal.least - (enemyPoints(before, seat) - enemyPoints(after, seat));
    case 'shield':
      return (before.players[seat]?.hp ?? 0) - own - goal.most;
    case 'clear':
      return unitsLeft(after, (who) => who !== seat);
    case 'keep':
      return goal.least - unitsLeft(after, (who) => who === seat);
  }
}

/** By how much a list of goals is missed together. */
export function goalShortfalls(
  goals: readonly Goal[],
  before: State,
  after: State,
  seat: number,
): number {
  let missed = 0;
  for (const goal of goals) missed += Math.max(0, goalShortfall(goal, before, after, seat));
  return missed;
}

function enemyPoints(state: State, seat: number): number {
  return state.players.reduce((sum, player, who) => (who === seat ? sum : sum + player.hp), 0);
}

function unitsLeft(state: State, of: (seat: number) => boolean): number {
  return state.units.filter((unit) => unit.tile !== 'hq' && of(unit.seat)).length;
}
