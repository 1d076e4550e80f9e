import type { OddsResult } from '@skirmish-kit/core';
import type { ModelId } from '../rules/state.ts';
import type { ActionOdds } from './action.ts';
import { FATE_MESSAGES } from './fate.ts';
import { policyText } from './policy.ts';

/** Odds as calculators and terminals show them: the target's, and everybody's besides. */
export function oddsResult(
  { models, worth, pruned, policies }: ActionOdds,
  target?: ModelId,
  more: Readonly<Record<string, unknown>> = {},
): OddsResult {
  const [first] = models.values();
  const policy = policyText(policies);
  return {
    outcomes: { ...((target === undefined ? undefined : models.get(target)) ?? first) },
    titles: FATE_MESSAGES,
    pruned,
    ...(policy && { policy }),
    more: { models: Object.fromEntries(models), worth, ...more },
  };
}
