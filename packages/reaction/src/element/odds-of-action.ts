import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { oddsChart } from '@skirmish-kit/ui';
import type { ActionOdds } from '../odds/action.ts';
import { policyWords } from '../odds/policy-words.ts';
import { outcomeBars } from './odds-words.ts';

export { oddsStyles } from '@skirmish-kit/ui';

/** The exact odds of an action; fetched when a battle first has any to show. */
export { actionOdds, chargeOdds } from '../odds/action.ts';

export { bestChance } from './odds-words.ts';

/** What would follow from an answer, as a chart with its table. */
export function followsChart(
  title: string,
  { outcomes, pruned, policies }: ActionOdds,
  language: Language,
): TemplateResult {
  const policy = policyWords(policies);
  return html`<section class="panel" part="follows">
    ${oddsChart({ language, title, bars: outcomeBars(outcomes, language), pruned })}
    ${policy ? html`<p class="quiet">${policy[language]}</p>` : nothing}
  </section>`;
}
