import {
  isProblems,
  type OddsResult,
  type OddsParameter as Parameter,
  type OddsCalculator,
  type TypedParameter,
  type LocalisedText,
} from '@skirmish-kit/core';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { actionOdds } from './action.ts';
import type { OddsAnswer } from './answer.ts';
import { OUTCOME_MESSAGES } from './outcome-messages.ts';
import { policyText } from './policy-text.ts';
import { askOdds, oddsScenarios, type OddsParameter } from './questions.ts';

const FIGURE_WORDS: Readonly<Record<string, LocalisedText>> = {
  figure: { en: 'Figure', fr: 'Figurine' },
  target: { en: 'Target', fr: 'Cible' },
  theirFigure: { en: 'Opponent', fr: 'Adversaire' },
};

const EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  shoot: { weapon: 'assault-rifle', mode: 'burst', range: 'short', cover: 'medium' },
  melee: { started: true },
  reaction: { modifier: -1 },
};

/** What only a typed question has: several targets, or bare numbers instead of names. */
const TYPED: Readonly<Record<string, readonly TypedParameter[]>> = {
  shoot: [
    { id: 'targets', among: { like: [{ target: 'ember', range: 'short', shots: 2 }] } },
    { id: 'shots', among: { like: 3 } },
    { id: 'toHit', among: { like: 0 } },
    { id: 'damage', among: { like: [6, 6] } },
    { id: 'damageModifier', among: { like: 0 } },
    { id: 'resistance', among: { like: 7 } },
  ],
  melee: [
    { id: 'mine', among: { like: [6, 6, 6] } },
    { id: 'modifier', among: { like: 0 } },
    { id: 'theirs', among: { like: [6, 6] } },
    { id: 'theirModifier', among: { like: 0 } },
  ],
  reaction: [{ id: 'modifier', among: { like: -1 } }],
};

/** The calculator of Reaction. */
export const calculator: OddsCalculator<Battle, ReactionSetup> = {
  questions: oddsScenarios.map(({ id, title, figures, parameters }) => ({
    id,
    title,
    parameters: [
      ...figures.map(({ name, known }) => ({
        id: name,
        title: FIGURE_WORDS[name] ?? { en: name, fr: name },
        among: known.map((value) => ({ value, title: { en: value, fr: value } })),
      })),
      ...parameters.map(parameterOf),
    ],
    typed: TYPED[id] ?? [],
    example: { action: id, ...EXAMPLES[id] },
  })),
  ask(request) {
    const answer = askOdds(request);
    if (isProblems(answer)) return answer;
    const { targets } = answer;
    return answered(answer, targets && targets.length > 1 ? { targets } : undefined);
  },
  ofAnswer(game, key) {
    const odds = actionOdds(game, key);
    if (!odds) return undefined;
    const { figures, targets = [] } = odds;
    const each = figures.map((figure, i) => [figure, targets[i] ?? {}] as const);
    return answered(odds, each.length > 0 ? { figures: Object.fromEntries(each) } : undefined);
  },
};

/** The same as forms to fill in: without names of figures, which would answer for the other fields. */
export const oddsForms: OddsCalculator<Battle, ReactionSetup> = {
  ...calculator,
  questions: calculator.questions.map((question) => ({
    ...question,
    parameters: question.parameters.filter(({ otherwise }) => otherwise !== undefined),
    example: { action: question.id },
  })),
};

function answered(
  { outcomes, pruned, policies }: OddsAnswer,
  more: OddsResult['more'],
): OddsResult {
  const policy = policyText(policies);
  return {
    outcomes,
    titles: OUTCOME_MESSAGES,
    pruned,
    ...(policy && { policy }),
    ...(more && { more }),
  };
}

function parameterOf(parameter: OddsParameter): Parameter {
  const { name: id, title, usual: otherwise } = parameter;
  const among =
    parameter.kind === 'choice'
      ? parameter.options
      : parameter.kind === 'number'
        ? { least: parameter.least, most: parameter.most }
        : 'yes-or-no';
  return { id, title, among, otherwise };
}
