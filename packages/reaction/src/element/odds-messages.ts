import type { Language } from '@skirmish-kit/core';
import type { Bar, ChanceLabel } from '@skirmish-kit/ui';
import type { Chances } from '../odds/effect.ts';
import { OUTCOME_MESSAGES } from '../odds/outcome-messages.ts';
import { textsFor } from '@skirmish-kit/ui';
import { elementText } from '../messages/element-messages.ts';

/** Outcomes as bars, the first in the accent. */
export function outcomeBars(chances: Chances, language: Language): readonly Bar[] {
  return Object.entries(chances).map(([key, probability], i) => ({
    label: textsFor(OUTCOME_MESSAGES, key)?.[language] ?? key,
    probability,
    now: i === 0,
    some: !NOTHING.some((each) => each === key),
  }));
}

/** What a button shows first. */
const BEST = ['win', 'eliminated', 'success'] as const;

/** What a button shows first, and how likely it is: an elimination, a fight won, a success. */
export function bestChance(
  chances: Chances,
  figure: string,
  language: Language,
): ChanceLabel | undefined {
  const key = BEST.find((each) => chances[each] !== undefined);
  if (key === undefined) return undefined;
  const probability = chances[key] ?? 0;
  const nothing = NOTHING.reduce((sum, each) => sum + (chances[each] ?? 0), 0);
  const what = textsFor(OUTCOME_MESSAGES, key)?.[language] ?? key;
  const label = elementText(language)(`chance-${key}`, { figure });
  return {
    label,
    what,
    probability,
    shares: [probability, Math.max(0, 1 - probability - nothing)],
  };
}

/** What leaves everything as it is. */
const NOTHING = ['nothing', 'tie', 'failure'] as const;
