import { isProblems, narratorOf } from '@skirmish-kit/core';
import { reaction, SCENARIOS } from '@skirmish-kit/reaction';
import { askOdds, isOdds, oddsScenarios, policyWords } from '@skirmish-kit/reaction/odds';
import { readReactionPackFully } from '@skirmish-kit/reaction/packs';
import { telling } from '@skirmish-kit/reaction/telling';
import type { Reply } from '../batch.ts';
import { percent } from '../chart.ts';
import { host, type HostedSystem } from '../hosted-system.ts';

export function hostReaction(): HostedSystem {
  return host(reaction, {
    setupNames: SCENARIOS.map(({ id }) => id),
    setupNamed: (name) => ({ scenario: name }),
    sides: ({ sides }) => sides.map(({ gang, name }) => ({ id: gang, name })),
    oddsHelp: oddsScenarios.flatMap(({ id, figures, parameters }) => [
      `${id}:`,
      ...figures.map(({ name, known }) => `  ${name}: ${known.join(', ')}`),
      ...parameters.map((parameter) => `  ${parameter.name}: ${allowed(parameter)}`),
    ]),
    oddsExample: { action: 'reaction', modifier: -1 },
    odds,
    packMark: { field: 'system', value: reaction.id },
    validate(text) {
      const pack = readReactionPackFully(text);
      return isProblems(pack) ? pack : pack.title;
    },
    narrate: (game, entry, language) => narratorOf(telling, game.state, language).line(entry),
  });
}

type Parameter = (typeof oddsScenarios)[number]['parameters'][number];

function allowed(parameter: Parameter): string {
  if (parameter.kind === 'flag') return 'true or false';
  if (parameter.kind === 'number') return `${parameter.least} to ${parameter.most}`;
  return parameter.options.map(({ value }) => value).join(', ');
}

function odds(request: unknown): Reply {
  const answer = askOdds(request);
  if (!isOdds(answer)) return { ok: false, problems: answer };
  const { outcomes, targets, pruned } = answer;
  const policy = policyWords(answer.policies)?.en;
  return {
    ok: true,
    json: {
      ...outcomes,
      ...(targets && targets.length > 1 ? { targets } : {}),
      pruned,
      ...(policy && { policy }),
    },
    text: () => [
      ...Object.entries(outcomes).map(
        ([name, probability]) => `${name.padEnd(12)} ${percent(probability)}`,
      ),
      ...(policy ? [policy] : []),
    ],
  };
}
