import { html, type TemplateResult } from 'lit';
import type { Language, SetupChoice, SetupValue } from '@skirmish-kit/core';

/** A few values side by side, one of them pressed. */
export function segments<V extends SetupValue>(
  label: string,
  options: readonly (readonly [value: V, text: string])[],
  now: SetupValue,
  choose: (value: V) => void,
): TemplateResult {
  return html`<span class="segments-row" role="group" aria-label=${label}>
    ${options.map(
      ([value, text]) =>
        html`<button
          type="button"
          aria-pressed=${String(value === now)}
          @click=${() => choose(value)}
        >
          ${text}
        </button>`,
    )}
  </span>`;
}

/** A list to pick from, or a number. */
export function list(
  { among, title, value }: SetupChoice,
  language: Language,
  choose: (value: SetupValue) => void,
): TemplateResult {
  if ('least' in among) {
    const typed = ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLInputElement && currentTarget.validity.valid)
        choose(currentTarget.valueAsNumber);
    };
    return html`<input
      type="number"
      min=${among.least}
      max=${among.most}
      .value=${String(value)}
      aria-label=${title[language]}
      @change=${typed}
    />`;
  }
  const chosen = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const option = among[currentTarget.selectedIndex];
    if (option) choose(option.value);
  };
  return html`<select aria-label=${title[language]} @change=${chosen}>
    ${among.map(
      (option) =>
        html`<option ?selected=${option.value === value}>${option.title[language]}</option>`,
    )}
  </select>`;
}
