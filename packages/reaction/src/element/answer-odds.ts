import { html, nothing, type TemplateResult } from 'lit';
import type { Game, Language } from '@skirmish-kit/core';
import { oddsChart, type AnswerOutcome, type ChanceLabel } from '@skirmish-kit/ui';
import { actionOdds, chargeOdds, type ActionOdds } from '../odds/action.ts';
import { policyText } from '../odds/policy-text.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import type { ReactionOffer } from './action-options.ts';
import { bestChance, outcomeBars } from './odds-messages.ts';
import { elementText } from '../messages/element-messages.ts';

export { oddsStyles } from '@skirmish-kit/ui';

/** The exact odds of an offer; fetched when a battle first has any to show. */
export function oddsOf(
  game: Game<Battle, ReactionSetup>,
  { key, then }: ReactionOffer,
): ActionOdds | undefined {
  return then === undefined ? actionOdds(game, key) : chargeOdds(game, key, then);
}

/** What a row says of the odds: what happens to whom is aimed at first. */
export function chanceLabel(
  { outcomes, figures }: ActionOdds,
  language: Language,
  nameOf: (figure: FigureId) => string,
): ChanceLabel | undefined {
  const [figure = ''] = figures;
  return bestChance(outcomes, nameOf(figure), language);
}

/** What fire may do to the figure it is aimed at first. */
export function outcomesOf(
  { outcomes, figures }: ActionOdds,
  language: Language,
): readonly AnswerOutcome[] {
  const say = elementText(language);
  const [id = ''] = figures;
  const figure = id.toUpperCase();
  return (['eliminated', 'routed', 'panicked', 'damaged'] as const).flatMap((effect, rank) => {
    const probability = outcomes[effect];
    if (probability === undefined) return [];
    const label = say(`chance-${effect}`, { figure });
    return [{ id: `${id} ${effect}`, rank, label, probability, mine: false }];
  });
}

/** What would follow from an answer, as a chart with its table. */
export function outcomeView(
  { outcomes, pruned, policies }: ActionOdds,
  label: string,
  language: Language,
): TemplateResult {
  const title = elementText(language)('follows', { label });
  const policy = policyText(policies);
  return html`<section class="panel" part="outcomes follows">
    ${oddsChart({ language, title, bars: outcomeBars(outcomes, language), pruned })}
    ${policy ? html`<p class="quiet">${policy[language]}</p>` : nothing}
  </section>`;
}
