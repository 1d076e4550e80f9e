import { css, html, type TemplateResult } from 'lit';
import {
  isProblems,
  problemText,
  type Language,
  type OddsParameter,
  type OddsQuestion,
  type OddsCalculator,
} from '@skirmish-kit/core';
import { adoptStyles } from './frame/adopt-styles.ts';
import type { ModePage } from './element-definition.ts';
import type { GameHost } from './game-host.ts';
import { oddsChart, oddsStyles } from './odds-chart.ts';
import { oddsText } from './odds-messages.ts';

type Value = string | number | boolean;

const styles = css`
  .calculator {
    display: grid;
    gap: 0.8em;
  }
  .calculator .odds {
    max-inline-size: 36em;
  }
  .calculator .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
    gap: 0.5em 0.8em;
  }
  .calculator .fields label {
    display: grid;
    gap: 0.1em;
    font-size: 0.9em;
  }
  .calculator .fields :is(select, input) {
    inline-size: 100%;
  }
  .calculator .fields .flag {
    grid-template-columns: auto 1fr;
    gap: 0.5em;
    align-items: center;
    align-self: end;
  }
  .calculator .flag input {
    inline-size: 1.8em;
    min-block-size: 1.8em;
    block-size: 1.8em;
    margin-block: 0.3em;
    accent-color: var(--_now);
  }
`;

/** The part of the element that the page uses. */
type OddsPageHost = Pick<GameHost, 'renderRoot' | 'requestUpdate'>;

/** The calculator of a system on a page: a form for each of its questions, and the exact odds. */
export class OddsPage implements ModePage {
  readonly #room: OddsCalculator;
  readonly #host: OddsPageHost;
  #question: OddsQuestion | undefined;
  #values: Record<string, Value> = {};

  constructor(host: OddsPageHost, room: OddsCalculator) {
    adoptStyles(host.renderRoot, oddsStyles);
    adoptStyles(host.renderRoot, styles);
    this.#room = room;
    this.#host = host;
    this.#question = room.questions[0];
  }

  view(language: Language): TemplateResult {
    const question = this.#question;
    if (!question) return html``;
    const odds = this.#room.ask({
      ...question.example,
      action: question.id,
      ...this.#request(question),
    });
    return html`<section class="calculator panel" part="calculator">
      <h2 class="spoken">${oddsText(language, 'probability')}</h2>
      <div class="row" role="group">
        ${this.#room.questions.map(
          (each) =>
            html`<button
              type="button"
              aria-pressed=${each === question ? 'true' : 'false'}
              @click=${() => this.#choose(each)}
            >
              ${each.title[language]}
            </button>`,
        )}
      </div>
      <form class="fields" @submit=${(event: Event) => event.preventDefault()}>
        ${question.parameters.map((parameter) => this.#field(parameter, question, language))}
      </form>
      ${
        isProblems(odds)
          ? html`<div class="problem panel" role="alert">
              ${odds.map((found) => html`<p>${problemText(found, language)}</p>`)}
            </div>`
          : html`${oddsChart({
              language,
              title: question.title[language],
              bars: Object.entries(odds.outcomes).map(([key, probability], i) => ({
                label: odds.titles[key]?.[language] ?? key,
                probability,
                now: i === 0,
              })),
              pruned: odds.pruned,
              live: true,
            })}
            ${odds.policy ? html`<p class="quiet">${odds.policy[language]}</p>` : ''}`
      }
    </section>`;
  }

  #choose(question: OddsQuestion): void {
    this.#question = question;
    this.#values = {};
    this.#host.requestUpdate();
  }

  #valueOf({ id, otherwise, among }: OddsParameter, { example }: OddsQuestion): Value {
    const shown = this.#values[id] ?? example[id] ?? otherwise;
    if (typeof shown === 'string' || typeof shown === 'number' || typeof shown === 'boolean')
      return shown;
    if (among === 'yes-or-no') return false;
    return 'least' in among ? among.least : String(among[0]?.value ?? '');
  }

  #request(question: OddsQuestion): Record<string, Value> {
    return Object.fromEntries(
      question.parameters.map((each) => [each.id, this.#valueOf(each, question)]),
    );
  }

  #field(parameter: OddsParameter, question: OddsQuestion, language: Language): TemplateResult {
    const { id, title, among } = parameter;
    const value = this.#valueOf(parameter, question);
    const set = (event: Event) => {
      const field = event.currentTarget;
      if (field instanceof HTMLSelectElement) this.#values[id] = field.value;
      else if (field instanceof HTMLInputElement)
        this.#values[id] = field.type === 'checkbox' ? field.checked : field.valueAsNumber;
      this.#host.requestUpdate();
    };
    if (among === 'yes-or-no') {
      return html`<label class="flag"
        ><input type="checkbox" name=${id} .checked=${value === true} @change=${set} /><span
          >${title[language]}</span
        ></label
      >`;
    }
    if ('least' in among) {
      return html`<label
        >${title[language]}
        <input
          type="number"
          name=${id}
          min=${among.least}
          max=${among.most}
          .value=${String(value)}
          @change=${set}
      /></label>`;
    }
    return html`<label
      >${title[language]}
      <select name=${id} @change=${set}>
        ${among.map((option) => html`<option value=${String(option.value)} ?selected=${option.value === value}>${option.title[language]}</option>`)}
      </select></label
    >`;
  }
}
