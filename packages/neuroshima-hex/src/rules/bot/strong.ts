import { randomFrom, type Random } from '@skirmish-kit/core';
import { playerOf } from '../hq-points.ts';
import { sketchTable } from '../preview/sketch.ts';
import { takeFromHand } from '../draw.ts';
import type { Table } from '../table.ts';
import type { Asked } from './battle-choice.ts';
import { planTurns, type Budget, type Plan } from './plans.ts';
import { quickAnswer } from './quick.ts';
import { afterReply } from './reply.ts';

/** How far the strong bot looks. */
export interface Effort {
  /** Positions it judges for one answer, about. */
  readonly evaluations: number;
  /** Hands of the next player that it tries. */
  readonly hands: number;
  /** Plans of its own that it tries them on. */
  readonly plans: number;
}

export const EFFORT: Effort = { evaluations: 6000, hands: 3, plans: 6 };

/** The answer of the strong bot: whole turns planned, the best of them against likely replies. */
export function strongAnswer(
  table: Table,
  choice: Asked,
  random: Random,
  effort: Effort = EFFORT,
): string {
  if (choice.options.length > 1 && choice.about === 'action') {
    return bestPlan(table, choice.who, random, effort)?.keys[0] ?? 'end';
  }
  if (choice.options.length > 1 && choice.about === 'discard') {
    return planDiscard(table, choice, effort.evaluations / 8);
  }
  return quickAnswer(table, choice, random);
}

function bestPlan(table: Table, seat: number, random: Random, effort: Effort): Plan | undefined {
  const budget: Budget = { left: effort.evaluations };
  const plans = planTurns(table, seat, { left: effort.evaluations / 2 }).slice(0, effort.plans);
  const [first] = plans;
  // Plans that begin alike need no decision yet.
  if (plans.every((plan) => plan.keys[0] === first?.keys[0])) return first;
  const dice = random.save();
  let best = first;
  let most = -Infinity;
  for (const plan of plans) {
    if (budget.left <= 0) break;
    // The same hands for every plan, so that luck favours none.
    const luck = randomFrom(dice);
    let value = 0;
    for (let hand = 0; hand < effort.hands; hand++) {
      value += afterReply(plan.then, seat, luck, budget);
    }
    if (value > most) [best, most] = [plan, value];
  }
  return best;
}

/** NH-TURN-02: gives up the tile without which the best turn can still be played. */
function planDiscard(table: Table, choice: Asked, evaluations: number): string {
  let best = choice.options[0]?.key ?? '';
  let most = -Infinity;
  for (const { key } of choice.options) {
    const trial = sketchTable(table);
    takeFromHand(playerOf(trial, choice.who), key.slice('discard:'.length));
    trial.state.turn = { seat: choice.who, drawn: true, played: 0, acted: [] };
    const [plan] = planTurns(trial, choice.who, { left: evaluations });
    if (plan && plan.value > most) [best, most] = [key, plan.value];
  }
  return best;
}
