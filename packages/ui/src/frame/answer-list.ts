import { html, nothing, type TemplateResult } from 'lit';
import type { Option } from '@skirmish-kit/core';
import type { GameHost } from '../game-host.ts';

/** More than this are chosen from a list instead of having a button each. */
const MOST_BUTTONS = 4;

/** Some of the answers to a question: a button for each where they are few, else a list. */
export function answerList<S>(
  host: GameHost<S>,
  about: string,
  options: readonly Option<unknown>[],
  words: { readonly title: string; readonly enter: string },
): TemplateResult | typeof nothing {
  if (options.length === 0) return nothing;
  const { title, enter } = words;
  const labelOf = ({ key, params }: Option<unknown>) => host.narrator.answer(about, key, params);
  if (options.length <= MOST_BUTTONS) {
    return html`<div class="row controls" role="group" aria-label=${title}>
      ${options.map(
        (option) =>
          html`<button type="button" @click=${() => host.answer(option.key)}>
            ${labelOf(option)}
          </button>`,
      )}
    </div>`;
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const key = new FormData(event.currentTarget).get('answer');
    if (typeof key === 'string') host.answer(key);
  };
  return html`<form class="row controls" @submit=${submit}>
    <label
      >${title}
      <select name="answer">
        ${options.map((option) => html`<option value=${option.key}>${labelOf(option)}</option>`)}
      </select></label
    >
    <button>${enter}</button>
  </form>`;
}
