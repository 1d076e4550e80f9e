import type { Outcome, Seat } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { areFoes, areFriends, figureOf, isAble, isLeft } from './figures.ts';
import type { Rank } from './profile.ts';
import type { Battle, Figure } from './state.ts';
import { worldOf } from './world.ts';

/** MU-VP-01, MU-EXTRA-09; a mercenary counts as a chief. */
const WORTH: Readonly<Record<Rank, number>> = { chief: 10, lieutenant: 8, minion: 5, extra: 2 };

/** MU-VP-01: what it is worth to have put somebody out of action. */
export function unitValue(battle: Battle, figure: Figure): number {
  return worldOf(battle)?.worth?.(battle, figure) ?? WORTH[figure.recruit.rank];
}

/**
 * MU-VP-01: whether a side scores for a figure that is out: for those it felled itself, and for enemies
 * who fell to their own side or to chance.
 */
function scoresFor(battle: Battle, seat: Seat, { seat: own, felledBy, life }: Figure): boolean {
  const feller = felledBy === null ? own : figureOf(battle, felledBy).seat;
  if (!areFriends(battle, feller, own)) return feller === seat;
  return life <= 0 && areFoes(battle, own, seat);
}

/** MU-VP-01, MU-VP-03, MU-BAND-07: the points of a side. */
export function scoreOf(battle: Battle, seat: Seat): number {
  let points = worldOf(battle)?.score?.(battle, seat) ?? 0;
  for (const figure of battle.figures)
    if (scoresFor(battle, seat, figure)) points += unitValue(battle, figure);
  if (battle.settings.unspentPoints === 'none') return points;
  return points + moduleOf(battle, 'optional').unspentWorth(battle, seat);
}

export function scores(battle: Battle): number[] {
  return battle.sides.map(({ seat }) => scoreOf(battle, seat));
}

/** Who has anybody on the table, or on his way to it. */
export function sidesRemaining(battle: Battle): Seat[] {
  return battle.sides
    .map(({ seat }) => seat)
    .filter((seat) =>
      battle.figures.some(
        (figure) => figure.seat === seat && isLeft(figure) && !isAble(figure, 'bystander'), // MU-CIV-07
      ),
    );
}

/** MU-TURN-08: the last band on the table wins; after the last turn, the most points. */
export function decideOutcome(battle: Battle, isTurnOver: boolean): Outcome | null {
  const points = scores(battle);
  const judged = worldOf(battle)?.judge?.(battle, isTurnOver, points);
  if (judged !== undefined) return judged;
  const left = sidesRemaining(battle);
  if (left.length < 2)
    return { winners: left, reason: left.length === 0 ? 'all-gone' : 'last-band', scores: points };
  if (!isTurnOver || battle.turn < Number(battle.settings.turnLimit)) return null;
  const most = Math.max(...points);
  const winners = battle.sides.map(({ seat }) => seat).filter((seat) => points[seat] === most);
  return {
    winners: winners.length === battle.sides.length ? [] : winners,
    reason: 'last-turn',
    scores: points,
  };
}
