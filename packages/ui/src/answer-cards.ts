import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { sayRisk, shareBar } from './action-row-styles.ts';
import { percent, translatorOf } from './translator.ts';

/** What an answer may lead to, with whose fate it is: `you die`, `B1 is out`. */
export interface AnswerOutcome {
  /** The same in every answer to a question: `a1 dead`. */
  readonly id: string;
  /** How bad it is, 0 the worst. */
  readonly rank: number;
  readonly label: string;
  readonly probability: number;
  /** It harms a figure of who answers: hatched with a rim. */
  readonly mine: boolean;
}

/** An answer to a question of which every answer is weighed against the others. */
export interface AnswerCard {
  /** The answer as records write it. */
  readonly key: string;
  readonly label: string;
  /** What it takes, and what is left. */
  readonly price?: string;
  /** What may follow, once it has been worked out. */
  readonly outcomes?: readonly AnswerOutcome[] | undefined;
  /** One line of why, with its rule. */
  readonly why?: unknown;
}

const say = /* @__PURE__ */ translatorOf({
  title: { en: 'Your answer', fr: 'Votre réponse' },
  exact: { en: 'exact', fr: 'exact' },
  yours: { en: 'yours, hatched', fr: 'vous, hachuré' },
  theirs: { en: 'theirs, solid', fr: 'eux, plein' },
});

/** More answers than so many are rows of one line. */
const MOST_CARDS = 3;

/** The kinds of harm on a card: the worst for each side, else the two worst of one. */
function shownHarms(cards: readonly AnswerCard[]): readonly AnswerOutcome[] {
  const [first, ...others] = harms(cards);
  if (!first) return [];
  const next = others.find(({ mine }) => mine !== first.mine) ?? others[0];
  return next ? [first, next] : [first];
}

/** The kinds of harm that any answer may lead to, so that all answers are compared by the same ones. */
function harms(cards: readonly AnswerCard[]): readonly AnswerOutcome[] {
  const found = new Map<string, AnswerOutcome>();
  for (const { outcomes = [] } of cards)
    for (const each of outcomes) if (!found.has(each.id)) found.set(each.id, each);
  return [...found.values()].toSorted((a, b) => Number(b.mine) - Number(a.mine) || a.rank - b.rank);
}

function chanceIn({ outcomes = [] }: AnswerCard, { id }: AnswerOutcome): number {
  return outcomes.find((each) => each.id === id)?.probability ?? 0;
}

/** The answer that harms one’s own side least, where that makes a difference; the worst harm decides. */
function safestOf(cards: readonly AnswerCard[]): AnswerCard | undefined {
  if (cards.length < 2 || cards.some(({ outcomes }) => outcomes === undefined)) return undefined;
  const own = harms(cards).filter(({ mine }) => mine);
  const order = (a: AnswerCard, b: AnswerCard) =>
    own.map((harm) => chanceIn(a, harm) - chanceIn(b, harm)).find((by) => Math.abs(by) > 1e-9) ?? 0;
  const [first, ...others] = cards.toSorted(order);
  return first && others.some((each) => order(first, each) !== 0) ? first : undefined;
}

/** The answer that is chosen beforehand: the safest, else what harms the enemy most, or the one named. */
export function preferredCard(
  cards: readonly AnswerCard[],
  otherwise: string | undefined,
): AnswerCard | undefined {
  const safest = safestOf(cards);
  if (safest) return safest;
  if (otherwise !== undefined) return cards.find(({ key }) => key === otherwise);
  const [harm] = harms(cards);
  return harm && cards.toSorted((a, b) => chanceIn(b, harm) - chanceIn(a, harm))[0];
}

/** The main button: an answer with the chance that decides about it, `Defend only · you die 31.4 %`. */
export function mainAnswer(
  card: AnswerCard,
  cards: readonly AnswerCard[],
  language: Language,
  press: (key: string) => void,
): TemplateResult {
  const differs = (harm: AnswerOutcome) =>
    cards.some((each) => Math.abs(chanceIn(each, harm) - chanceIn(card, harm)) > 1e-9);
  const all = harms(cards);
  const harm = all.find(differs) ?? all[0];
  const chance =
    harm && card.outcomes && `${harm.label} ${percent(chanceIn(card, harm), language)}`;
  return html`<button type="button" class="main now confirm" @click=${() => press(card.key)}>
    ${card.label} ${chance ? html`<small>· ${chance}</small>` : nothing}
  </button>`;
}

/** All answers with what each may lead to: the same harms in the same order, mine in another form. */
export function answerCards(
  cards: readonly AnswerCard[],
  language: Language,
  press: (key: string) => void,
): TemplateResult {
  const shown = shownHarms(cards);
  const safest = safestOf(cards);
  const isExact = cards.every(({ outcomes }) => outcomes !== undefined);
  const kinds = new Set(shown.map(({ mine }) => mine));
  const riskOf = (card: AnswerCard) =>
    safest ? (card === safest ? 'safest' : 'riskier') : undefined;
  return html`<section class="answers" part="answers">
    <h3>
      ${say(language, 'title')}
      ${isExact ? html`<small>${say(language, 'exact')}</small>` : nothing}
    </h3>
    <div
      class="offers ${cards.length > MOST_CARDS ? 'as-rows' : ''}"
      role="group"
      aria-label=${say(language, 'title')}
    >
      ${cards.map((card) => cardView(card, shown, riskOf(card), language, press))}
    </div>
    ${
      kinds.size > 1
        ? html`<p class="answer-key quiet">
            ${shareBar(1, true)} ${say(language, 'yours')} ${shareBar(1, false)}
            ${say(language, 'theirs')}
          </p>`
        : nothing
    }
  </section>`;
}

function cardView(
  card: AnswerCard,
  shown: readonly AnswerOutcome[],
  risk: 'safest' | 'riskier' | undefined,
  language: Language,
  press: (key: string) => void,
): TemplateResult {
  const { key, label, price, outcomes, why } = card;
  return html`<div class="answer-card ${risk ?? ''}">
    <button
      type="button"
      class="offer act ${risk === 'safest' ? 'safest' : ''}"
      part="offer"
      data-key=${key}
      @click=${() => press(key)}
    >
      <span class="answer-name"
        ><b>${label}</b> ${price ? html`<span class="ap">${price}</span>` : nothing}
        ${risk ? html`<small class="risk">${sayRisk(language, risk)}</small>` : nothing}</span
      >
      ${
        outcomes
          ? shown.map((harm) => {
              const chance = chanceIn(card, harm);
              return html`<span class="chance ${harm.mine ? 'mine' : ''}"
                ><small>${harm.label}</small> ${shareBar(chance, harm.mine)}
                <b>${percent(chance, language)}</b></span
              >`;
            })
          : nothing
      }
    </button>
    ${why ? html`<small class="why">${why}</small>` : nothing}
  </div>`;
}

export const answerStyles = css`
  .answers {
    display: grid;
    gap: 8px;
  }
  .answers h3 {
    display: flex;
    justify-content: space-between;
    font-size: 0.93em;
  }
  .answers h3 small {
    color: var(--_quiet);
    font-weight: 400;
  }
  .answers .offers {
    display: grid;
    gap: 8px;
  }
  .answer-card {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .answer-card.safest {
    border: 2px solid var(--_text);
  }
  .answer-card .offer {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    min-block-size: max(44px, var(--_control));
    padding: 8px 12px;
    border: 0;
    background: none;
  }
  .answer-name {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: baseline;
  }
  .answer-name .risk {
    margin-inline-start: auto;
    color: var(--_quiet);
    font-style: italic;
  }
  .answer-card .chance {
    display: grid;
    grid-template-columns: minmax(6.5em, 32%) minmax(0, 1fr) 4em;
    gap: 10px;
    align-items: center;
    color: var(--_text);
  }
  .answer-card .chance b {
    text-align: end;
  }
  .answer-card .chances,
  .answer-card .chances.mine {
    inline-size: 100%;
    block-size: 0.6em;
  }
  .answer-card .chances rect {
    fill: var(--_text);
  }
  .answer-card .chance small::first-letter {
    text-transform: uppercase;
  }
  .answer-card .chance small {
    display: block;
  }
  .as-rows .offer {
    grid-template-columns: minmax(0, 34%) minmax(0, 1fr);
    gap: 0 12px;
    align-items: center;
    padding-block: 4px;
  }
  .as-rows .answer-name {
    grid-row: span 2;
  }
  .as-rows .answer-name .risk {
    margin-inline-start: 0;
  }
  .answers .as-rows {
    gap: 4px;
  }
  .as-rows .offer .chance {
    grid-column: 2;
    grid-template-columns: minmax(0, 1fr) 3.5em 3.4em;
    line-height: 1.2;
  }
  .answer-card .why {
    display: block;
    padding: 0 12px 8px;
    color: var(--_quiet);
  }
  .answer-key {
    display: flex;
    gap: 6px;
    align-items: center;
    font-size: 0.85em;
  }
  .answer-key .chances {
    inline-size: 1.8em;
    block-size: 0.7em;
  }
  .answer-key .chances rect {
    fill: var(--_text);
  }
  .answer-key .chances:not(.mine) {
    margin-inline-start: 8px;
  }
`;
