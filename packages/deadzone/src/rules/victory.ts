import type { Outcome, Seat } from '@skirmish-kit/core';
import { isOnField } from './models.ts';
import type { Battle } from './state.ts';

/** DZ-WIN-04, DZ-PATROL-02: victory points: those of the dead, objectives, Intel and the mission. */
export function scores({ sides, models }: Battle): readonly number[] {
  return sides.map((side, seat) =>
    models.reduce(
      (sum, { scoredBy, recruit }) => (scoredBy === seat ? sum + recruit.vp : sum),
      side.points,
    ),
  );
}

/** DZ-WIN-03: sides that cannot reach one another would never stop; no mission may last this long. */
const LAST_ROUND = 50;

/** DZ-WIN-01 to DZ-WIN-05: whether the game is over at the end of a round, and for whom. */
export function decideOutcome(battle: Battle): Outcome | undefined {
  const points = scores(battle);
  const [mine = 0, theirs = 0] = points;
  const leaders: readonly Seat[] = mine === theirs ? [] : [mine > theirs ? 0 : 1];
  const there = battle.sides.map((_, seat) =>
    battle.models.some((model) => model.seat === seat && isOnField(model)),
  );
  // Rulings O-19 to O-21.
  if (!there[0] && !there[1]) return { winners: leaders, reason: 'all-gone', scores: points };
  if (!there[0] || !there[1]) {
    return { winners: [there[0] ? 0 : 1], reason: 'extermination', scores: points };
  }
  const { victoryPoints, rounds = LAST_ROUND } = battle.mission;
  // DZ-WIN-03: equal totals play on.
  if (Math.max(mine, theirs) >= victoryPoints && leaders.length > 0) {
    return { winners: leaders, reason: 'victory-points', scores: points };
  }
  if (battle.round >= rounds) {
    return { winners: leaders, reason: 'last-round', scores: points };
  }
  return undefined;
}
