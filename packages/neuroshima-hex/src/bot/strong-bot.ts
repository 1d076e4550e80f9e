import { seededRandom, type Random } from '@skirmish-kit/core';
import { END } from '../rules/action.ts';
import { discardAnswers } from '../rules/answer-keys.ts';
import { playerOf } from '../rules/hq-points.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { takeFromHand } from '../rules/draw.ts';
import type { Table } from '../rules/table.ts';
import { quiet } from './action-choice.ts';
import type { Asked } from './battle-choice.ts';
import { isDecided, VICTORY } from './evaluation.ts';
import { planTurns, type Budget, type Plan } from './turn-plans.ts';
import { quickAnswer } from './quick-bot.ts';
import { afterReply } from './opponent-reply.ts';

/** How far the strong bot looks. */
export interface SearchEffort {
  /** Positions it judges for one answer, about: half to plan, half to try the plans. */
  readonly evaluations: number;
  /** Hands of the next player that it tries. */
  readonly hands: number;
  /** Plans of its own that it tries them on. */
  readonly plans: number;
}

export const EFFORT: SearchEffort = { evaluations: 8000, hands: 4, plans: 6 };

/** The answer of the strong bot: whole turns planned, the best of them against likely replies. */
export function strongAnswer(
  table: Table,
  choice: Asked,
  random: Random,
  effort: SearchEffort = EFFORT,
): string {
  if (choice.options.length > 1 && choice.about === 'action') {
    const plans = planTurns(table, choice.who, { left: effort.evaluations / 2 });
    return standsUpBest(plans, choice.who, random, effort)?.keys[0] ?? END.key;
  }
  if (choice.options.length > 1 && choice.about === 'discard') {
    const plans = plansByDiscard(table, choice, effort.evaluations / 2);
    return standsUpBest(plans, choice.who, random, effort)?.keys[0] ?? '';
  }
  return quickAnswer(table, choice, random);
}

/** NH-TURN-02: the turns that can be played without one tile or another; giving it up comes first. */
function plansByDiscard(table: Table, choice: Asked, evaluations: number): Plan[] {
  const plans: Plan[] = [];
  for (const { key } of choice.options) {
    const trial = trialTable(table);
    takeFromHand(playerOf(trial, choice.who), discardAnswers.parse(key)?.tile ?? '');
    trial.state.turn = { seat: choice.who, drawn: true, played: 0, acted: [] };
    const left = evaluations / choice.options.length;
    for (const plan of planTurns(trial, choice.who, { left })) {
      plans.push({ ...plan, keys: [key, ...plan.keys] });
    }
  }
  return plans.sort((a, b) => b.value - a.value);
}

/**
 * For how many hands the position counts as it is before the reply: a few hands alone would let
 * their luck decide between plans that are worth about the same.
 */
const AT_REST = 2;

/** Of the best plans the one that is worth most after replies; plans come with the best first. */
function standsUpBest(
  all: readonly Plan[],
  seat: number,
  random: Random,
  effort: SearchEffort,
): Plan | undefined {
  const plans = all.slice(0, effort.plans);
  const [first] = plans;
  const winning = plans.find((plan) => plan.value > VICTORY / 2 && isDecided(plan.then));
  if (winning) return winning;
  // Plans that begin alike need no decision yet.
  if (plans.every((plan) => plan.keys[0] === first?.keys[0])) return first;
  const budget: Budget = { left: effort.evaluations / 2 };
  let rivals = plans.map((plan) => ({ plan, sum: AT_REST * quiet(plan.then, seat), tries: 0 }));
  for (let hand = 0; hand < effort.hands && budget.left > 0; hand++) {
    // The same hand against every plan, so that luck favours none.
    const seed = random.between(0, 0x7fffffff);
    for (const rival of rivals) {
      // A later round that has begun is finished, for only equally tried plans compare.
      if (hand === 0 && budget.left <= 0) break;
      rival.sum += afterReply(rival.plan.then, seat, seededRandom(seed), budget);
      rival.tries++;
    }
    rivals = rivals.filter(({ tries }) => tries > 0);
    rivals.sort((a, b) => b.sum / (b.tries + AT_REST) - a.sum / (a.tries + AT_REST));
    // Halfway the worse half is given up: what is left of the effort goes to the close ones.
    if (hand + 1 === effort.hands >> 1) rivals.length = (rivals.length + 1) >> 1;
  }
  return rivals[0]?.plan ?? first;
}
