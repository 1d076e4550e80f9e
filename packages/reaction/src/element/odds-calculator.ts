import { html, type TemplateResult } from 'lit';
import { sayProblem, type Language } from '@skirmish-kit/core';
import { oddsChart, sayUi } from '@skirmish-kit/ui';
import { isOdds, oddsScenarios, type OddsParameter } from '../odds/scenarios.ts';
import { outcomeBars } from './odds-words.ts';

type Value = string | number | boolean;

/** The calculator: a form for each kind of roll, and the exact odds of what it says. */
export class OddsCalculator {
  #scenario = oddsScenarios[0];
  #values: Record<string, Value> = {};
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  view(language: Language): TemplateResult {
    const scenario = this.#scenario;
    if (!scenario) return html``;
    const odds = scenario.odds({ action: scenario.id, ...this.#request(scenario.parameters) });
    return html`<section class="calculator panel" part="calculator">
      <h2 class="spoken">${sayUi(language, 'probability')}</h2>
      <div class="row" role="group">
        ${oddsScenarios.map(
          (each) =>
            html`<button
              type="button"
              aria-pressed=${each === scenario ? 'true' : 'false'}
              @click=${() => this.#choose(each.id)}
            >
              ${each.title[language]}
            </button>`,
        )}
      </div>
      <form class="fields" @submit=${(event: Event) => event.preventDefault()}>
        ${scenario.parameters.map((parameter) => this.#field(parameter, language))}
      </form>
      ${
        isOdds(odds)
          ? oddsChart({
              language,
              title: scenario.title[language],
              bars: outcomeBars(odds.outcomes, language),
              pruned: odds.pruned,
              live: true,
            })
          : html`<div class="problem panel" role="alert">
              ${odds.map((found) => html`<p>${sayProblem(found, language)}</p>`)}
            </div>`
      }
    </section>`;
  }

  #choose(id: string): void {
    this.#scenario = oddsScenarios.find((each) => each.id === id);
    this.#values = {};
    this.#changed();
  }

  #request(parameters: readonly OddsParameter[]): Record<string, Value> {
    return Object.fromEntries(
      parameters.map(({ name, usual }) => [name, this.#values[name] ?? usual]),
    );
  }

  #field(parameter: OddsParameter, language: Language): TemplateResult {
    const { name, title, usual } = parameter;
    const value = this.#values[name] ?? usual;
    const set = (event: Event) => {
      const field = event.currentTarget;
      if (field instanceof HTMLSelectElement) this.#values[name] = field.value;
      else if (field instanceof HTMLInputElement) {
        this.#values[name] = field.type === 'checkbox' ? field.checked : field.valueAsNumber;
      }
      this.#changed();
    };
    if (parameter.kind === 'flag') {
      return html`<label class="flag"
        ><span>${title[language]}</span
        ><input type="checkbox" name=${name} .checked=${value === true} @change=${set}
      /></label>`;
    }
    if (parameter.kind === 'number') {
      return html`<label
        >${title[language]}
        <input
          type="number"
          name=${name}
          min=${parameter.least}
          max=${parameter.most}
          .value=${String(value)}
          @change=${set}
      /></label>`;
    }
    return html`<label
      >${title[language]}
      <select name=${name} @change=${set}>
        ${parameter.options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.title[language]}</option>`)}
      </select></label
    >`;
  }
}
