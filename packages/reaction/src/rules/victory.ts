import type { Flow, Outcome, Seat } from '@skirmish-kit/core';
import { distance } from '@skirmish-kit/space';
import { figuresIn, findFigure, isIn } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, Figure, Objective } from './state.ts';

/** RX-TURN-03: points of every seat as the scenario counts them. */
export function scores(battle: Battle): number[] {
  return battle.sides.map(({ seat }) => {
    let points = 0;
    for (const figure of battle.figures) {
      if (figure.seat !== seat && !isIn(figure)) points += battle.victory.casualty * worth(figure);
    }
    for (const thing of battle.things) {
      const holder = thing.holder === null ? undefined : findFigure(battle, thing.holder);
      if (holder?.seat === seat) points += thing.points;
    }
    for (const objective of battle.objectives) {
      if (holderOf(battle, objective) === seat) points += objective.points;
    }
    return points;
  });
}

/** Heroes and leaders count double. */
function worth({ role }: Figure): number {
  return role === 'hero' || role === 'leader' ? 2 : 1;
}

/** Who has an objective: who hacked it, or the only side beside it that does not run. */
export function holderOf(battle: Battle, objective: Objective): Seat | undefined {
  if (objective.kind === 'hack') return objective.owner ?? undefined;
  const spot = { at: objective.at, radius: 0 };
  const near = figuresIn(battle).filter(
    (figure) => figure.reaction !== 'rout' && distance(figure, spot) <= objective.reach * 10,
  );
  const seats = new Set(near.map(({ seat }) => seat));
  const [only] = seats;
  return seats.size === 1 ? only : undefined;
}

/** RX-TURN-03: over as soon as at most one side has a figure on the table. */
export function isLastStanding({ figures, decided }: Battle): boolean {
  if (decided) return false;
  let first: Figure | undefined;
  for (const figure of figures) {
    if (!isIn(figure)) continue;
    first ??= figure;
    if (figure.seat !== first.seat) return false;
  }
  return true;
}

export function* lastStanding(battle: Battle): Flow {
  const left = battle.figures.find(isIn);
  yield* decide(battle, left ? [left.seat] : [], left ? 'last-standing' : 'nobody-left');
}

/** At the end of a turn: points enough to win at once, or the last turn. */
export function* checkPoints(battle: Battle): Flow {
  const points = scores(battle);
  const best = Math.max(...points);
  const winners = battle.sides.map(({ seat }) => seat).filter((seat) => points[seat] === best);
  const { target } = battle.victory;
  const clear = winners.length === 1 ? winners : [];
  if (target > 0 && best >= target && clear.length > 0) yield* decide(battle, clear, 'points');
  else if (battle.turn >= battle.turns) yield* decide(battle, clear, 'turn-limit');
}

function* decide(battle: Battle, winners: Seat[], reason: string): Flow {
  battle.decided = { winners, reason };
  yield* emit('battle-over', 'RX-TURN-03', { reason, winners, scores: scores(battle) });
}

export function outcomeOf(battle: Battle): Outcome | undefined {
  const { decided } = battle;
  return decided
    ? { winners: decided.winners, reason: decided.reason, scores: scores(battle) }
    : undefined;
}
