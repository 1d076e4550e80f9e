import { d, roll, sum, type Flow } from '@skirmish-kit/core';
import { banded } from './dice.ts';
import { friendsOf, groupOf, hasReaction, isEngaged, membersIn, touching } from './figures.ts';
import { emit } from './events.ts';
import { QUALITY_MODIFIER } from './quality.ts';
import { rout } from './reaction.ts';
import type { Battle, Figure, Group } from './state.ts';

export type TestResult = 'ok' | 'panic' | 'rout';

/**
 * RX-REACT-01: 8 or more OK, 5 to 7 panic, 4 or less rout.
 *
 * @example
 * ```ts
 * testResult(8); // 'ok'
 * testResult(7); // 'panic'
 * ```
 */
export function testResult(total: number): TestResult {
  return total >= 8 ? 'ok' : total >= 5 ? 'panic' : 'rout';
}

/** RX-REACT-02…09 */
export function reactionModifier(battle: Battle, figure: Figure): number {
  const group = groupOf(battle, figure);
  const alive = membersIn(battle, group).length;
  let modifier = QUALITY_MODIFIER[figure.quality];
  if (alive === 1 && figure.role !== 'hero') modifier -= 2; // RX-REACT-03
  if (isBelowHalf(battle, group, alive)) modifier -= 1; // RX-REACT-04
  if (figure.reaction === 'rout') modifier -= 1; // RX-REACT-05
  if (isEngaged(battle, figure)) modifier -= 1; // RX-REACT-06
  if (isSteadied(battle, figure)) modifier += 1; // RX-REACT-07
  if (figure.role === 'second') modifier += 1; // RX-REACT-08
  if (figure.role === 'leader') modifier += 2; // RX-REACT-09
  return modifier;
}

/** RX-REACT-04: fewer than half of the starting size, which is rounded down. */
function isBelowHalf(battle: Battle, group: Group, alive: number): boolean {
  const half = group.size / 2;
  return alive < (battle.settings.belowHalf === 'rounded-down' ? Math.floor(half) : half);
}

/** RX-REACT-07: touches another's steady leader or second; once only. */
function isSteadied(battle: Battle, figure: Figure): boolean {
  return friendsOf(battle, figure).some(
    (friend) =>
      (friend.role === 'leader' || friend.role === 'second') &&
      touching(figure, friend) &&
      (battle.settings.steadyingLeader === 'any' || !hasReaction(friend)),
  );
}

/**
 * RX-REACT-01: one figure under a reaction tests, and bears the result.
 *
 * @example
 * ```ts
 * const { state } = new Game(reaction, reaction.defaults, { seed: 7 });
 * const odds = exactOdds(() => {
 *   const battle = copyState(state);
 *   return reactionTest(battle, figureOf(battle, 'a1'));
 * });
 * odds.outcomes; // [['rout', 1/36], ['panic', 9/36], ['ok', 26/36]]
 * ```
 */
export function* reactionTest(battle: Battle, figure: Figure): Flow<TestResult> {
  const modifier = reactionModifier(battle, figure);
  const params = { figure: figure.id, modifier };
  const { total, band: result } = yield* roll(
    banded(sum([d(2, 6)], modifier), testResult),
    'RX-REACT-01',
    { who: figure.seat, about: 'reaction-test', params },
  );
  yield* emit('reaction-test', 'RX-REACT-01', {
    figure: figure.id,
    modifier,
    dice: total - modifier,
    total,
    result,
  });
  if (result === 'rout') {
    yield* rout(battle, figure, 'RX-REACT-13');
  } else {
    figure.reaction = result; // RX-REACT-11, RX-REACT-12
    figure.routedInCombat = false;
  }
  return result;
}
