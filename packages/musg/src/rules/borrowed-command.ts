import { commandOf } from './command.ts';
import { isAble, isHere, isWithin } from './figures.ts';
import type { Battle, Figure } from './state.ts';

/** MU-END-03: how near a lender is, in paces. */
const NEAR = 4;

/**
 * MU-END-03: his own Command, or the best of his band within 4 paces who has not failed his own
 * test; zombies lend nothing.
 */
export function borrowedCommand(battle: Battle, figure: Figure): number | null {
  const own = commandOf(battle, figure);
  if (own === null) return null;
  const { lenders } = battle.settings;
  const lent = battle.figures
    .filter((other) => other.seat === figure.seat && other !== figure && isHere(other))
    .filter((friend) => !friend.fleeing && !isAble(friend, 'lends-nothing'))
    .filter(
      ({ recruit: { rank } }) => lenders === 'any' || rank === 'chief' || rank === 'lieutenant',
    )
    .filter((friend) => isWithin(figure, friend, NEAR))
    .map((friend) => commandOf(battle, friend) ?? 0);
  return Math.max(own, ...lent);
}
