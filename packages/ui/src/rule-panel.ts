import { css, html, nothing, type TemplateResult } from 'lit';
import type { Catalogue, Language, Rule, RuleId } from '@skirmish-kit/core';
import { uiText } from './ui-messages.ts';
import { translatorOf } from './translator.ts';

/** The texts around that of a rule. */
export const rulePanelText = /* @__PURE__ */ translatorOf({
  ruling: { en: 'Our ruling', fr: 'Notre arbitrage' },
  unplayed: { en: 'Not played here yet.', fr: 'Pas encore joué ici.' },
  'rule-loading': { en: 'Loading the rule…', fr: 'Chargement de la règle…' },
  'rule-missing': {
    en: 'The rule texts could not be loaded here; the game goes on without them.',
    fr: 'Les textes de règles n’ont pas pu être chargés ici ; la partie continue sans eux.',
  },
});

export const ruleStyles = css`
  .rule {
    outline-offset: -2px;
    border-inline-start: 3px solid var(--_now);
  }
`;

/** The rule texts: on their way, here, or not to be had. */
export type RuleTexts = Catalogue | 'loading' | 'missing';

/** A rule opened from the log or a refusal. */
export function rulePanel(
  language: Language,
  rule: RuleId,
  texts: RuleTexts,
  close: () => void,
): TemplateResult {
  const found = typeof texts === 'object' ? texts.find(rule) : undefined;
  const status = texts === 'loading' ? 'rule-loading' : 'rule-missing';
  return html`<aside
    class="rule panel"
    part="rule"
    tabindex="-1"
    aria-label=${uiText(language, 'rule', { id: rule })}
  >
    <div class="row">
      <h3>${rule}${found ? ` · ${found.title[language]}` : nothing}</h3>
      <button type="button" @click=${close}>${uiText(language, 'close')}</button>
    </div>
    <p>${found ? found.text[language] : rulePanelText(language, status)}</p>
    ${found ? rulingView(language, found) : nothing}
  </aside>`;
}

/**
 * How we read a rule where the book is silent, and the settings that read it otherwise; and that it
 * is not played yet.
 */
export function rulingView(
  language: Language,
  { ruling, settings, unplayed }: Rule,
): TemplateResult | typeof nothing {
  const not = unplayed
    ? html`<p><strong>${rulePanelText(language, 'unplayed')}</strong></p>`
    : nothing;
  if (!ruling) return html`${not}`;
  return html`${not}
    <p class="quiet">
      ${rulePanelText(language, 'ruling')}: ${ruling[language]}
      ${settings ? html`(${settings.map((name, i) => html`${i > 0 ? ', ' : ''}<code>${name}</code>`)})` : nothing}
    </p>`;
}
