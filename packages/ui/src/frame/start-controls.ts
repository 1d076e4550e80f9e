import { html, nothing, type TemplateResult } from 'lit';
import type { Language, SetupChoice, SetupValue } from '@skirmish-kit/core';
import { startText } from './start-messages.ts';
import type { PlaybackSettings } from './start-source.ts';

/** More than so many values are picked from a list instead of having a button each. */
const MOST_BUTTONS = 5;

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

/** A choice in a row: its title, what it means, and its values. */
export function choiceRow(
  choice: SetupChoice,
  language: Language,
  choose: (value: SetupValue) => void,
): TemplateResult {
  const { among, title, text, value, rule } = choice;
  const isShort =
    !('least' in among) &&
    among.length <= MOST_BUTTONS &&
    among.every((option) => option.title[language].length <= 24);
  const control = isShort
    ? segments(
        title[language],
        among.map((option) => [option.value, option.title[language]] as const),
        value,
        choose,
      )
    : list(choice, language, choose);
  return html`<div class="start-row">
    <span class="row-title"
      >${title[language]}
      ${rule && choice.room === 'setting' ? html`<small class="quiet">${rule}</small>` : nothing}
      ${text ? html`<small class="quiet">${text[language]}</small>` : nothing}</span
    >
    ${control}
  </div>`;
}

/** How bots and battles are watched. */
export function paceRows(
  language: Language,
  { moves, films }: PlaybackSettings,
  change: (to: Partial<PlaybackSettings>) => void,
): TemplateResult {
  const [movesTitle, filmsTitle] = [startText(language, 'moves'), startText(language, 'battles')];
  return html`<div class="start-row">
      <span class="row-title">${movesTitle}</span>
      ${segments(
        movesTitle,
        [
          ['one-by-one', startText(language, 'one-by-one')],
          ['at-once', startText(language, 'at-once')],
        ] as const,
        moves,
        (value) => change({ moves: value }),
      )}
    </div>
    <div class="start-row">
      <span class="row-title">${filmsTitle}</span>
      ${segments(
        filmsTitle,
        [
          ['film', startText(language, 'film')],
          ['step', startText(language, 'step')],
          ['skip', startText(language, 'skip-films')],
        ] as const,
        films,
        (value) => change({ films: value }),
      )}
    </div>`;
}

/** Adds a third-party pack by its URL. */
export function packField(host: {
  readonly language: Language;
  addPack(url: string): void;
}): TemplateResult {
  const { language } = host;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const address = new FormData(event.currentTarget).get('pack');
    if (typeof address === 'string' && address.trim()) host.addPack(address.trim());
  };
  return html`<form class="start-row" @submit=${add} autocomplete="off">
    <label class="row-title" for="pack-address">${startText(language, 'add-pack')}</label>
    <span class="row">
      <input
        id="pack-address"
        name="pack"
        inputmode="url"
        aria-label=${startText(language, 'pack-address')}
      />
      <button>${startText(language, 'add')}</button>
    </span>
  </form>`;
}
