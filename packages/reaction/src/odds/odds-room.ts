import {
  isProblems,
  type OddsParameter as Parameter,
  type OddsRoom,
  type Words,
} from '@skirmish-kit/core';
import { OUTCOME_WORDS } from './outcome-words.ts';
import { policyWords } from './policy-words.ts';
import { askOdds, oddsScenarios, type OddsParameter } from './scenarios.ts';

const FIGURE_WORDS: Readonly<Record<string, Words>> = {
  figure: { en: 'Figure', fr: 'Figurine' },
  target: { en: 'Target', fr: 'Cible' },
  theirFigure: { en: 'Opponent', fr: 'Adversaire' },
};

const EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  shoot: { weapon: 'assault-rifle', mode: 'burst', range: 'short', cover: 'medium' },
  melee: { started: true },
  reaction: { modifier: -1 },
};

/** The calculator of Reaction. */
export const oddsRoom: OddsRoom = {
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
    example: { action: id, ...EXAMPLES[id] },
  })),
  ask(request) {
    const answer = askOdds(request);
    if (isProblems(answer)) return answer;
    const { outcomes, targets, pruned } = answer;
    const policy = policyWords(answer.policies);
    const more = targets && targets.length > 1 ? { more: { targets } } : {};
    return { outcomes, titles: OUTCOME_WORDS, pruned, ...(policy && { policy }), ...more };
  },
};

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
